import * as z from 'zod/mini'
import { color, flag, oneOf, optional, settingsObject } from './setting-parts.ts'

const NAMES = oneOf(['gallery', 'paper', 'parts'])

export const look = optional(
  z.union(
    [
      NAMES,
      settingsObject({
        like: optional(NAMES, 'The look that says what the others leave out. Left out: gallery.'),
        type: optional(
          oneOf(['plain', 'serif', 'technical']),
          'The typeface: Figtree (plain), Source Serif (serif) or IBM Plex Sans (technical).',
        ),
        corners: optional(oneOf(['round', 'soft', 'square']), 'Of pictures, panels and buttons.'),
        density: optional(oneOf(['usual', 'dense']), 'How large texts and distances are.'),
        lists: optional(
          oneOf(['cards', 'rows']),
          'Whether lists have cards, or rows that begin with the article number.',
        ),
        ground: optional(
          color,
          'The colour of the page in the light theme, such as #faf6ee: texts, lines, panels and the dark theme are shades of it.',
        ),
        rooms: optional(flag, 'Whether products stand in rooms of their own colours.'),
      }),
    ],
    'must be "gallery", "paper" or "parts", or an object, such as { "like": "paper", "type": "plain" }',
  ),
  'How the shop looks: rooms in the products’ colours (gallery), quiet like paper (paper), dense rows for parts by number (parts), or one of them with changes. Left out: gallery.',
)

export interface AccentSettings {
  /** As `#rrggbb`. */
  readonly light: string
  readonly dark?: string | undefined
}

/** What a look says; its accent is a setting of its own. */
export type LookSettings = Exclude<z.output<typeof look>, string | undefined> & {
  readonly accent?: AccentSettings
}

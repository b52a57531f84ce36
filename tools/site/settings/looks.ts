import { existsSync, readFileSync } from 'node:fs'
import { projectFile } from '#tools/site/project-folder.ts'
import * as colors from './accent.ts'
import type { AccentSettings, LookSettings } from './look-settings.ts'
import type { FileFault } from './shop-file-error.ts'

/** What is delivered (docs/decisions/056). What one does not say is as in `src/styles/tokens.css`. */
export const LOOKS: Readonly<Record<string, LookSettings>> = {
  gallery: {},
  paper: {
    ...{ type: 'serif', corners: 'square', rooms: false, ground: '#faf6ee' },
    accent: { light: '#2f5d4a', dark: '#93c7ae' },
  },
  parts: {
    ...{ type: 'technical', corners: 'soft', density: 'dense', lists: 'rows', rooms: false },
    ...{ ground: '#ffffff', accent: { light: '#1257b0', dark: '#8dbaff' } },
  },
}

/** In px, for all corners and for buttons. */
const CORNERS = { round: undefined, soft: 4, square: 0 }

interface Looks {
  readonly look: LookSettings
  readonly accent?: AccentSettings | undefined
  /** Of the pictures on cards: width divided by height. */
  readonly cardPhoto?: number | undefined
}

/** A look with what it takes from the one that it is like. */
export function wholeLook(look: LookSettings | string = {}): LookSettings {
  const own = typeof look === 'string' ? {} : look
  const like = typeof look === 'string' ? look : (look.like ?? 'gallery')
  return { ...LOOKS[like], ...own }
}

/** The design tokens of a shop: ours, with its look and its accent. */
export function tokensOf({ look, accent, cardPhoto }: Looks, tokens = colors.readTokens()): string {
  const { type, density, lists, rooms, ground } = look
  const shaded = ground === undefined ? tokens : colors.withColors(tokens, shadesOf(ground))
  const corners = CORNERS[look.corners ?? 'round']
  const radii = ['large', 'medium', 'small', 'button'].map((of) => `--radius-${of}: ${corners}px;`)
  return [
    accent ? colors.withAccent(shaded, accent) : shaded,
    corners === undefined ? '' : `:root { ${radii.join(' ')} }`,
    ...[type, density, lists, rooms === false ? 'calm' : ''].map(stylesOf),
    cardPhoto === undefined ? '' : `:root { --card-photo: ${cardPhoto}; }`,
  ]
    .join('\n')
    .replace(typefaceOf(look) ? "@import './typeface.css';" : '', '')
}

/** The file that the page loads first, if it is not that of `index.html`. */
export function typefaceOf({ type }: LookSettings): string | undefined {
  return /url\('([^']+)'\)/.exec(stylesOf(type))?.[1]?.replace(/^(?!\/)/, '/node_modules/')
}

/** The tokens of an option; ours has no file. */
function stylesOf(option = ''): string {
  const file = projectFile(`src/styles/looks/${option}.css`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Colours of the light and the dark theme: shades of ink on the page. */
function shadesOf(light: string) {
  const dark = colors.mixed(light, '#100f0e', 0.03)
  const ink = colors.mixed(light, '#0c0c0e', 0.08)
  const shade = (inLight: number, inDark = inLight) => [
    colors.mixed(ink, light, inLight),
    colors.mixed('#f6f5f3', dark, inDark),
  ]
  const paper = colors.mixed('#ffffff', light, 0.6)
  return {
    ...{ page: [light, dark], surface: [paper, ...shade(0.035).slice(1)], text: shade(1) },
    ...{ raised: [paper, ...shade(0.08).slice(1)], ink: shade(1), 'ink-hover': shade(0.84) },
    ...{ sunken: shade(0.04, 0.07), ground: shade(0.065, 0.08), line: shade(0.12, 0.14) },
    ...{ 'line-strong': shade(0.52, 0.45), 'text-quiet': shade(0.7), 'on-ink': ['#ffffff', dark] },
    ...{ banner: shade(0.12, 0.1), 'banner-glow': shade(0.03, 0.2), 'on-banner': shade(1) },
    ...{ bronze: shade(0.16, 0.1), 'bronze-glow': shade(0.06, 0.2) },
  }
}

/** What is wrong with a look's ground: the text that is hardest to read in each theme. */
export function lookFaults(shop: Looks): FileFault[] {
  if (!shop.look.ground) return []
  const tokens = tokensOf(shop)
  return colors.THEMES.flatMap((theme, index) => {
    const colorOf = (name: string) => colors.tokenColors(tokens, name)[index]
    // No text in an accent stands on its soft one.
    const hard = colors.hardToRead(colorOf, (_, ground) => ground !== 'accent-soft')
    return hard.slice(0, 1).map(({ text, ground, color, back, ratio }) => ({
      field: 'look.ground',
      message:
        `makes texts hard to read in the ${theme} theme: the contrast of ${text}, ${color}, on ${ground}, ${back}, ` +
        `is ${ratio.toFixed(1)} to 1, and ${colors.LEAST} is needed`,
      fix: `write a ground that is ${theme === 'light' ? 'lighter' : 'darker'}`,
    }))
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccentSettings } from './look-settings.ts'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import type { FileFault } from './shop-file-error.ts'

const GROUNDS = ['page', 'surface']

/** The least contrast of text by WCAG 2.2, level AA (1.4.3). */
export const LEAST = 4.5

export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** The colours of texts, and of the grounds that they stand on. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  text: ['page', 'surface', 'sunken', 'ground', 'raised', 'mist', 'mist-glow'],
  'text-quiet': ['page', 'surface', 'sunken', 'ground', 'raised'],
  accent: ['page', 'surface', 'accent-soft'],
  'on-ink': ['ink', 'ink-hover'],
  'on-accent': ['accent'],
  'on-banner': ['banner', 'banner-glow', 'bronze', 'bronze-glow'],
  added: ['added-soft'],
}

/** What is wrong with an accent colour: text in it could not be read on the shop's backgrounds. */
export function accentFaults(accent: AccentSettings, tokens: string): FileFault[] {
  return THEMES.flatMap((theme) => {
    const color = accent[theme]
    const grounds = groundsOf(theme, tokens)
    const found = color ? leastContrast(color, grounds) : LEAST
    if (!color || found >= LEAST) return []
    return [
      {
        field: accent.dark ? `accent.${theme}` : 'accent',
        read: `"${color}"`,
        message:
          `is hard to read in the ${theme} theme: its contrast is ${found.toFixed(1)} to 1, ` +
          `and ${LEAST} is needed`,
        fix: `write "${readableColor(color, theme, grounds)}", the same colour ${theme === 'light' ? 'darker' : 'lighter'}`,
      },
    ]
  })
}

/** The design tokens with the colours of an accent instead of the shop's usual ones. */
export function withAccent(tokens: string, { light, dark }: AccentSettings): string {
  const darkColor = dark ?? readableColor(light, 'dark', groundsOf('dark', tokens))
  const [lightSurface, darkSurface] = tokenColors(tokens, 'surface')
  return withColors(tokens, {
    accent: [light, darkColor],
    'accent-soft': [mixed(light, lightSurface, 0.12), mixed(darkColor, darkSurface, 0.2)],
  })
}

/** The design tokens with other colours, of the light and the dark theme. */
export function withColors(
  tokens: string,
  colors: Readonly<Record<string, readonly string[]>>,
): string {
  return Object.entries(colors).reduce(
    (text, [name, values]) =>
      text.replace(
        new RegExp(`(--color-${name}): [^;]+;`),
        `$1: light-dark(${values.join(', ')});`,
      ),
    tokens,
  )
}

/** Of each text that is hard to read, the ground on which it is hardest. Names are those of `TEXTS`. */
export function hardToRead(
  colorOf: (name: string) => string | undefined,
  isMeant: (text: string, ground: string) => boolean,
) {
  return Object.entries(TEXTS).flatMap(([text, grounds]) => {
    const color = colorOf(text)
    const pairs = grounds.flatMap((ground) => {
      const back = colorOf(ground)
      if (color === undefined || back === undefined || !isMeant(text, ground)) return []
      return { text, ground, color, back, ratio: contrast(color, back) }
    })
    const [worst] = pairs.toSorted((a, b) => a.ratio - b.ratio)
    return worst && worst.ratio < LEAST ? worst : []
  })
}

function groundsOf(theme: Theme, tokens: string): string[] {
  return GROUNDS.map((ground) => tokenColors(tokens, ground)[THEMES.indexOf(theme)] ?? '')
}

function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/** The colour, darker on light grounds and lighter on dark ones until it can be read. */
function readableColor(color: string, theme: Theme, grounds: readonly string[]): string {
  const end = theme === 'light' ? '#000000' : '#ffffff'
  const candidates = Array.from({ length: 101 }, (_, share) => mixed(end, color, share / 100))
  return candidates.find((candidate) => leastContrast(candidate, grounds) >= LEAST) ?? end
}

export function readTokens(): string {
  return readFileSync(join(PROJECT_FOLDER, 'src/styles/tokens.css'), 'utf8')
}

/** A token's colour in the light and in the dark theme, `#rrggbb`, from the text of the tokens. */
export function tokenColors(tokens: string, name: string): [light: string, dark: string] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? []
  if (light === undefined || dark === undefined) throw new Error(`No colour named ${name}`)
  return [light, dark]
}

/** The contrast of two colours: from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour mixed into another; `share` of the first, 0 to 1. */
export function mixed(color: string, ground: string, share: number): string {
  const others = partsOf(ground)
  return colorOf(
    partsOf(color).map((part, index) => part * share + (others[index] ?? 0) * (1 - share)),
  )
}

function partsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
}

/** From red, green and blue, each 0 to 1. */
export function colorOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

import { COLORS } from './colors.ts'

/** The colours of one variant, as sRGB hex. */
export interface Finish {
  /** What the shop's swatch shows. */
  readonly body: string
  /** Frames, rings and buttons. */
  readonly metal: string
  /** Bands, cushions and other soft parts. */
  readonly soft: string
}

/** The finish for one of the catalogue's colours; `shades` are a family's own, by the colour's name. */
export function finishOf(
  color: string,
  shades: Partial<Record<string, Partial<Finish>>> = {},
): Finish {
  const body = COLORS[color] ?? '#8a8d91'
  const standard = { body, metal: mixed(body, '#b9bcc0', 0.3), soft: body }
  return { ...standard, ...shades[color] }
}

/** How bright a colour looks, 0 to 1. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color)
  return (0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2) ** (1 / 2.2)
}

/** `share` 0 gives the first colour, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to)
  const mean = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share)
  return `#${mean
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(color: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

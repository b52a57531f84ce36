import sharp from 'sharp'
import { swatchColor } from '#src/domain/product/colors.ts'
import { folded } from './cells/plain-text.ts'

/** Colours in German, and those whose English names often stand beside another: `black/white`, `matte black`. */
const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    anthrazit: '#3a3f44',
    beige: '#e8dcc4',
    black: '#1d1d1f',
    blau: '#1f5fa8',
    blue: '#1f5fa8',
    bordeaux: '#6d1f2c',
    braun: '#6b4a32',
    bronze: '#8c6a3f',
    brown: '#6b4a32',
    champagner: '#ead7b7',
    chrom: '#c5c9cc',
    creme: '#f3ead7',
    edelstahl: '#b9bcbf',
    farblos: '#eef1f3',
    gelb: '#f4d03f',
    gold: '#d4af37',
    grau: '#85878a',
    gray: '#85878a',
    green: '#2e7d32',
    grey: '#85878a',
    gruen: '#2e7d32',
    grun: '#2e7d32',
    himmelblau: '#87c0e6',
    holz: '#b98b5e',
    klar: '#eef1f3',
    koralle: '#f0806a',
    kupfer: '#b5714a',
    lachs: '#f4a58a',
    lila: '#8e5ba6',
    marine: '#1f2f57',
    marineblau: '#1f2f57',
    mint: '#bfe0cf',
    nachtblau: '#1b2440',
    natur: '#dcc9a6',
    navy: '#1f2f57',
    oliv: '#6b6b2f',
    olivgrun: '#6b6b2f',
    orange: '#ee7f2d',
    petrol: '#0f5d66',
    pink: '#e85a9b',
    purple: '#7b4a9e',
    red: '#c62828',
    rosa: '#f2a7bd',
    rose: '#e8b4b8',
    rosegold: '#e0bfb8',
    rot: '#c62828',
    schwarz: '#1d1d1f',
    senf: '#c9a227',
    silber: '#c0c2c4',
    silver: '#c0c2c4',
    terrakotta: '#c2613f',
    titan: '#8b8a87',
    tuerkis: '#2ab7b0',
    turkis: '#2ab7b0',
    violett: '#7b4a9e',
    weinrot: '#6d1f2c',
    weiss: '#f5f5f5',
    white: '#f5f5f5',
    yellow: '#f4d03f',
  }),
)

/** In French, Spanish, Italian and Dutch. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  schwarz: 'noir noire negro negra nero nera zwart',
  weiss: 'blanc blanche blanco blanca bianco bianca wit',
  grau: 'gris grise grigio grigia grijs',
  silber: 'argent argente plata plateado plateada argento zilver',
  gold: 'dore doree dorado dorada oro goud',
  braun: 'marron marrone brun brune bruin',
  rot: 'rouge rojo roja rosso rossa rood',
  orange: 'naranja arancione oranje',
  gelb: 'jaune amarillo amarilla giallo gialla geel',
  grun: 'vert verte verde groen',
  blau: 'bleu bleue azul blu blauw',
  violett: 'violette morado morada viola paars',
  rosa: 'roze',
  creme: 'ecru crema',
}

const GERMAN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([german, names]) =>
    names.split(' ').map((name) => [name, german] as const),
  ),
)

/** How far `hell` and `dunkel` go to white and black. */
const SHADE = 0.4

/** Whether the shop can paint a swatch of this colour by its name alone. */
export function isPaintable(name: string): boolean {
  return swatchColor(name, isCssColor) !== undefined
}

const cssColors = new Map<string, boolean>()

/** Whether a string is a CSS colour: `lightsteelblue`, `#576856`, `rgb(10 20 30)`. */
function isCssColor(text: string): boolean {
  const before = cssColors.get(text)
  if (before !== undefined) return before
  const isColor = canPaint(text)
  cssColors.set(text, isColor)
  return isColor
}

function canPaint(background: string): boolean {
  try {
    sharp({ create: { width: 1, height: 1, channels: 3, background } })
    return true
  } catch {
    return false
  }
}

/** How a colour looks that the shop cannot paint by its name: the first that its words name. Undefined if none does. */
export function colorValue(name: string): string | undefined {
  const words = folded(name)
    .replace(/\b(hell|dunkel)[\s-]+/g, '$1')
    .split(/[^a-z]+/)
  return words
    .map((word) => valueOfWord(GERMAN_NAMES.get(word) ?? word))
    .find((value) => value !== undefined)
}

/** The value of a word such as `schwarz`, `dunkelblau` or `tannengrün`. */
function valueOfWord(word: string): string | undefined {
  const own = COLORS.get(word)
  if (own !== undefined) return own
  const [, shade, base = word] = /^(hell|dunkel)(.+)$/.exec(word) ?? []
  const [ending = ''] = [...COLORS.keys()]
    .filter((name) => base.endsWith(name))
    .sort((a, b) => b.length - a.length)
  const value = COLORS.get(ending)
  return value === undefined || shade === undefined
    ? value
    : mixed(value, shade === 'hell' ? 255 : 0)
}

function mixed(color: string, other: number): string {
  return color.replace(/[\da-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * (1 - SHADE) + other * SHADE)
      .toString(16)
      .padStart(2, '0'),
  )
}

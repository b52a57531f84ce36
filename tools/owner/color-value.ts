import sharp from 'sharp'
import { swatchColor } from '#src/domain/color/swatches.ts'
import { mixed } from '#tools/site/settings/accent.ts'
import { folded } from './cells/plain-text.ts'

/** Colours in German, and those whose English names often stand beside another: `black/white`, `matte black`. */
const COLORS = byName({
  '#3a3f44': 'anthrazit',
  '#e8dcc4': 'beige',
  '#1d1d1f': 'black schwarz',
  '#1f5fa8': 'blau blue',
  '#6d1f2c': 'bordeaux weinrot',
  '#6b4a32': 'braun brown',
  '#8c6a3f': 'bronze',
  '#ead7b7': 'champagner',
  '#c5c9cc': 'chrom',
  '#f3ead7': 'creme',
  '#b9bcbf': 'edelstahl',
  '#eef1f3': 'farblos klar',
  '#f4d03f': 'gelb yellow',
  '#d4af37': 'gold',
  '#85878a': 'grau gray grey',
  '#2e7d32': 'green gruen grun',
  '#87c0e6': 'himmelblau',
  '#b98b5e': 'holz',
  '#f0806a': 'koralle',
  '#b5714a': 'kupfer',
  '#f4a58a': 'lachs',
  '#8e5ba6': 'lila',
  '#1f2f57': 'marine marineblau navy',
  '#bfe0cf': 'mint',
  '#1b2440': 'nachtblau',
  '#dcc9a6': 'natur',
  '#6b6b2f': 'oliv olivgrun',
  '#ee7f2d': 'orange',
  '#0f5d66': 'petrol',
  '#e85a9b': 'pink',
  '#7b4a9e': 'purple violett',
  '#c62828': 'red rot',
  '#f2a7bd': 'rosa',
  '#e8b4b8': 'rose',
  '#e0bfb8': 'rosegold',
  '#c9a227': 'senf',
  '#c0c2c4': 'silber silver',
  '#c2613f': 'terrakotta',
  '#8b8a87': 'titan',
  '#2ab7b0': 'tuerkis turkis',
  '#f5f5f5': 'weiss white',
})

/** In French, Spanish, Italian and Dutch. */
const FOREIGN_COLORS = byName({
  '#1d1d1f': 'noir noire negro negra nero nera zwart',
  '#f5f5f5': 'blanc blanche blanco blanca bianco bianca wit',
  '#85878a': 'gris grise grigio grigia grijs',
  '#c0c2c4': 'argent argente plata plateado plateada argento zilver',
  '#d4af37': 'dore doree dorado dorada oro goud',
  '#6b4a32': 'marron marrone brun brune bruin',
  '#c62828': 'rouge rojo roja rosso rossa rood',
  '#ee7f2d': 'naranja arancione oranje',
  '#f4d03f': 'jaune amarillo amarilla giallo gialla geel',
  '#2e7d32': 'vert verte verde groen',
  '#1f5fa8': 'bleu bleue azul blu blauw',
  '#7b4a9e': 'violette morado morada viola paars',
  '#f2a7bd': 'roze',
  '#f3ead7': 'ecru crema',
})

function byName(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([value, list]) =>
      list.split(' ').map((name) => [name, value] as const),
    ),
  )
}

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
    .map((word) => FOREIGN_COLORS.get(word) ?? valueOfWord(word))
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
    : mixed(shade === 'hell' ? '#ffffff' : '#000000', value, SHADE)
}

import sharp from 'sharp'
import { remembered } from '#tools/site/remembered.ts'
import { swatchColor } from '#src/domain/color/swatches.ts'
import { listed, plainText } from '#src/domain/text/word-forms.ts'
import { mixed } from '#tools/site/settings/accent.ts'

/** Colours in German, French, Spanish, Polish, Arabic, Italian and Dutch, and the English ones that stand beside another: `black/white`. */
const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '#3a3f44': 'anthrazit',
    '#e8dcc4': 'beige beżowy beżowa beżowe بيج',
    '#1d1d1f':
      'black schwarz noir noire negro negra nero nera zwart czarny czarna czarne أسود سوداء',
    '#1f5fa8':
      'blau blue bleu bleue azul blu blauw niebieski niebieska niebieskie granatowy أزرق زرقاء',
    '#6d1f2c': 'bordeaux weinrot',
    '#6b4a32': 'braun brown marron marrone brun brune bruin brązowy brązowa brązowe بني بنية',
    '#8c6a3f': 'bronze',
    '#ead7b7': 'champagner',
    '#c5c9cc': 'chrom',
    '#f3ead7': 'creme ecru crema',
    '#b9bcbf': 'edelstahl',
    '#eef1f3': 'farblos klar',
    '#f4d03f':
      'gelb yellow jaune amarillo amarilla giallo gialla geel żółty żółta żółte أصفر صفراء',
    '#d4af37': 'gold dore doree dorado dorada oro goud złoty złota złote ذهبي',
    '#85878a': 'grau gray grey gris grise grigio grigia grijs szary szara szare رمادي رمادية',
    '#2e7d32': 'green gruen grun vert verte verde groen zielony zielona zielone أخضر خضراء',
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
    '#ee7f2d': 'orange naranja arancione oranje pomarańczowy pomarańczowa برتقالي',
    '#0f5d66': 'petrol',
    '#e85a9b': 'pink',
    '#7b4a9e': 'purple violett violette morado morada viola paars fioletowy fioletowa بنفسجي',
    '#c62828': 'red rot rouge rojo roja rosso rossa rood czerwony czerwona czerwone أحمر حمراء',
    '#f2a7bd': 'rosa roze różowy różowa różowe وردي وردية',
    '#e8b4b8': 'rose',
    '#e0bfb8': 'rosegold',
    '#c9a227': 'senf',
    '#c0c2c4':
      'silber silver argent argente plata plateado plateada argento zilver srebrny srebrna srebrne فضي',
    '#c2613f': 'terrakotta',
    '#8b8a87': 'titan',
    '#2ab7b0': 'tuerkis turkis',
    '#f5f5f5':
      'weiss white blanc blanche blanco blanca bianco bianca wit biały biała białe أبيض بيضاء',
  }).flatMap(([value, names]) => listed(names).map((name) => [name, value] as const)),
)

/** How far `hell` and `dunkel` go to white and black. */
const SHADE = 0.4

/** Whether the shop can paint a swatch of this colour by its name alone. */
export function isPaintable(name: string): boolean {
  return swatchColor(name, canPaint) !== undefined
}

/** Whether a string is a CSS colour: `lightsteelblue`, `#576856`, `rgb(10 20 30)`. */
const canPaint = remembered((background) => {
  try {
    sharp({ create: { width: 1, height: 1, channels: 3, background } })
    return true
  } catch {
    return false
  }
})

/** How a colour looks that the shop cannot paint by its name: the first that its words name. Undefined if none does. */
export function colorValue(name: string): string | undefined {
  const words = plainText(name)
    .replace(/\b(hell|dunkel)[\s-]+/g, '$1')
    .split(/\P{L}+/u)
  return words.map(valueOfWord).find((value) => value !== undefined)
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

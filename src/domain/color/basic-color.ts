import { looseText } from '#src/domain/text/loose-text.ts'
import { anyOf, formsOf, listed, plainText, wordsByName } from '#src/domain/text/word-forms.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import * as m from '#src/messages/messages.gen.ts'
import { SWATCHES } from './swatches.ts'

/** The colours that lists can be filtered by, in their order there. */
export const BASIC_COLORS = [
  'black',
  'white',
  'gray',
  'silver',
  'gold',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const

export type BasicColor = (typeof BASIC_COLORS)[number]

const NAMES = colorsByForm(WORDS.colorNames, (color) => listed(m.colorName({ color })))

/** Words for a colour that have no swatch, or one that looks different. */
const ALL = new Map([...colorsByForm(WORDS.colors), ...NAMES])

/** The colour at the end of a joined name: `spaceblack`. Not `red`, which also ends `mirrored`. */
const JOINED = new RegExp(`(${anyOf(WORDS.colorEnds)})(?:titanium)?$`)

function colorsByForm(lists: string, namesOf?: (color: BasicColor) => readonly string[]) {
  const words = wordsByName(lists)
  return new Map(
    BASIC_COLORS.flatMap((color) =>
      [color, ...(namesOf?.(color) ?? []), ...(words.get(color) ?? [])]
        .flatMap(formsOf)
        .map((form) => [form, color] as const),
    ),
  )
}

/** Whether a word is a basic colour itself, and not a shade of it. */
export function isColorName(word: string): boolean {
  return formsOf(word).some((form) => NAMES.has(form))
}

/** The basic colour of a name, by its last word that names one (`cosmic orange`), else of its swatch, `value`. */
export function basicColor(name: string, value?: string): BasicColor | undefined {
  const key = looseText(name)
  // The specification, section 9, paints it light pink, whatever its last word says.
  if (key === 'rosegold') return 'pink'
  const swatch = SWATCHES.get(key)
  return colorOfWords(name) ?? colorOfPaint(value ?? swatch ?? key) ?? colorOfWords(swatch ?? '')
}

function colorOfWords(name: string): BasicColor | undefined {
  const words = plainText(name).match(/\p{L}+/gu) ?? []
  return words.map(colorOfWord).findLast((color) => color !== undefined)
}

function colorOfWord(word: string): BasicColor | undefined {
  const forms = formsOf(word)
  const known = forms.find((form) => ALL.has(form))
  const [end = ''] = forms.flatMap((form) => JOINED.exec(form)?.[1] ?? [])
  return ALL.get(known ?? end)
}

/** Up to this difference between its channels, of 255, a colour looks neutral. */
const NEUTRAL = 26

/** The lightest channel of the darkest gray, silver and white, of 255. */
const [GRAY, SILVER, WHITE] = [56, 190, 232]

/** The last degree of each hue on the colour wheel. */
const HUES: readonly (readonly [degree: number, color: BasicColor])[] = [
  [12, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [180, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [340, 'pink'],
  [360, 'red'],
]

function colorOfPaint(paint: string): BasicColor | undefined {
  const [, ...digits] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(paint) ?? []
  if (digits.length === 0) return undefined
  const [red = 0, green = 0, blue = 0] = digits.map((channel) => Number.parseInt(channel, 16))
  const light = Math.max(red, green, blue)
  const span = light - Math.min(red, green, blue)
  if (span <= NEUTRAL) {
    if (light < GRAY) return 'black'
    if (light < SILVER) return 'gray'
    return light < WHITE ? 'silver' : 'white'
  }
  const hue = hueOf(red, green, blue, span)
  const color = HUES.find(([degree]) => hue <= degree)?.[1]
  // Dark and dull orange looks brown, light red looks pink.
  if (color === 'orange' && (light < 200 || span < 0.4 * light)) return 'brown'
  if (color === 'red' && light - span > 110) return 'pink'
  return color
}

/** The angle on the colour wheel, in degrees: red is 0, green 120, blue 240. */
function hueOf(red: number, green: number, blue: number, span: number): number {
  if (red >= green && red >= blue) return ((60 * (green - blue)) / span + 360) % 360
  return green >= blue ? 120 + (60 * (blue - red)) / span : 240 + (60 * (red - green)) / span
}

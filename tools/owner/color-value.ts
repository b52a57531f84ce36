import sharp from 'sharp'
import { remembered } from '#tools/site/remembered.ts'
import { swatchColor } from '#src/domain/color/swatches.ts'
import { listed, plainText } from '#src/domain/text/word-forms.ts'
import { mixed } from '#tools/site/settings/accent.ts'
import { COLOR_WORDS } from './cells/cell-words.ts'

const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOR_WORDS).flatMap(([value, names]) =>
    listed(names).map((name) => [name, value] as const),
  ),
)

/** How far `hell` and `dunkel` go to white and black. */
const SHADE = 0.4

/** Whether the shop can paint a swatch of this colour by its name alone. */
export function isPaintable(name: string): boolean {
  return swatchColor(name, canPaint) !== undefined
}

/** One for all: a list may have thousands of colours, and to make a picture takes longer than to read one. */
const PICTURE = sharp()

/** Whether a string is a CSS colour: `lightsteelblue`, `#576856`, `rgb(10 20 30)`. */
const canPaint = remembered((background) => {
  try {
    PICTURE.flatten({ background })
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

import { SETTINGS } from '#src/domain/settings/settings.ts'
import { plainText, type Word } from './words.ts'

/** The most or the least of something, which words of a query ask for. */
export interface Need {
  /** Where its words stand in the query, as `Word` has it. */
  readonly start: number
  readonly end: number
  /** As `amountOf` has them; the one counts that most products have. */
  readonly of: readonly string[]
  /** 1 for the least first, -1 for the most. */
  readonly sign: number
  /** An adjective leaves the better third; 'lightest' leaves all. */
  readonly isAdjective: boolean
  /** How the products are then ordered, for shoppers: 'Lightest'. */
  readonly order: string
}

const LONG = '(?:long|lang|good|great|best|big|larg|gross|stark)~'
const MUCH = '(?:much|more|most|lots of|plenty of|big|viel)'

/**
 * The order, then the amounts of which the least (`<`) or the most (`>`) is meant, then the words, the longer phrases
 * first. Words are in plain letters; `~` is any ending: of 'lightest', 'leichtere'.
 */
const NEEDS: readonly (readonly [order: string, meaning: string, words: string])[] = [
  ...ownNeeds(),
  ['Longest lasting', '>mah,wh,hours,h', `${LONG} (?:battery|(?:akku)?laufzeit|akku)|lasts? long~`],
  ['Most RAM', '>ram', `${MUCH} (?:ram|memory|arbeitsspeicher)`],
  ['Most storage', '>gb', `${MUCH} (?:storage|speicher|gb)`],
  ['Longest zoom', '>zoom', '(?:best|good|great|gut~) (?:camera|kamera)|zoom|telephoto(?: lens)?'],
  ['Fastest charging', '>w', '(?:fast|schnell)~ (?:charging|laden)|schnellladen|fast~(?= charger)'],
  ['Lightest', '<g', 'light~|leicht~'],
  ['Heaviest', '>g', 'heavy|heavi~|schwer~'],
  ['Thinnest', '<mm', 'thin~|slim~|dunn~'],
  ['Smallest', '<in,l,mm,g', '(?:small|compact|klein|kompakt)~(?: screen)?|one hand(?:ed)?'],
  // 'Größe M' is a size, and no large product.
  ['Largest', '>in,l,mm,g', '(?:big|larg|gross)~(?! x*[sml]$| \\d)(?: screen| display)?'],
  ['Cheapest', '<price', 'cheap~|budget|affordable|gunstig~|billig~|preiswert~'],
  ['Dearest', '>price', 'expensive~|teue?r~'],
  ['Newest', '>year', 'new~|latest|neu~'],
  ['Strongest', '>w,mah,lux', '(?:strong|powerful|stark)~|most watts?'],
  ['Longest', '>mm,h', '(?:long|lang)~'],
  ['Shortest', '<mm', '(?:short|kurz)~'],
]

/** The words that the shop has for its own facts. */
function ownNeeds() {
  return Object.entries(SETTINGS.facts ?? {}).flatMap(([name, { label, words = {} }]) =>
    Object.entries(words).map(([word, direction]) => {
      const meaning = `${direction === 'lower' ? '<' : '>'}${name}`
      return [`${label}, ${direction}`, meaning, `${plainText(word).replace(/e$/, '')}~`] as const
    }),
  )
}

/** Of comparatives, superlatives and adverbs: 'thinner', 'größte', 'cheaply'. */
const ENDING = '(?:[gn]?(?:e?s?t)?(?:e[rnms]?)?|ly)'

const SUPERLATIVE = /st(?:e[rnms]?)?(?![^ ])/

const READERS = NEEDS.map(([order, meaning, words]) => ({
  pattern: new RegExp(`(?<![^ ])(?:(?:most )?(?:${words.replaceAll('~', ENDING)}))(?![^ ])`),
  order,
  sign: meaning.startsWith('<') ? 1 : -1,
  of: meaning.slice(1).split(','),
}))

/** The needs that words name, and the other words. */
export function readNeeds(words: readonly Word[]) {
  const needs: Need[] = []
  let others = words
  for (const { pattern, ...need } of READERS) {
    const match = pattern.exec(others.map(({ text }) => text).join(' '))
    if (!match) continue
    const [phrase] = match
    const start = match.input.slice(0, match.index).split(' ').length - 1
    const end = start + phrase.split(' ').length
    const own = others.slice(start, end)
    const place = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
    needs.push({ ...need, ...place, isAdjective: !SUPERLATIVE.test(phrase) })
    others = others.toSpliced(start, end - start)
  }
  return { needs: needs.sort((a, b) => a.start - b.start), others }
}

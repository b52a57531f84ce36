import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { anyOf, listed, plainText } from '#src/domain/text/word-forms.ts'
import type { Word } from './words.ts'

/** A word such as 'lightest': the most or the least of an amount. */
export interface Need {
  /** Where its words stand in the query, as `Word` has it. */
  readonly start: number
  readonly end: number
  /** Keys of `amountOf`; of several, the one that most products have counts. */
  readonly of: readonly string[]
  /** 1 for the least first, -1 for the most. */
  readonly sign: number
  /** Whether only the better third stays; 'lightest' only orders. */
  readonly isAdjective: boolean
  /** How the products are then ordered, for shoppers: 'Lightest first'. */
  readonly order: string
}

/**
 * The order, then the amounts of which the least (`<`) or the most (`>`) is meant, then the words, the longer phrases
 * first. Words are regular expressions; `~` is any ending of an adjective: of 'lightest', 'leichtere'.
 */
const NEEDS: readonly (readonly [order: string, meaning: string, words: string])[] = [
  ...ownNeeds(),
  [m.needLongestLasting, '>mah,wh,hours,h', WORDS.needs.longestLasting],
  [m.needMostRam, '>ram', WORDS.needs.mostRam],
  [m.needMostStorage, '>gb', WORDS.needs.mostStorage],
  [m.needLongestZoom, '>zoom', WORDS.needs.longestZoom],
  [m.needFastestCharging, '>w', WORDS.needs.fastestCharging],
  [m.needLightest, '<g', WORDS.needs.lightest],
  [m.needHeaviest, '>g', WORDS.needs.heaviest],
  [m.needThinnest, '<mm', WORDS.needs.thinnest],
  [m.needSmallest, '<in,l,mm,g', WORDS.needs.smallest],
  [m.needLargest, '>in,l,mm,g', WORDS.needs.largest],
  [m.needCheapest, '<price', WORDS.needs.cheapest],
  [m.needMostExpensive, '>price', WORDS.needs.mostExpensive],
  [m.needNewest, '>year', WORDS.needs.newest],
  [m.needStrongest, '>w,mah,lux', WORDS.needs.strongest],
  [m.needLongest, '>mm,h', WORDS.needs.longest],
  [m.needShortest, '<mm', WORDS.needs.shortest],
]

/** The adjectives of the shop's own facts. */
function ownNeeds() {
  return Object.entries(SETTINGS.facts ?? {}).flatMap(([name, { label, words = {} }]) =>
    Object.entries(words).map(([word, direction]) => {
      const [sign, order] =
        direction === 'lower' ? ['<', m.needLowerFirst] : ['>', m.needHigherFirst]
      const stem = plainText(word).replace(/[aeo]$/, '')
      return [order({ fact: label }), sign + name, `${stem}~`] as const
    }),
  )
}

/** The ending of a comparative, superlative or adverb: 'thinner', 'größte', 'cheaply'. */
const ENDING = `(?:${listed(WORDS.adjectives).join('|')})?`

/** Matches a whole word of a query; `*` is any letters. */
const SUPERLATIVE = wholeWords(anyOf(WORDS.superlatives.replaceAll('*', '[^ ]*')))

const READERS = NEEDS.map(([order, meaning, words]) => ({
  pattern: wholeWords(`(?:${anyOf(WORDS.most)} )?${anyOf(words).replaceAll('~', ENDING)}`),
  order,
  sign: meaning.startsWith('<') ? 1 : -1,
  of: meaning.slice(1).split(','),
}))

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![^ ])${words}(?![^ ])`)
}

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

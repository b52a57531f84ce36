import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { anyOf, listed, plainText } from '#src/domain/text/word-forms.ts'
import type { Word } from './words.ts'

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
  /** How the products are then ordered, for shoppers: 'Lightest first'. */
  readonly order: string
}

/**
 * The order, then the amounts of which the least (`<`) or the most (`>`) is meant, then the words, the longer phrases
 * first. Words are regular expressions; `~` is any ending of an adjective: of 'lightest', 'leichtere'.
 */
const NEEDS: readonly (readonly [order: string, meaning: string, words: string])[] = [
  ...ownNeeds(),
  [m.needLongestLasting, '>mah,wh,hours,h', m.searchLongestLasting],
  [m.needMostRam, '>ram', m.searchMostRam],
  [m.needMostStorage, '>gb', m.searchMostStorage],
  [m.needLongestZoom, '>zoom', m.searchLongestZoom],
  [m.needFastestCharging, '>w', m.searchFastestCharging],
  [m.needLightest, '<g', m.searchLightest],
  [m.needHeaviest, '>g', m.searchHeaviest],
  [m.needThinnest, '<mm', m.searchThinnest],
  [m.needSmallest, '<in,l,mm,g', m.searchSmallest],
  [m.needLargest, '>in,l,mm,g', m.searchLargest],
  [m.needCheapest, '<price', m.searchCheapest],
  [m.needDearest, '>price', m.searchDearest],
  [m.needNewest, '>year', m.searchNewest],
  [m.needStrongest, '>w,mah,lux', m.searchStrongest],
  [m.needLongest, '>mm,h', m.searchLongest],
  [m.needShortest, '<mm', m.searchShortest],
]

/** The words that the shop has for its own facts. */
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

/** Of comparatives, superlatives and adverbs: 'thinner', 'größte', 'cheaply'. */
const ENDING = `(?:${listed(m.searchAdjectives).join('|')})?`

/** A whole word of a query; `*` is any letters. */
const SUPERLATIVE = wholeWords(anyOf(m.searchSuperlatives.replaceAll('*', '[^ ]*')))

const READERS = NEEDS.map(([order, meaning, words]) => ({
  pattern: wholeWords(`(?:${anyOf(m.searchMost)} )?${anyOf(words).replaceAll('~', ENDING)}`),
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

import { SETTINGS } from '#src/domain/settings/settings.ts'
import { amountKey, type AmountKey } from './amounts.ts'
import type { Limits } from '#src/domain/address/search-parameter.ts'
import type { Word } from './words.ts'

type Direction = 'lower' | 'higher'

/** What a shopper needs, in words of a query: the most or the least of a fact, limits of it, or what a text says. */
export interface Need {
  readonly words: readonly Word[]
  /** The first that the products have. */
  readonly facts: readonly AmountKey[]
  /** The order of the products; without it, only limits. */
  readonly direction?: Direction | undefined
  /** An adjective such as 'light' leaves the better third; 'lightest' and limits do not. */
  readonly isAdjective?: boolean
  readonly limits?: Limits
  readonly says?: RegExp
  /** The order for shoppers: 'Lightest'. */
  readonly first?: string | undefined
}

interface NeedWords extends Omit<Need, 'words' | 'limits'> {
  /** In plain letters, as `wordsOf` returns them; `~` is any ending, such as those of 'lightest' and 'leichtere'. */
  readonly pattern: string
}

const LONG = '(?:long|lang|good|great|best|bigg?|larg|gross|stark)~ '
const MUCH = '(?:much|more|most|lots of|lot of|plenty of|big|viel|mehr) '

/** Words of needs, in English and German; the longer phrases first. A shop's own facts may have words in its settings. */
const NEEDS: readonly NeedWords[] = [
  ...ownNeeds(),
  {
    pattern: `${LONG}(?:battery|akku)(?: life)?|${LONG}(?:akku)?laufzeit|lasts? (?:very )?long~|long~ lasting`,
    ...{ facts: ['h', 'mah', 'wh'], direction: 'higher', first: 'Longest battery life' },
  },
  {
    pattern: `${MUCH}(?:ram|memory|arbeitsspeicher)`,
    ...{ facts: ['ram'], direction: 'higher', first: 'Most RAM' },
  },
  {
    pattern: `${MUCH}(?:storage|speicher|gb)`,
    ...{ facts: ['gb'], direction: 'higher', first: 'Most storage' },
  },
  {
    pattern: `(?:best|good|great|gut~) (?:camera|kamera)|(?:optical )?zoom|telephoto(?: lens| camera)?`,
    ...{ facts: ['zoom'], direction: 'higher', first: 'Longest zoom' },
  },
  {
    pattern: `(?:fast|quick|schnell)~ (?:charg|lad)(?:e|en|es|ing)|(?:fast|quick|powerful)~(?= charger)|schnelllad\\p{L}*`,
    ...{ facts: ['w'], direction: 'higher', first: 'Fastest charging' },
  },
  {
    pattern: `(?:div(?:e|ing)|tauch(?:en)?)`,
    ...{ facts: ['water'], direction: 'higher', first: 'Deepest', isAdjective: true },
  },
  { pattern: `light~|lightweight|leicht~`, facts: ['g'], direction: 'lower', first: 'Lightest' },
  { pattern: `heav[iy]~|schwer~`, facts: ['g'], direction: 'higher', first: 'Heaviest' },
  { pattern: `thinn?~|slimm?~|dunn~`, facts: ['depth'], direction: 'lower', first: 'Thinnest' },
  {
    pattern: `(?:small|compact|klein|kompakt)~(?: screen| display)?|one hand(?:ed)?`,
    ...{ facts: ['in', 'size', 'l', 'mm', 'g'], direction: 'lower', first: 'Smallest' },
  },
  {
    pattern: `(?:bigg?|larg|huge|gross)~(?: screen| display)?`,
    ...{ facts: ['in', 'size', 'l', 'mm', 'g'], direction: 'higher', first: 'Largest' },
  },
  {
    pattern: `cheap~|budget|affordable|inexpensive|gunstig~|billig~|preiswert~`,
    ...{ facts: ['price'], direction: 'lower', first: 'Cheapest' },
  },
  { pattern: `expensive~|teuer~|teur~`, facts: ['price'], direction: 'higher', first: 'Dearest' },
  { pattern: `new~|latest|neu~`, facts: ['year'], direction: 'higher', first: 'Newest' },
  {
    pattern: `(?:strong|powerful|stark)~`,
    ...{ facts: ['w', 'mah', 'lux'], direction: 'higher', first: 'Strongest' },
  },
  { pattern: `(?:long|lang)~`, facts: ['mm', 'h'], direction: 'higher', first: 'Longest' },
  { pattern: `(?:short|kurz)~`, facts: ['mm'], direction: 'lower', first: 'Shortest' },
  feature(
    'wireless~ charg(?:ing|er)?|charg(?:es?|ing) wireless~|kabellos~ lad\\p{L}*',
    'wireless|qi2?|magsafe',
  ),
  feature(
    'water ?proof|water resistant|swim(?:ming)?|schwimmen|wasserdicht~',
    'ip[x\\d][78]|\\d atm|wr\\d+|waterproof|wasserdicht',
  ),
  feature(
    '(?:headphone|audio) jack|kopfhorerbuchse|klinke\\p{L}*',
    '3.5 mm audio|headphone jack|klinke',
  ),
  feature(
    'noise cancell?(?:ing|ation)|anc|gerauschunterdruckung',
    '(?:noise|with) cancell\\p{L}*|gerauschunterdruckung',
  ),
  feature(
    'micro ?sd(?: card)?(?: slots?)?|memory card(?: slots?)?|speicherkarten?',
    'microsd|memory card|speicherkarte',
  ),
  feature('fold(?:s|able|ing)?|faltbar~|klappbar~', 'fold(?:s|able|ing)?|faltbar|klappbar'),
  feature('usb c', 'usb-c(?! to lightning)'),
  feature('kabellos~|drahtlos~', 'kabellos|drahtlos|bluetooth'),
]

/** What only texts say: of facts, or where no fact says it, of descriptions. */
function feature(pattern: string, says: string): NeedWords {
  return { pattern, facts: [], says: saying(says) }
}

/** Matches words in plain letters, perhaps with an ending. */
export function saying(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${words})(?:s|es|e[nrmds]?|n|ing|ly)?(?![\p{L}\d])`,
    'gu',
  )
}

function ownNeeds(): NeedWords[] {
  return Object.entries(SETTINGS.facts ?? {}).flatMap(([name, { label, words = {} }]) =>
    Object.entries(words).map(([word, direction]) => ({
      ...{ pattern: `${word.toLowerCase()}~`, facts: [name], direction },
      first: `${direction === 'lower' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`,
    })),
  )
}

/** 'lightest', 'kleinste', 'leichter', 'größte'. The group is the ending of a superlative. */
const ENDING = '(?:(e?st|t(?=e))?(?:e[rnms]?)?|ly)'

const PHRASES = NEEDS.map(({ pattern, ...need }) => ({
  ...need,
  phrase: phrase(`(?:(most) )?(?:${pattern.replaceAll('~', ENDING)})`),
}))

const AMOUNT = String.raw`(\d+(?:\.\d+)?) ?(\p{L}+)`

const LIMITS = [
  {
    phrase: phrase(
      `(?:weigh(?:s|ing)? |wiegt )?(?:under|below|(?:less|lighter|smaller) than|up to|at most|unter|bis(?: zu)?|hochstens|weniger als) ${AMOUNT}`,
    ),
    limitsOf: (to: number) => ({ to }),
  },
  { phrase: phrase(`${AMOUNT} (?:or less|oder weniger)`), limitsOf: (to: number) => ({ to }) },
  {
    phrase: phrase(
      `(?:over|above|(?:more|bigger|larger) than|at least|from|uber|ab|mindestens|mehr als) ${AMOUNT}`,
    ),
    limitsOf: (from: number) => ({ from }),
  },
  {
    phrase: phrase(`${AMOUNT} (?:or|and|oder|und) (?:more|up|above|larger|bigger|mehr|grosser)`),
    limitsOf: (from: number) => ({ from }),
  },
]

/** 'most watts': an order by any unit. */
const MOST = phrase(String.raw`(?:most|highest|meisten|hochste[rn]?) (\p{L}+)`)

function phrase(source: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'u')
}

/** The needs that words name, in the order of the table, and the other words. */
export function readNeeds(words: readonly Word[]): {
  readonly needs: readonly Need[]
  readonly others: readonly Word[]
} {
  const needs: Need[] = []
  // 'Größe M' is a size, and no large product.
  let others: readonly Word[] = words.filter(
    ({ text }, at) =>
      !/^(?:size|grosse)$/.test(text) || !/^(?:x*[sml]|\d.*)$/.test(words[at + 1]?.text ?? ''),
  )
  const take = (
    pattern: RegExp,
    needOf: (match: RegExpExecArray) => Omit<Need, 'words'> | undefined,
  ) => {
    const match = pattern.exec(others.map(({ text }) => text).join(' '))
    const need = match && needOf(match)
    if (!match || !need) return
    const start = match.input.slice(0, match.index).split(' ').length - 1
    const end = start + match[0].split(' ').length
    needs.push({ ...need, words: others.slice(start, end) })
    others = others.toSpliced(start, end - start)
  }
  for (const { phrase: pattern, limitsOf } of LIMITS) {
    take(pattern, ([, digits, unit = '']) => {
      const { key, factor } = amountKey(unit)
      return { facts: [key], limits: limitsOf(Number(digits) * factor) }
    })
  }
  for (const { phrase: pattern, ...need } of PHRASES) {
    take(pattern, ([text, ...groups]) => ({
      ...need,
      isAdjective:
        need.isAdjective ?? !(groups.some(Boolean) || /^(?:best|latest|most)/.test(text)),
    }))
  }
  take(MOST, ([, unit = '']) => ({
    ...{
      facts: [amountKey(unit).key],
      direction: 'higher',
      isAdjective: false,
      first: `Most ${unit}`,
    },
  }))
  return { needs, others }
}

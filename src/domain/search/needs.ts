import type { Limits } from '#src/domain/address/search-parameter.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { amountKey, type AmountKey } from './amounts.ts'
import type { Word } from './words.ts'

/** What words of a query ask for besides names: the most or the least of a fact, limits of it, or what a text says. */
export interface Need {
  readonly words: readonly Word[]
  /** The first of them that the products have. */
  readonly facts: readonly AmountKey[]
  /** 1 for the least first, -1 for the most, 0 for limits and texts. */
  readonly sign: number
  /** An adjective leaves the better third; 'lightest' leaves all. */
  readonly isAdjective: boolean
  readonly limits?: Limits
  /** Words as `saying` reads them. */
  readonly says?: string
  /** How the products are then ordered, for shoppers: 'Lightest'. */
  readonly order: string
}

const LONG = '(?:long|lang|good|great|best|big|larg|gross|stark)~ '
const MUCH = '(?:much|more|most|lots of|plenty of|big|viel) '

/**
 * The order, the facts with the least (`<`) or the most (`>`) first or what texts say (`=`), and the words, the longer
 * phrases first. Words are in plain letters; `~` is any ending: of 'lightest', 'leichtere'.
 */
const NEEDS: readonly (readonly [order: string, meaning: string, words: string])[] = [
  ...Object.entries(SETTINGS.facts ?? {}).flatMap(([name, { label, words = {} }]) =>
    Object.entries(words).map(
      ([word, direction]) =>
        [
          `${label}, ${direction}`,
          `${direction === 'lower' ? '<' : '>'}${name}`,
          `${word}~`,
        ] as const,
    ),
  ),
  [
    'Longest lasting',
    '>mah,wh,h',
    `${LONG}(?:battery|(?:akku)?laufzeit|akku)(?: life)?|lasts? long~`,
  ],
  ['Most RAM', '>ram', `${MUCH}(?:ram|memory|arbeitsspeicher)`],
  ['Most storage', '>gb', `${MUCH}(?:storage|speicher|gb)`],
  ['Longest zoom', '>zoom', '(?:best|good|great|gut~) (?:camera|kamera)|zoom|telephoto(?: lens)?'],
  [
    'Fastest charging',
    '>w',
    '(?:fast|schnell)~ (?:charg|lad)(?:ing|en?)|schnellladen|fast~(?= charger)',
  ],
  ['Lightest', '<g', 'light~|leicht~'],
  ['Heaviest', '>g', 'heavy|heavi~|schwer~'],
  ['Thinnest', '<depth', 'thin~|slim~|dunn~'],
  ['Smallest', '<in,l,mm,g', '(?:small|compact|klein|kompakt)~(?: screen)?|one hand(?:ed)?'],
  ['Largest', '>in,l,mm,g', '(?:big|larg|gross)~(?: screen| display)?'],
  ['Cheapest', '<price', 'cheap~|budget|affordable|gunstig~|billig~|preiswert~'],
  ['Dearest', '>price', 'expensive~|teue?r~'],
  ['Newest', '>year', 'new~|latest|neu~'],
  ['Strongest', '>w,mah,lux', '(?:strong|powerful|stark)~'],
  ['Longest', '>mm,h', '(?:long|lang)~'],
  ['Shortest', '<mm', '(?:short|kurz)~'],
  ['', '=wireless|qi2?|magsafe', 'wireless~ charg(?:ing|er)|charges? wireless~|kabellos~ laden'],
  [
    '',
    '=ip[x\\d][78]|\\d atm|wr\\d+|waterproof|wasserdicht',
    'water ?proof|swim(?:ming)?|wasserdicht~',
  ],
  ['', '=3.5 mm audio|headphone jack|klinke', '(?:headphone|audio) jack|klinke'],
  [
    '',
    '=(?:noise|with) cancelling|anc|gerauschunterdruckung',
    'noise cancell?ing|anc|gerauschunterdruckung',
  ],
  [
    '',
    '=microsd|memory card|speicherkarte',
    '(?:micro ?sd|memory)(?: card)?(?: slot)?|speicherkarte',
  ],
  ['', '=fold(?:s|able|ing)?|faltbar|klappbar', 'fold(?:s|able|ing)?|faltbar~|klappbar~'],
  ['', '=usb-c(?! to lightning)', 'usb c'],
  ['', '=kabellos|drahtlos|bluetooth', 'kabellos~|drahtlos~'],
]

/** The first group is the ending of a superlative. */
const ENDING = '(?:(?:[gn]?(e?st)|(t)(?=e))?(?:e[rnms]?)?|[gn]?er|ly)'

const AMOUNT = String.raw`(\d+(?:\.\d+)?) ?(\p{L}+)`

const LIMITS = [
  [
    'to',
    `(?:weighs? )?(?:under|below|(?:less|lighter|smaller) than|up to|at most|unter|bis|hochstens) ${AMOUNT}|${AMOUNT} (?:or less|oder weniger)`,
  ],
  [
    'from',
    `(?:over|above|(?:more|larger) than|at least|from|uber|ab|mindestens|mehr als) ${AMOUNT}|${AMOUNT} (?:or|oder) (?:more|larger|mehr)`,
  ],
] as const

const NOTHING = { facts: [], sign: 0, isAdjective: false, order: '' }

/** How the words of the table are read, where they stand alone in a query. */
const READERS: readonly (readonly [RegExp, (match: RegExpExecArray) => Omit<Need, 'words'>])[] = [
  ...LIMITS.map(
    ([end, words]) =>
      [
        phrase(words),
        ([, digits, unit, digitsBefore, unitBefore]: RegExpExecArray) => {
          const { key, factor } = amountKey(unit ?? unitBefore ?? '')
          return {
            ...NOTHING,
            facts: [key],
            limits: { [end]: Number(digits ?? digitsBefore) * factor },
          }
        },
      ] as const,
  ),
  ...NEEDS.map(
    ([order, meaning, words]) =>
      [
        phrase(`(?:(most) )?(?:${words.replaceAll('~', ENDING)})`),
        ([text, ...superlatives]: RegExpExecArray) => {
          const [mark = ''] = meaning
          if (mark === '=') return { ...NOTHING, says: meaning.slice(1) }
          const isMost = superlatives.some(Boolean) || /^(?:best|latest|most)/.test(text)
          const facts = meaning.slice(1).split(',')
          return { order, facts, sign: mark === '<' ? 1 : -1, isAdjective: !isMost }
        },
      ] as const,
  ),
  [
    phrase(String.raw`(?:most|highest|meisten) (\p{L}+)`),
    ([, unit = '']) => ({
      ...NOTHING,
      facts: [amountKey(unit).key],
      sign: -1,
      order: `Most ${unit}`,
    }),
  ],
]

function phrase(words: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'u')
}

/** Finds words in a text, perhaps with an ending. */
export function saying(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${words})(?:s|e[nrmsd]?|n|ing|ly)?(?![\p{L}\d])`,
    'gu',
  )
}

/** The needs that words name, and the other words. */
export function readNeeds(words: readonly Word[]) {
  const needs: Need[] = []
  // 'Größe M' is a size, and no large product.
  let others: readonly Word[] = words.filter(
    ({ text }, at) => !/^(?:size|grosse) (?:x*[sml]|\d.*)$/.test(`${text} ${words[at + 1]?.text}`),
  )
  for (const [pattern, needOf] of READERS) {
    const match = pattern.exec(others.map(({ text }) => text).join(' '))
    if (!match) continue
    const start = match.input.slice(0, match.index).split(' ').length - 1
    const end = start + match[0].split(' ').length
    needs.push({ ...needOf(match), words: others.slice(start, end) })
    others = others.toSpliced(start, end - start)
  }
  return { needs, others }
}

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
const QUIET = 'noise cancell?ing|gerauschunterdruckung'
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
          `${word.toLowerCase().replace(/e$/, '')}~`,
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
  ['', '=ip[x\\d][78]|\\d atm|wr\\d+|wasserdicht', 'water ?proof|swim(?:ming)?|wasserdicht~'],
  ['', '=3.5 mm audio|headphone jack|klinke', '(?:headphone|audio) jack|klinke'],
  ['', `=with cancelling|${QUIET}`, QUIET],
  [
    '',
    '=microsd|memory card|speicherkarte',
    '(?:micro ?sd|memory card)(?: card| slot)*|speicherkarte',
  ],
  ['', '=fold(?:s|able|ing)?|faltbar|klappbar', 'fold(?:s|able|ing)?|faltbar~|klappbar~'],
  ['', '=usb-c(?! to lightning)', 'usb c'],
  ['', '=kabellos|drahtlos|bluetooth', 'kabellos~|drahtlos~'],
]

/** The first group is the ending of a superlative. */
const ENDING = '(?:(?:[gn]?(e?st)|(t)(?=e))?(?:e[rnms]?)?|[gn]?er|ly)'

const AMOUNT = String.raw`(\d+(?:\.\d+)?) ?(\p{L}+)`

const TO = '(?:under|below|(?:less|lighter|smaller) than|up to|at most|unter|bis|hochstens)'
const FROM = '(?:over|above|(?:more|larger) than|at least|from|uber|ab|mindestens|mehr als)'

const NOTHING = { facts: [], sign: 0, isAdjective: false, order: '' }

type Reader = readonly [pattern: RegExp, needOf: (match: RegExpExecArray) => Omit<Need, 'words'>]

/** How words are read that stand alone in a query. */
const READERS: readonly Reader[] = [
  limitReader('to', `(?:weighs? )?${TO} ${AMOUNT}|${AMOUNT} (?:or less|oder weniger)`),
  limitReader('from', `${FROM} ${AMOUNT}|${AMOUNT} (?:or|oder) (?:more|larger|mehr)`),
  ...NEEDS.map(([order, meaning, words]): Reader => [
    phrase(`(?:(most) )?(?:${words.replaceAll('~', ENDING)})`),
    ([text, ...superlatives]) => {
      const [mark, rest] = [meaning.charAt(0), meaning.slice(1)]
      if (mark === '=') return { ...NOTHING, says: rest }
      const isMost = superlatives.some(Boolean) || /^(?:best|latest|most)/.test(text)
      return { order, facts: rest.split(','), sign: mark === '<' ? 1 : -1, isAdjective: !isMost }
    },
  ]),
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

function limitReader(end: 'from' | 'to', words: string): Reader {
  const limitOf = ([, ...groups]: readonly string[]) => {
    const [digits = '', unit = ''] = groups.filter(Boolean)
    const { key, factor } = amountKey(unit)
    return { ...NOTHING, facts: [key], limits: { [end]: Number(digits) * factor } }
  }
  return [phrase(words), limitOf]
}

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

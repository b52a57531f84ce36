import { latinDigits } from '#src/domain/text/word-forms.ts'
import { plainWords, wordsOf } from './cell-words.ts'

/** Which of `3/12/2026` is the month. */
export type DayOrder = 'day first' | 'month first' | undefined

/** The day in a cell, as `2026-12-03`; undefined if there is none, or if it may be two. Of a week, it is the Monday. */
export function dateOf(
  cell: string,
  order: DayOrder,
  language: string,
  now = new Date(),
): string | undefined {
  const words = plainWords(latinDigits(cell))
  const monday = mondayOf(words, now)
  if (monday !== undefined) return monday
  const [year = '', month = '', day = ''] = partsOf(words, order, language)
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? undefined : text
}

const WEEK = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf('calendarWeek')}) ?(\d\d?)(?!\d)(?: ?[/.-]? ?(20\d\d))?|(?<!\d)(20\d\d)-?w(\d\d)(?!\d)`,
  'u',
)

/** The Monday of `KW 48`: of this year, or the next if the week is over. */
function mondayOf(words: string, now: Date): string | undefined {
  const [, after, ofYear, yearBefore, before] = WEEK.exec(words) ?? []
  const week = Number(after ?? before)
  if (!(week >= 1 && week <= 53)) return undefined
  const monday = (year: number) => {
    // The fourth of January is in the first week.
    const date = new Date(Date.UTC(year, 0, 4 + (week - 1) * 7))
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
    return date
  }
  const year = Number(ofYear ?? yearBefore ?? now.getFullYear())
  const isOver = monday(year).getTime() + 7 * 24 * 3_600_000 <= now.getTime()
  const isNext = ofYear === undefined && yearBefore === undefined && isOver
  return monday(isNext ? year + 1 : year)
    .toISOString()
    .slice(0, 10)
}

/** The order of a column's days: as one of its cells shows, else as in the shop's language. */
export function dayOrderOf(cells: Iterable<string>, language: string): DayOrder {
  for (const cell of cells) {
    const [, first, second] = SLASHES.exec(latinDigits(cell)) ?? []
    if (Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
  }
  // English is written in both orders.
  if (/^en(?:-(?:US|CA|PH))?$/.test(language))
    return /^en-US$/.test(language) ? 'month first' : undefined
  const parts = new Intl.DateTimeFormat(language).formatToParts(0)
  return parts.find(({ type }) => type !== 'literal')?.type === 'month'
    ? 'month first'
    : 'day first'
}

const SLASHES = /(?<!\d)(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)(?!\d)/

const months = new Map<string, readonly string[]>()

function partsOf(text: string, order: DayOrder, language: string): readonly string[] {
  const [, ...iso] = /(?<!\d)(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)/.exec(text) ?? []
  if (iso.length > 0) return iso
  const [, ...compact] = /(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/.exec(text) ?? []
  if (compact.length > 0) return compact
  const [, ...dotted] = /(?<!\d)(\d\d?)[.-]\s?(\d\d?)[.-]\s?(\d{4}|\d\d)(?!\d)/.exec(text) ?? []
  if (dotted.length > 0) return dotted.reverse()
  const [, first = '', second = '', ofSlashes] = SLASHES.exec(text) ?? []
  if (ofSlashes !== undefined) {
    const isDayFirst = Number(first) > 12 || (Number(second) <= 12 && order === 'day first')
    if (isDayFirst) return [ofSlashes, second, first]
    return Number(second) > 12 || order === 'month first' ? [ofSlashes, first, second] : []
  }
  const [, year = ''] = /(?<!\d)(\d{4})(?!\d)/.exec(text) ?? []
  const [, day = ''] = /(?<!\d)(\d\d?)(?!\d)/.exec(text.replace(year, '')) ?? []
  const word = monthWords(language).findIndex((name) => text.includes(name))
  return word < 0 ? [] : [year, String((word % 12) + 1), day]
}

/** The names of months in the shop's language and in English, in full and short, as `plainWords` writes them. */
function monthWords(language: string): readonly string[] {
  const known = months.get(language)
  if (known) return known
  const words = [language, 'en'].flatMap((code) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(code, { day: 'numeric', month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2026, index, 1))
        return plainWords(parts.find(({ type }) => type === 'month')?.value ?? '?')
      })
    }),
  )
  months.set(language, words)
  return words
}

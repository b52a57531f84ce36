import { later } from '#tools/site/today.ts'
import { shopCountry } from './countries.ts'
import HOLIDAYS from './holidays.json' with { type: 'json' }

interface Owner {
  readonly language: string
  readonly country?: string | undefined
  readonly closed: readonly string[]
  readonly cutOff?: string | undefined
}

/** By country: its time zone, then its public holidays. */
const LINES: Readonly<Record<string, string>> = HOLIDAYS.days

/**
 * When a shop works: its time zone for the cut-off hour, its weekend (Monday is 1), and free days such as `2026-12-24`
 * until the last one of which it is known. These are days of this month and the twelve after it, so that a shop that is
 * built every day changes once a month.
 */
export function workdaysOf(owner: Owner, today = new Date()) {
  const country = shopCountry(owner)
  const line = LINES[country ?? '']?.split(' ') ?? []
  const { weekend } = new Intl.Locale('und', country ? { region: country } : {}).getWeekInfo()
  const end = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth() + 1, 0))
  const until = [end.toISOString().slice(0, 10), HOLIDAYS.until].sort()[0] ?? ''
  const closed = []
  for (let day = `${today.toISOString().slice(0, 7)}-01`; day <= until; day = later(day, 1)) {
    const isFree = line.includes(day) || owner.closed.some((entry) => isIn(day, entry))
    if (isFree && !weekend.includes(new Date(day).getUTCDay() || 7)) closed.push(day)
  }
  return { zone: line.at(0), weekend, closed, until, cutOff: owner.cutOff }
}

/** Whether a day is in `2026-12-24`, `2026-12-24/2027-01-06`, or the same of each year: `12-24/01-06`. */
function isIn(day: string, entry: string): boolean {
  const [first = '', last = first] = entry.split('/')
  const part = day.slice(-first.length)
  return first <= last ? first <= part && part <= last : first <= part || part <= last
}

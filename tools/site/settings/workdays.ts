import { shopCountry } from './countries.ts'
import HOLIDAYS from './holidays.json' with { type: 'json' }

interface Owner {
  readonly language: string
  readonly country?: string | undefined
  readonly region?: string | undefined
  readonly closed: readonly string[]
  readonly cutOff?: string | undefined
}

/** When a shop works, so far as the shop in the browser has to know it. Days as `2026-12-24`. */
export interface Workdays {
  /** The time zone of the shop, for the cut-off hour. */
  readonly zone: string | undefined
  /** Days of the week, Monday is 1. */
  readonly weekend: readonly number[]
  readonly closed: readonly string[]
  /** The last day of which it is known whether the shop works. */
  readonly until: string
  readonly cutOff: string | undefined
}

const LINES: Readonly<Record<string, string>> = HOLIDAYS.days

/** The regions of a country whose holidays differ, such as `BY`. */
export function regionsOf(country: string): string[] {
  const start = `${country}-`
  return Object.keys(LINES).flatMap((name) =>
    name.startsWith(start) ? name.slice(start.length) : [],
  )
}

/** The days of this month and the twelve after it: a shop that is built every day changes once a month. */
export function workdaysOf(owner: Owner, today = new Date()): Workdays {
  const { region = '', closed, cutOff } = owner
  const country = shopCountry(owner) ?? ''
  const [ofCountry = '', ofRegion = ''] = [LINES[country], LINES[`${country}-${region}`]]
  const [zone] = (ofRegion === '' ? ofCountry : ofRegion).split(' ')
  const holidays = new Set(ofCountry.split(' '))
  for (const day of ofRegion.split(' '))
    if (day.startsWith('-')) holidays.delete(day.slice(1))
    else holidays.add(day)
  const first = `${today.toISOString().slice(0, 7)}-01`
  const end = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth() + 1, 0))
  const until = [end.toISOString().slice(0, 10), HOLIDAYS.until].sort()[0] ?? ''
  const days = []
  for (let day = first; day <= until; day = later(day, 1)) days.push(day)
  return {
    zone: zone === '' ? undefined : zone,
    weekend: weekendOf(country),
    closed: days.filter(
      (day) =>
        !isWeekend(country, day) &&
        (holidays.has(day.replaceAll('-', '')) || closed.some((entry) => isIn(day, entry))),
    ),
    until,
    cutOff,
  }
}

/** Whether a day is in `2026-12-24`, `2026-12-24/2027-01-06`, or the same of each year: `12-24/01-06`. */
function isIn(day: string, entry: string): boolean {
  const [first = '', last = first] = entry.split('/')
  const part = day.slice(-first.length)
  return first <= last ? first <= part && part <= last : first <= part || part <= last
}

export function isWeekend(country: string, day: string): boolean {
  return weekendOf(country).includes(new Date(day).getUTCDay() || 7)
}

function weekendOf(country: string): number[] {
  return new Intl.Locale(country ? `und-${country}` : 'und').getWeekInfo().weekend
}

export function later(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

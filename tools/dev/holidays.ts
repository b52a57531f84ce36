import Holidays from 'date-holidays'
import { writeFileSync } from 'node:fs'
import { isWeekend, later } from '#tools/site/settings/workdays.ts'

/**
 * Writes the public holidays that owners' builds read (docs/decisions/060): 45 MB of packages are no part of the program.
 * Half days count, too: nothing that is ordered then is sent.
 */
const FIRST = 2026
const LAST = 2029
const SOURCE =
  'Public holidays by date-holidays 3.37.0 (https://github.com/commenthol/date-holidays), CC BY 3.0; ' +
  'changed: only dates, without weekends. Days that follow the moon may be a day off.'

const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)

function daysOf(list: Holidays, country: string): string[] {
  const days = YEARS.flatMap((year) => list.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .flatMap(({ date, start, end }) => {
      // Half a day is one, and a day on which the clocks change has 25 hours.
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
      return Array.from({ length }, (_, index) => later(date.slice(0, 10), index))
    })
  return [...new Set(days)].filter((day) => !isWeekend(country, day)).sort()
}

/** `Europe/Berlin 20261225 20270101`; of a region what differs from its country: `20270106`, and `-20261225`. */
function lineOf(list: Holidays, days: readonly string[], others: readonly string[] = []): string {
  const more = days.filter((day) => !others.includes(day))
  const less = others.filter((day) => !days.includes(day)).map((day) => `-${day}`)
  const written = [...more, ...less].map((day) => day.replace(/-(?=\d\d-)|-(?=\d\d$)/g, ''))
  return [list.getTimezones()[0] ?? '', ...written].join(' ')
}

/** None for a country whose regions have no holidays of their own: its type does not say so. */
function regionsOf(list: Holidays, country: string): string[] {
  const states: unknown = list.getStates(country)
  return Object.keys(typeof states === 'object' && states ? states : {})
}

const lines = Object.keys(new Holidays().getCountries()).flatMap((country): [string, string][] => {
  const list = new Holidays(country)
  const days = daysOf(list, country)
  const regions = regionsOf(list, country).map((region): [string, string] => {
    const own = new Holidays(country, region)
    return [`${country}-${region}`, lineOf(own, daysOf(own, country), days)]
  })
  return [[country, lineOf(list, days)], ...regions]
})
const file = { source: SOURCE, until: `${LAST}-12-31`, days: Object.fromEntries(lines) }
writeFileSync('tools/site/settings/holidays.json', `${JSON.stringify(file, undefined, 2)}\n`)

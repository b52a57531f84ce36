import Holidays from 'date-holidays'
import { writeFileSync } from 'node:fs'
import { later } from '#tools/site/today.ts'

/**
 * Writes the public holidays that owners' builds read (docs/decisions/060): 45 MB of packages are no part of the program.
 * Half days count, too: nothing that is ordered then is sent.
 */
const YEARS = [2026, 2027, 2028, 2029]
const SOURCE =
  'Public holidays by date-holidays 3.37.0 (https://github.com/commenthol/date-holidays), CC BY 3.0; ' +
  'changed: only zones and dates. Days that follow the moon may be a day off.'

function daysOf(country: string): [country: string, line: string] {
  const list = new Holidays(country)
  const days = YEARS.flatMap((year) => list.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .flatMap(({ date, start, end }) => {
      // Half a day is one, and a day on which the clocks change has 25 hours.
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
      return Array.from({ length }, (_, index) => later(date.slice(0, 10), index))
    })
  return [country, [list.getTimezones()[0], ...new Set(days.sort())].join(' ')]
}

const countries = Object.keys(new Holidays().getCountries())
const until = `${YEARS.at(-1)}-12-31`
const file = { source: SOURCE, until, days: Object.fromEntries(countries.map(daysOf)) }
writeFileSync('tools/site/settings/holidays.json', `${JSON.stringify(file, undefined, 2)}\n`)

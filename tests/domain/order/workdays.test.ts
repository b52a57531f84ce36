import { expect, it, vi } from 'vitest'
import { deliveryOf } from '#src/domain/order/delivery.ts'
import { workingDay } from '#src/domain/order/workdays.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { workdaysOf } from '#tools/site/settings/workdays.ts'
import { product } from '#tests/support/products.ts'

const BUILT = new Date('2026-11-28T12:00Z')

/** The day `count` working days after a moment in UTC, in a shop with these settings. */
function arrival(moment: string, count: number, own: object): string | undefined {
  const shop = workdaysOf({ language: 'en', closed: [], ...own }, BUILT)
  return workingDay(Date.parse(moment), count, shop)?.toLocaleDateString('sv')
}

const AFTERNOON = '2026-12-23T12:00Z'

it.each([
  ['without a country, weekends only', {}, '2026-12-24'],
  ['Germany, from a half day on', { country: 'DE' }, '2026-12-28'],
  ['Poland, by the language', { language: 'pl-PL' }, '2026-12-28'],
  ['France works on the 24th', { country: 'FR' }, '2026-12-24'],
  ['the United Kingdom has Boxing Day on Monday', { country: 'GB' }, '2026-12-24'],
  ['own days and weekends', { country: 'DE', closed: ['2026-12-28/2027-01-03'] }, '2027-01-04'],
  ['own days of each year, over its end', { country: 'FR', closed: ['12-24/01-06'] }, '2027-01-07'],
  ['a cut-off time that has not come', { country: 'FR', cutOff: '14:00' }, '2026-12-24'],
  [
    'a cut-off time that has come, in the shop’s zone',
    { country: 'FR', cutOff: '13:00' },
    '2026-12-28',
  ],
])('one working day after 23 December: %s', (_what, own, day) => {
  expect(arrival(AFTERNOON, 1, own)).toBe(day)
})

it.each([
  ['2027-01-05T12:00Z', { country: 'DE' }, '2027-01-06'],
  ['2027-01-05T12:00Z', { country: 'DE', closed: ['01-06'] }, '2027-01-07'],
  ['2026-12-28T12:00Z', { country: 'GB' }, '2026-12-29'],
  // Friday is a weekend there, and Sunday is not.
  ['2027-01-07T12:00Z', { country: 'SA' }, '2027-01-10'],
  ['2026-11-28T12:00Z', { country: 'FR', cutOff: '14:00' }, '2026-12-01'],
  // In New York, it is still Thursday.
  ['2026-12-04T03:00Z', { country: 'US' }, '2026-12-04'],
])('one working day after %s in %j is %s', (moment, own, day) => {
  expect(arrival(moment, 1, own)).toBe(day)
})

it('what can be picked up today is ready on the next working day, if today is none', () => {
  expect(arrival('2026-12-26T12:00Z', 0, { country: 'DE' })).toBe('2026-12-28')
  expect(arrival('2026-12-28T12:00Z', 0, { country: 'DE' })).toBe('2026-12-28')
})

it('a shop that is older than its days says nothing', () => {
  expect(arrival('2027-11-29T12:00Z', 1, { country: 'DE' })).toBe('2027-11-30')
  expect(arrival('2027-11-30T12:00Z', 1, { country: 'DE' })).toBeUndefined()
})

it('changes once a month, and has only the days of a year', () => {
  const built = (day: string) => workdaysOf({ language: 'de-DE', closed: [] }, new Date(day))
  expect(built('2026-12-31')).toEqual(built('2026-12-01'))
  expect(built('2026-12-01')).toMatchObject({ zone: 'Europe/Berlin', until: '2027-12-31' })
  expect(built('2026-12-01').closed).toEqual([
    ...['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-03-26', '2027-03-29'],
    ...['2027-05-06', '2027-05-17', '2027-12-24', '2027-12-31'],
  ])
})

it('ends with the list of holidays, and then says nothing', () => {
  expect(workdaysOf({ language: 'de-DE', closed: [] }, new Date('2029-06-01')).until).toBe(
    '2029-12-31',
  )
  const { closed } = workdaysOf({ language: 'de-DE', closed: [] }, new Date('2031-06-01'))
  expect(closed).toEqual([])
})

it('only a shop that says how long a delivery takes has the days, and says neither more nor less', () => {
  expect(readSettings({ country: 'DE', delivery: [{ price: 4 }] }).workdays).toBeUndefined()
  vi.setSystemTime(BUILT)
  const { delivery, workdays } = readSettings({ country: 'DE', delivery: [{ days: [1, 2] }] })
  vi.useRealTimers()
  expect(workdays?.closed).toContain('2026-12-24')
  const lines = [{ product: product(), quantity: 1 }]
  const [way] = delivery
  expect(way && deliveryOf(way, lines, Date.parse('2026-11-30T12:00')).text).toBe(
    'Delivery free; with you Tue 1 to Wed 2',
  )
})

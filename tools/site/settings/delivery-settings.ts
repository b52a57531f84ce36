import * as z from 'zod/mini'
import { MONTH_AND_DAY } from '#tools/site/today.ts'
import {
  about,
  country,
  flag,
  listOf,
  matching,
  optional,
  preset,
  settingsObject,
  worded,
} from './setting-parts.ts'

const money = z.number('must be a number, such as 4.9').check(z.nonnegative('must be 0 or more'))

const DAYS = 'must be two whole numbers, such as [2, 4]'

const days = z
  .array(z.int(DAYS).check(z.gte(0, DAYS), z.lte(200, DAYS)), DAYS)
  .check(z.minLength(2, DAYS), z.maxLength(2, DAYS))

const POSTCODES = 'must be a list of how they begin, such as ["26", "27498"]'

const way = settingsObject({
  name: worded('delivery.name', 'What the way is called, such as Delivery or Pick-up.'),
  price: preset(money, 0, 'What it costs, whatever is ordered.'),
  perPiece: preset(money, 0, 'What each piece costs on top.'),
  byWeight: listOf(
    settingsObject({
      upTo: z
        .number('must be a number of kilograms, such as 2')
        .check(
          z.positive('must be more than 0'),
          about('The highest weight of the whole order, in kilograms.'),
        ),
      price: money.check(about('What an order up to this weight costs.')),
    }),
    '[{ "upTo": 2, "price": 4.9 }]',
    'Prices by weight, in place of the price. They need a fact called weight. What is heavier is on request.',
  ),
  freeFrom: optional(money, 'The total of the goods from which it is free.'),
  days: optional(days, 'The fewest and the most working days until it arrives, such as [2, 4].'),
  countries: listOf(
    country,
    '["DE", "AT"]',
    'Only to these countries, by their codes, such as DE. Visitors choose one.',
  ),
  postcodes: preset(
    z.array(matching(/^[A-Z\d]{1,8}$/, POSTCODES), POSTCODES),
    [],
    'Only to postcodes that begin like this. Visitors write theirs.',
  ),
  pickUp: preset(flag, false, 'Whether visitors fetch it themselves.'),
})

/** Ways of delivery; of several with one name, the first that leads to the visitor's place counts. */
export const delivery = listOf(
  way,
  '[{ "price": 4.9, "freeFrom": 50, "days": [2, 4] }]',
  'How orders are delivered, and what that costs, the usual way first. Of several with one name, the first that leads to the visitor’s place counts.',
)

const CLOSED = 'must be a list of days, such as ["2026-12-24", "12-27/01-05"]'

export const closed = listOf(
  matching(
    new RegExp(
      String.raw`^(?:${MONTH_AND_DAY}(?:/${MONTH_AND_DAY})?|\d{4}-${MONTH_AND_DAY}(?:/\d{4}-${MONTH_AND_DAY})?)$`,
    ),
    CLOSED,
  ).check(z.refine((entry) => entry.length < 21 || entry.slice(0, 10) <= entry.slice(11), CLOSED)),
  '["2026-12-24", "12-27/01-05"]',
  'Days without work besides weekends and public holidays: one day, or the first and the last with / between them; without a year, those of each year.',
)

export const cutOff = optional(
  matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, such as "14:00"'),
  'Until when an order is worked on the same day, such as 14:00. Left out: all day.',
)

/** The fewest days and the lightest weights first. */
export function readDelivery(ways: z.output<typeof delivery>, usualName: string) {
  return ways.map(({ name = usualName, days: written, byWeight, ...rest }) => {
    const [first = 0, last = 0] = written?.toSorted((a, b) => a - b) ?? []
    return {
      ...rest,
      name,
      byWeight: byWeight.toSorted((a, b) => a.upTo - b.upTo),
      days: written && ([first, last] as const),
    }
  })
}

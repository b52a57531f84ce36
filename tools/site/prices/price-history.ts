import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { daySchema, type Product } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { type FileFault, ShopFileError } from '#tools/site/settings/shop-file-error.ts'

export const HISTORY_FILE = 'prices.json'

/** What a product costs from a day on: nothing from the day on which the shop no longer has it. */
export interface PriceChange {
  readonly day: string
  readonly price: number | undefined
  /** The price that the list gives as the one before a reduction. */
  readonly full?: number | undefined
}

/** The prices of a shop since its first import; days are those of the owner's place, such as `2026-12-03`. */
export interface PriceHistory {
  readonly since: string
  /** By the id of the product, in the order of the days. A last day of a sale that is known makes a change to come. */
  readonly changes: ReadonlyMap<string, readonly PriceChange[]>
  /** Ids of products that go bad quickly, for which other rules hold. */
  readonly perishable: readonly string[]
}

/** What a list says of a product's price today. */
export interface Priced extends Pick<Product, 'id' | 'price' | 'fullPrice' | 'saleUntil'> {
  readonly availability?: string | undefined
}

const fileSchema = z.strictObject({
  since: daySchema,
  perishable: z.optional(z.array(z.string())),
  prices: z.record(z.string(), z.string()),
})

const CHANGE = /^(\S+) (?:-|(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?)$/

/**
 * The price history in a shop's folder; undefined before the first import.
 *
 * @throws {ShopFileError} if it cannot be read: nobody may replace it then
 */
export function readHistory(folder: string): PriceHistory | undefined {
  if (!existsSync(join(folder, HISTORY_FILE))) return undefined
  const { data } = fileSchema.safeParse(readFile(folder))
  if (!data)
    throw damaged({ field: '', message: 'lacks "since" or "prices", or has more than these' })
  const changes = Object.entries(data.prices).map(([id, text]) => {
    const parts = text.split(', ').map(changeOf)
    const list = parts.flatMap((part) => part ?? [])
    const isInOrder = list.every(
      ({ day }, index) => index === 0 || day > (list[index - 1]?.day ?? ''),
    )
    if (list.length < parts.length || !isInOrder)
      throw damaged({
        field: `prices."${id}"`,
        read: text,
        message: 'is no list of days and prices',
      })
    return [id, list] as const
  })
  return { since: data.since, changes: new Map(changes), perishable: data.perishable ?? [] }
}

function readFile(folder: string): unknown {
  try {
    return readJsonFile(join(folder, HISTORY_FILE))
  } catch (error) {
    throw damaged({ field: '', message: `is not valid JSON (${String(error)})` })
  }
}

function damaged(fault: Omit<FileFault, 'fix'>): ShopFileError {
  const fix =
    'correct it, such as "2026-11-12 499, 2026-12-01 449/499", or put back your last copy; ' +
    'it stays as it is, because nobody can write it anew'
  return new ShopFileError(HISTORY_FILE, [{ ...fault, fix }])
}

function changeOf(text: string): PriceChange | undefined {
  const [, day, price, full] = CHANGE.exec(text) ?? []
  if (day === undefined || !daySchema.safeParse(day).success) return undefined
  return { day, price: numberOf(price), full: numberOf(full) }
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

/** A line for each product, so that an owner finds it, and a difference shows each change. */
export function historyText({ since, changes, perishable }: PriceHistory): string {
  const lines = [...changes]
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([id, list]) =>
        `    ${JSON.stringify(id)}: ${JSON.stringify(list.map(changeText).join(', '))}`,
    )
  const marks = perishable.length > 0 ? `  "perishable": ${JSON.stringify(perishable)},\n` : ''
  return `{\n  "since": "${since}",\n${marks}  "prices": {\n${lines.join(',\n')}\n  }\n}\n`
}

function changeText({ day, price, full }: PriceChange): string {
  return `${day} ${price ?? '-'}${full === undefined ? '' : `/${full}`}`
}

/** The history with what a day's list says, in place of what it and later days said. */
export function withDay(
  before: PriceHistory | undefined,
  products: Iterable<Priced>,
  day: string,
): PriceHistory {
  const {
    since = day,
    changes: old = new Map<string, PriceChange[]>(),
    perishable = [],
  } = before ?? {}
  const changes = new Map(
    Array.from(old, ([id, list]) => [id, followed(list, [{ day, price: undefined }])]),
  )
  for (const product of products)
    changes.set(product.id, followed(old.get(product.id) ?? [], changesOf(product, day)))
  return { since, changes, perishable }
}

/** What a list says of a product: its price from this day on, and that from the day after a sale. */
function changesOf(product: Priced, day: string): PriceChange[] {
  const { price, fullPrice, saleUntil, availability } = product
  if (availability === 'request') return [{ day, price: undefined }]
  if (price >= fullPrice) return [{ day, price }]
  if (saleUntil !== undefined && saleUntil < day) return [{ day, price: fullPrice }]
  const after = saleUntil === undefined ? [] : [{ day: dayAfter(saleUntil), price: fullPrice }]
  return [{ day, price, full: fullPrice }, ...after]
}

function followed(
  list: readonly PriceChange[],
  [first, ...rest]: readonly PriceChange[],
): readonly PriceChange[] {
  const earlier = list.filter(({ day }) => first === undefined || day < first.day)
  const last = earlier.at(-1)
  const isSame = first?.price === last?.price && first?.full === last?.full
  return [...earlier, ...(isSame || !first ? [] : [first]), ...rest]
}

function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / DAY
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
}

const DAY = 24 * 3_600_000

/** Directive 98/6/EC, Article 6a: the days before a reduction in which its prior price is looked for. */
const PERIOD = 30

/** The price that a reduction has to name. */
export interface PriorPrice {
  readonly price: number
  /** The first day with a record, if there are records of fewer days than the law asks for. */
  readonly since?: string | undefined
}

export interface PriceRules {
  /** Whether a reduction that grows step by step has one prior price, that before its first step. */
  readonly isProgressive: boolean
  /** Whether the last price before the reduction counts, as for what goes bad quickly. */
  readonly isPerishable: boolean
}

/**
 * The prior price of a product that is reduced on a day: the lowest one of the 30 days before the reduction began. Days
 * on which the shop did not have the product do not count, so the days before them do.
 *
 * @returns undefined if the product is not reduced that day; `none` if it was never sold before
 */
export function priorPrice(
  changes: readonly PriceChange[],
  on: string,
  { isProgressive, isPerishable }: PriceRules,
): PriorPrice | 'none' | undefined {
  const past = changes.filter(({ day }) => day <= on)
  const before = past.slice(0, beginning(past, isProgressive || isPerishable))
  if (past.at(-1)?.full === undefined) return undefined
  let days = 0
  let lowest = Infinity
  let since = on
  let end = past[before.length]?.day ?? on
  for (const { day, price } of before.toReversed()) {
    if (price !== undefined && days < (isPerishable ? 1 : PERIOD)) {
      days += daysBetween(day, end)
      lowest = Math.min(lowest, price)
      since = day
    }
    end = day
  }
  if (days === 0) return 'none'
  return { price: lowest, since: isPerishable || days >= PERIOD ? undefined : since }
}

/** The index of the change with which the reduction of the last one began. A short time without the product is no end of it. */
function beginning(past: readonly PriceChange[], isProgressive: boolean): number {
  let begin = past.length - 1
  let { price = 0 } = past[begin] ?? {}
  for (let index = begin - 1; index >= 0; index--) {
    const change = past[index]
    if (change?.price === undefined) {
      if (daysBetween(change?.day ?? '', past[index + 1]?.day ?? '') > PERIOD) break
      continue
    }
    const isStep = isProgressive ? change.price >= price : change.price === price
    if (change.full === undefined || !isStep) break
    begin = index
    price = change.price
  }
  return begin
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { daySchema, type Product } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { daysBetween, later, MONTH_AND_DAY } from '#tools/site/today.ts'

export const HISTORY_FILE = 'prices.json'

/** What a product costs from a day on: nothing from the day on which the shop no longer has it. */
interface PriceChange {
  readonly day: string
  readonly price?: number | undefined
  /** The price that the list gives as the one before a reduction. */
  readonly full?: number | undefined
}

/** The prices of a shop since its first import; days are those of the owner's place, such as `2026-12-03`. */
export interface PriceHistory {
  readonly since: string
  /** Ids of products that go bad quickly: what their list says of a reduction stays. */
  readonly perishable?: readonly string[] | undefined
  /** By the id of the product, in the order of the days. A last day of a sale that is known makes a change to come. */
  readonly changes: ReadonlyMap<string, readonly PriceChange[]>
}

export type Priced = Pick<Product, 'id' | 'price' | 'fullPrice' | 'saleUntil' | 'availability'>

const AMOUNT = String.raw`\d+(?:\.\d+)?`
const CHANGE = String.raw`\d{4}-${MONTH_AND_DAY} (?:-|${AMOUNT}(?:/${AMOUNT})?)`

const fileSchema = z.strictObject({
  since: daySchema,
  perishable: z.optional(z.array(z.string())),
  prices: z.record(
    z.string(),
    z.string().check(z.regex(new RegExp(`^${CHANGE}(?:, ${CHANGE})*$`))),
  ),
})

/**
 * The price history in a shop's folder; undefined before the first import.
 *
 * @throws {ShopFileError} if it cannot be read: nobody may replace it then
 */
export function readHistory(folder: string): PriceHistory | undefined {
  const file = join(folder, HISTORY_FILE)
  if (!existsSync(file)) return undefined
  try {
    const { prices, ...rest } = fileSchema.parse(readJsonFile(file))
    const changes = Object.entries(prices).map(([id, text]) => [id, changesIn(text)] as const)
    return { ...rest, changes: new Map(changes) }
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : []
    const [part = '', id] = issue?.path ?? []
    const field = id === undefined ? String(part) : `${String(part)}."${String(id)}"`
    const message = issue ? 'is not as import writes it' : `is not valid JSON (${String(error)})`
    const fix =
      'correct it, such as "2026-11-12 499, 2026-12-01 449/499", or put back your last copy; ' +
      'it stays as it is, because nobody can write it anew'
    throw new ShopFileError(HISTORY_FILE, [{ field, message, fix }])
  }
}

function changesIn(text: string): PriceChange[] {
  return text
    .split(', ')
    .sort()
    .map((part) => {
      const [day = '', ...amounts] = part.split(/[ /]/)
      const [price, full] = amounts.filter((amount) => amount !== '-').map(Number)
      return { day, price, full }
    })
}

/** A line for each product, so that an owner finds it, and a difference shows each change. */
export function historyText({ changes, ...rest }: PriceHistory): string {
  const lines = Array.from(changes, ([id, list]) => [id, list.map(changeText).join(', ')] as const)
  const prices = Object.fromEntries(lines.filter(([, text]) => text !== '').sort())
  return `${JSON.stringify({ ...rest, prices }, undefined, 2)}\n`
}

function changeText({ day, price, full }: PriceChange): string {
  return `${day} ${price ?? '-'}${full === undefined ? '' : `/${full}`}`
}

/** The history with what a day's list says, in place of what it and later days said. */
export function withDay(
  before: PriceHistory | undefined,
  products: Iterable<Priced>,
  day: string,
  perishable: readonly string[] = [],
): PriceHistory {
  const today = new Map(Array.from(products, (product) => [product.id, changesOf(product, day)]))
  const ids = new Set([...(before?.changes.keys() ?? []), ...today.keys()])
  const changes = Array.from(ids, (id) => {
    const earlier = before?.changes.get(id)?.filter((each) => each.day < day) ?? []
    const [first, ...rest] = today.get(id) ?? [{ day }]
    const last = earlier.at(-1)
    const isSame = first.price === last?.price && first.full === last?.full
    return [id, isSame ? [...earlier, ...rest] : [...earlier, first, ...rest]] as const
  })
  const marks = perishable.length > 0 ? { perishable } : {}
  return { since: before?.since ?? day, ...marks, changes: new Map(changes) }
}

/** What a list says of a product: its price from this day on, and that from the day after a sale. */
function changesOf(product: Priced, day: string): [PriceChange, ...PriceChange[]] {
  const { price, fullPrice, saleUntil, availability } = product
  if (availability === 'request') return [{ day }]
  if (price >= fullPrice) return [{ day, price }]
  const reduced = { day, price, full: fullPrice }
  if (saleUntil === undefined) return [reduced]
  const after = { day: later(saleUntil, 1), price: fullPrice }
  return saleUntil < day ? [{ ...after, day }] : [reduced, after]
}

/** Directive 98/6/EC, Article 6a: the days before a reduction in which its prior price is looked for. */
const PERIOD = 30

/**
 * The prior price of a product that is reduced on a day: the lowest one of the 30 days before the reduction began. Days
 * on which the shop did not have the product do not count, so the days before them do.
 *
 * @param hasSteps whether a reduction that grows step by step has one prior price, that before its first step
 * @returns undefined if the product is not reduced that day, `lowest` if it was never sold before; `since` is the first
 *   day with a record, if there are records of fewer days than the law asks for
 */
export function priorPrice(changes: readonly PriceChange[], on: string, hasSteps: boolean) {
  const past = changes.filter(({ day }) => day <= on).reverse()
  let [begin] = past
  if (begin?.full === undefined) return undefined
  let end = begin.day
  for (const change of past) {
    const [price, next] = [Number(change.price), Number(begin.price)]
    const isStep = change.full !== undefined && (hasSteps ? price >= next : price === next)
    // A short time without the product is no end of its reduction.
    const isShort = change.price === undefined && daysBetween(change.day, end) <= PERIOD
    if (!isStep && !isShort) break
    if (isStep) begin = change
    end = change.day
  }
  let days = 0
  let lowest: number | undefined
  let since: string | undefined
  end = begin.day
  for (const { day, price } of past.slice(past.indexOf(begin) + 1)) {
    if (price !== undefined && days < PERIOD) {
      days += daysBetween(day, end)
      lowest = Math.min(lowest ?? price, price)
      since = day
    }
    end = day
  }
  return { lowest, since: days < PERIOD ? since : undefined }
}

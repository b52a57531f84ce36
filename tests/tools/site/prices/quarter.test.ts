import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { readEntries } from '#tools/site/languages/shop-json.ts'
import { priorPrices } from '#tools/site/prices/prior-prices.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const DAYS = 90
const PRODUCTS = 500
const LAST = DAYS - 1

const dayText = (day: number) => new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10)

/** A row of a list: what a product costs, and its price in a sale with its last day. */
interface ListRow {
  readonly price: number
  readonly sale?: number
  readonly until?: number
}

/** What a shop's owner writes into the list of a day; nothing of a product that is not sold then. */
function rowOf(product: number, day: number): ListRow | undefined {
  const usual = 100 + product + (day >= 63 && product % 11 === 0 ? 10 : 0)
  const isAway =
    (product % 25 === 3 && day >= 28 && day < 42) || (product % 25 === 4 && day >= 56 && day < 77)
  if (isAway || (product % 50 === 7 && day < 35)) return undefined
  const sale = (percent: number, until?: number) => ({
    price: usual,
    sale: Math.round(usual * (100 - percent)) / 100,
    ...(until !== undefined && { until }),
  })
  // Reduced since before the first list, and new products that come with a reduction.
  if (product % 50 === 8 && day < 28) return sale(15)
  if (product % 50 === 7 && day < 49) return sale(30)
  // Without a word of it, the price is lower for three weeks.
  if (product % 7 === 5 && day >= 35 && day < 56) return { price: usual - 20 }
  // The last day of the first is 30 days before the second, or about that.
  if (product % 3 === 0 && day >= 21 && day < 35) return sale(20, 28 + (product % 7))
  if (product % 4 === 2 && day >= 63 && day < 77) return sale(10, 70)
  // In three steps, and some go up again.
  if (product % 4 === 1 && day >= 42 && day < 63) {
    const steps = product % 8 === 1 ? [10, 25, 40] : [10, 40, 20]
    return sale(steps[Math.floor((day - 42) / 7)] ?? 0)
  }
  if (product % 5 !== 2 && day >= 77) return sale(product % 2 === 0 ? 15 : 30, 87)
  return { price: usual }
}

/** What the shop charges on a day, and the price that its owner has struck out: the list is from the last Tuesday. */
function truthOf(product: number, day: number) {
  const row = rowOf(product, day - (day % 7))
  if (!row) return undefined
  const isOn = row.sale !== undefined && day <= (row.until ?? LAST)
  return isOn ? { price: row.sale ?? 0, full: row.price } : { price: row.price, full: undefined }
}

type Shown = Partial<Pick<Product, 'price' | 'fullPrice' | 'priorText'>>

/** The second calculation: it walks over the days of the truth, one by one, and knows no history. */
function expected(product: number, today: number, hasSteps: boolean): Shown | undefined {
  const at = (day: number) => (day < 0 ? undefined : truthOf(product, day))
  const now = at(today)
  if (!now) return undefined
  const { price, full } = now
  if (full === undefined) return { price, fullPrice: price }
  let begin = today
  for (let day = today, away = 0; day >= 0 && away <= 30; day--) {
    const then = at(day)
    const next = at(begin)
    away = then ? 0 : away + 1
    if (!then || !next) continue
    if (then.full === undefined) break
    if (hasSteps ? then.price < next.price : then.price !== next.price) break
    begin = day
  }
  const sold: { readonly day: number; readonly price: number }[] = []
  for (let day = begin - 1; day >= 0 && sold.length < 30; day--) {
    const then = at(day)
    if (then) sold.push({ day, price: then.price })
  }
  const first = sold.at(-1)
  if (!first) return { price, fullPrice: begin === 0 ? full : price }
  const lowest = Math.min(...sold.map((each) => each.price))
  if (lowest <= price) return { price, fullPrice: price }
  const day = new Date(dayText(first.day)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
  })
  const since = sold.length < 30 ? `since ${day}` : 'of the last 30 days'
  const amount = `€${lowest.toFixed(2).replace('.00', '')}`
  return { price, fullPrice: lowest, priorText: `Lowest price ${since}: ${amount}` }
}

const idOf = (product: number) => `A${1000 + product}`

function listOf(day: number): string {
  const lines = Array.from({ length: PRODUCTS }, (_, product) => {
    const row = rowOf(product, day)
    if (!row) return ''
    const until = row.until === undefined ? '' : dayText(row.until)
    return `${idOf(product)},Thing ${product},things,${row.price},${row.sale ?? ''},${until}\n`
  })
  return `id,name,category,price,sale price,sale until\n${lines.join('')}`
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['DE', true],
  ['PL', false],
])(
  'every reduction of a quarter is as the law of %s asks',
  async (country, hasSteps) => {
    const json = { categories: ['things'], country, currency: 'EUR', language: 'en-GB' }
    const folder = temporaryFolder({ 'shop.json': JSON.stringify(json) })
    const settings = readSettings(json)
    const schema = productSchemaOf(['things'])
    const counted = { reduced: 0, since: 0, none: 0 }
    for (let day = 0; day < DAYS; day++) {
      vi.setSystemTime(new Date(`${dayText(day)}T12:00`))
      if (day % 7 === 0) {
        const list = join(folder, 'list.csv')
        writeFiles([[list, listOf(day)]])
        const { code } = await runCommand(importCommand, [list], { to: folder, write: true })
        expect(code).toBe(0)
      }
      const file = 'api/products.json'
      const entries = readEntries(folder, file, settings, priorPrices(folder, settings))
      const shown = new Map(
        z
          .array(schema)
          .parse(entries)
          .map((each) => [each.id, each]),
      )
      const found: Record<string, Shown | undefined> = {}
      const should: Record<string, Shown | undefined> = {}
      for (let product = 0; product < PRODUCTS; product++) {
        const id = idOf(product)
        const { price = 0, fullPrice = 0, priorText } = shown.get(id) ?? {}
        const isReduced = price < fullPrice
        const told = isReduced ? { priorText } : {}
        found[id] = shown.has(id) ? { price, fullPrice, ...told } : undefined
        should[id] = expected(product, day, hasSteps)
        if (isReduced) counted.reduced++
        if (priorText?.includes('since')) counted.since++
        if (!isReduced && truthOf(product, day)?.full !== undefined) counted.none++
      }
      expect(found, dayText(day)).toEqual(should)
    }
    // The quarter has some of each.
    expect(Math.min(...Object.values(counted))).toBeGreaterThan(100)
  },
  120_000,
)

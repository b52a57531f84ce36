import { join } from 'node:path'
import * as z from 'zod/mini'
import { daySchema, priceSchema, productIdSchema } from '#src/domain/product/product.ts'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { isObject, tryJsonFile } from '#tools/site/json-values.ts'
import { countryOf, ECONOMIC_AREA, WITH_STEPS } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { todayText } from '#tools/site/today.ts'
import { priorPrice, readHistory, withDay, type PriorPrice } from './price-history.ts'

type Shop = Pick<Settings, 'country' | 'language' | 'reduction'>

const LIST = 'api/products.json'

const listSchema = z.array(
  z.catch(
    z.nullable(
      z.object({
        id: productIdSchema,
        itemId: z.string(),
        category: z.string(),
        price: priceSchema,
        fullPrice: priceSchema,
        saleUntil: optionalFact(daySchema),
        availability: optionalFact(z.string()),
      }),
    ),
    null,
  ),
)

type Listed = NonNullable<z.infer<typeof listSchema>[number]>

/** A product that is reduced today, with its prior price: `unknown` if the reduction is older than all records. */
interface Reduction {
  readonly product: Listed
  readonly prior: PriorPrice | 'none' | 'unknown'
  readonly isPerishable: boolean
}

/**
 * The reduced products of a shop's folder; none of a shop without a price history.
 *
 * @throws {ShopFileError} if the history cannot be read
 */
export function reductionsIn(folder: string, shop: Shop, today = todayText()): Reduction[] {
  const stored = readHistory(folder)
  if (!stored) return []
  const list = listSchema.safeParse(tryJsonFile(join(folder, LIST))).data ?? []
  const products = list.flatMap((product) => product ?? [])
  // What somebody has changed in `api/` by hand counts from today.
  const { changes, since, perishable } = withDay(stored, products, today)
  const isProgressive = WITH_STEPS.includes(countryOf(shop))
  const fresh = new Set(perishable)
  return products.flatMap((product) => {
    const own = changes.get(product.id) ?? []
    const isPerishable = fresh.has(product.id)
    const prior = priorPrice(own, today, { isProgressive, isPerishable })
    if (prior === undefined) return []
    const isFirst = own.every(({ day }) => day >= since) && own[0]?.day === since
    return { product, prior: prior === 'none' && isFirst ? 'unknown' : prior, isPerishable }
  })
}

/** What entries of `api/` have beside what the owner has written, by their file and id. */
export type PriorPrices = ReadonlyMap<string, ReturnType<typeof fieldsOf>>

export function priorPrices(folder: string, shop: Shop, today?: string): PriorPrices {
  const { reduction = ECONOMIC_AREA.includes(countryOf(shop)) ? 'lowest30' : 'list' } = shop
  return new Map(
    reductionsIn(folder, shop, today).flatMap((each) => {
      const { id, itemId, category } = each.product
      const fields = fieldsOf(each, reduction === 'lowest30')
      return [`${LIST} ${id}`, `api/${category}.json ${itemId}`].map(
        (key) => [key, fields] as const,
      )
    }),
  )
}

function fieldsOf({ product, prior, isPerishable }: Reduction, isLowest: boolean) {
  const { price, fullPrice, saleUntil } = product
  const { price: lowest = price, since } = typeof prior === 'string' ? {} : prior
  // What is not below its prior price is no reduction.
  const shown = isLowest && prior !== 'unknown' ? Math.max(price, lowest) : fullPrice
  const isTold = typeof prior !== 'string' && !isPerishable && price < shown
  return {
    full: shown,
    ...(isTold && { priorPrice: lowest, ...(since && { priorSince: since }) }),
    ...(saleUntil && shown !== fullPrice && { priceAfter: fullPrice }),
  }
}

/** The entries of a file of `api/` as they are published. */
export function withPriorPrices(file: string, entries: unknown, prior: PriorPrices): unknown {
  if (prior.size === 0 || !Array.isArray(entries)) return entries
  const struckOut = file === LIST ? 'fullPrice' : 'priceRegular'
  return entries.map((entry: unknown) => {
    const id: unknown = isObject(entry) ? Reflect.get(entry, 'id') : undefined
    const { full, ...fields } = prior.get(`${file} ${String(id)}`) ?? {}
    return full === undefined || !isObject(entry)
      ? entry
      : { ...entry, [struckOut]: full, ...fields }
  })
}

import { join } from 'node:path'
import * as z from 'zod/mini'
import { PRICE_OPTIONS, withLatinSign } from '#src/domain/money/price-style.ts'
import { dayText } from '#src/domain/product/availability.ts'
import { daySchema, priceSchema, productIdSchema } from '#src/domain/product/product.ts'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { isObject, tryJsonFile } from '#tools/site/json-values.ts'
import { filled } from '#tools/site/messages/message-code.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { countryOf, ECONOMIC_AREA, WITH_STEPS } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { todayText } from '#tools/site/today.ts'
import { priorPrice, readHistory, withDay, type PriorPrice } from './price-history.ts'

type Shop = Pick<Settings, 'country' | 'language' | 'currency' | 'reduction' | 'words'>

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
type Fields = Readonly<Record<string, string | number>>

export type PriorPrices = ReadonlyMap<string, Fields>

export function priorPrices(folder: string, shop: Shop, today?: string): PriorPrices {
  const { reduction = ECONOMIC_AREA.includes(countryOf(shop)) ? 'lowest30' : 'list' } = shop
  const isLowest = reduction === 'lowest30'
  const textOf = textWriter(folder, shop)
  return new Map<string, Fields>(
    reductionsIn(folder, shop, today).flatMap(({ product, prior, isPerishable }) => {
      const { id, itemId, category, price, fullPrice, saleUntil } = product
      const found = typeof prior === 'string' ? undefined : prior
      // What is not below its prior price is no reduction.
      const lowest = Math.max(price, found?.price ?? price)
      const struckOut = isLowest && prior !== 'unknown' ? lowest : fullPrice
      const after = saleUntil && struckOut !== fullPrice ? { priceAfter: fullPrice } : {}
      const isTold = found !== undefined && !isPerishable && price < struckOut
      const text = isTold ? { priorText: textOf(found) } : {}
      // A card need not say what it strikes out, unless the law asks for it.
      const onCard = isLowest || found?.price !== fullPrice ? text : {}
      return [
        [`${LIST} ${id}`, { fullPrice: struckOut, ...onCard, ...after }],
        [`api/${category}.json ${itemId}`, { priceRegular: struckOut, ...text, ...after }],
      ] as const
    }),
  )
}

/** Writes `Lowest price of the last 30 days: $449`, in the language of the build. */
function textWriter(folder: string, { language, currency, words }: Shop) {
  const messages = knownMessages(language, words, folder)
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  return ({ price: amount, since }: PriorPrice): string => {
    const price = withLatinSign(format.format(amount))
    return since === undefined
      ? filled(messages['shop.lowestPrice'] ?? '', language, { price })
      : filled(messages['shop.lowestSince'] ?? '', language, {
          price,
          day: dayText(since, language),
        })
  }
}

/** The entries of a file of `api/` as they are published. */
export function withPriorPrices(file: string, entries: unknown, prior: PriorPrices): unknown {
  if (prior.size === 0 || !Array.isArray(entries)) return entries
  return entries.map((entry: unknown) => {
    const id: unknown = isObject(entry) ? Reflect.get(entry, 'id') : undefined
    return isObject(entry) ? { ...entry, ...prior.get(`${file} ${String(id)}`) } : entry
  })
}

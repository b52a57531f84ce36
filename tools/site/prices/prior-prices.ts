import { join } from 'node:path'
import * as z from 'zod/mini'
import { PRICE_OPTIONS, withLatinSign } from '#src/domain/money/price-style.ts'
import { dayText } from '#src/domain/product/availability.ts'
import { daySchema, priceSchema, productIdSchema } from '#src/domain/product/product.ts'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { isObject, tryJsonFile } from '#tools/site/json-values.ts'
import { filled } from '#tools/site/messages/message-code.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { ECONOMIC_AREA, shopCountry, WITH_STEPS } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { todayText } from '#tools/site/today.ts'
import { priorPrice, readHistory } from './price-history.ts'

type Shop = Pick<Settings, 'country' | 'language' | 'currency' | 'reduction' | 'words'>

const LIST = 'api/products.json'

const entrySchema = z.object({
  id: productIdSchema,
  itemId: z.string(),
  category: z.string(),
  price: priceSchema,
  fullPrice: priceSchema,
  saleUntil: optionalFact(daySchema),
})

/**
 * The reduced products of a shop's folder, each with its prior price, if it was sold before. Without those whose
 * reduction is older than all records: nobody knows what they cost.
 *
 * @throws {ShopFileError} if the history cannot be read
 */
export function reductionsIn(folder: string, shop: Shop) {
  const history = readHistory(folder)
  const entries: unknown = history && tryJsonFile(join(folder, LIST))
  if (!history || !Array.isArray(entries)) return []
  const hasSteps = WITH_STEPS.includes(shopCountry(shop) ?? '')
  return entries.flatMap((entry: unknown) => {
    const product = entrySchema.safeParse(entry).data
    if (!product || product.price >= product.fullPrice) return []
    if (history.perishable?.includes(product.id)) return []
    const changes = history.changes.get(product.id) ?? []
    const prior = priorPrice(changes, todayText(), hasSteps)
    const isOld = !prior?.lowest && changes[0]?.day === history.since
    return prior && !isOld ? [{ ...product, ...prior }] : []
  })
}

/** What entries of `api/` have beside what the owner has written, by their file and id. */
export type PriorPrices = ReadonlyMap<string, object>

/** The prices that are struck out, and `Lowest price of the last 30 days: $449`, in the language of the build. */
export function priorPrices(folder: string, shop: Shop): PriorPrices {
  const { language, currency, words, reduction } = shop
  const isUsual = ECONOMIC_AREA.includes(shopCountry(shop) ?? '')
  const isLowest = reduction ? reduction === 'lowest30' : isUsual
  const messages = knownMessages(language, words, folder)
  const format = new Intl.NumberFormat(language, { ...PRICE_OPTIONS, currency })
  const textOf = (amount: number, since?: string) =>
    filled(messages[since ? 'shop.lowestSince' : 'shop.lowestPrice'] ?? '', language, {
      price: withLatinSign(format.format(amount)),
      ...(since && { day: dayText(since, language) }),
    })
  const fields = reductionsIn(folder, shop).flatMap((product) => {
    const { id, itemId, category, price, fullPrice, saleUntil, lowest, since } = product
    // What is not below its prior price is no reduction.
    const struckOut = isLowest ? Math.max(price, lowest ?? 0) : fullPrice
    const after = saleUntil && struckOut !== fullPrice ? { priceAfter: fullPrice } : {}
    const text = lowest && price < struckOut ? { priorText: textOf(lowest, since) } : {}
    // A card need not say what it strikes out, unless the law asks for it.
    const onCard = isLowest || lowest !== fullPrice ? text : {}
    return [
      [`${LIST} ${id}`, { fullPrice: struckOut, ...onCard, ...after }],
      [`api/${category}.json ${itemId}`, { priceRegular: struckOut, ...text, ...after }],
    ] as const
  })
  return new Map<string, object>(fields)
}

/** The entries of a file of `api/` as they are published. */
export function withPriorPrices(file: string, entries: unknown, prior: PriorPrices): unknown {
  if (prior.size === 0 || !Array.isArray(entries)) return entries
  return entries.map((entry: unknown) => {
    const id: unknown = isObject(entry) ? Reflect.get(entry, 'id') : undefined
    return isObject(entry) ? { ...entry, ...prior.get(`${file} ${String(id)}`) } : entry
  })
}

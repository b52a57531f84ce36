import * as z from 'zod/mini'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { productSchema, type Product } from './product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** The currency of products that are persisted without one: the only one before shops could have others. */
const FIRST_CURRENCY = 'USD'

export const persistedProductSchema = z.pipe(
  z.object({
    ...productSchema.shape,
    // Perhaps one that the shop no longer has.
    category: z.string(),
    currency: optionalFact(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** What was chosen for a line, in the page's language: only if its id says it in another. */
    optionsText: optionalFact(z.string()),
  }),
  z.transform(({ currency = FIRST_CURRENCY, ...product }): Product => {
    product.image = pathFromHere(product.image)
    return currency === SETTINGS.currency ? product : { ...product, currency }
  }),
)

/** The form that is persisted: prices in US dollars have no `currency`, as in the specification. */
export function persistedForm({ currency = SETTINGS.currency, ...product }: Product): Product {
  product.image = product.image.replace(/^\.\.\//, '')
  return currency === FIRST_CURRENCY ? product : { ...product, currency }
}

/** Persisted paths start at the shop's address, and those of a page at the folder of its language. */
function pathFromHere(image: string): string {
  const root = SETTINGS.languages?.[0]?.path ?? ''
  return image.startsWith('img/') ? root + image : image
}

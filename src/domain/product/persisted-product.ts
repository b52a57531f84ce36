import * as z from 'zod/mini'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { productSchema, type Product } from './product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** The currency of stored products that name none, as in the specification. */
const FIRST_CURRENCY = 'USD'

/** A product whose price is in the shop's currency. */
export const persistedProductSchema = z.pipe(
  z
    .object({
      ...productSchema.shape,
      // Any text: the shop may no longer have the category.
      category: z.string(),
      currency: z.optional(z.string()),
      /** The text of the chosen options in the page's language, if the line's id has it in another. */
      optionsText: optionalFact(z.string()),
    })
    .check(z.refine(({ currency = FIRST_CURRENCY }) => currency === SETTINGS.currency)),
  z.transform((stored): Product => {
    const product = { ...stored }
    delete product.currency
    product.image = pathFromHere(product.image)
    return product
  }),
)

/** The stored form. */
export function persistedForm({ ...product }: Product): object {
  product.image = product.image.replace(/^\.\.\//, '')
  const { currency } = SETTINGS
  return currency === FIRST_CURRENCY ? product : { ...product, currency }
}

/** Stored paths start at the shop's address, and those of a page at the folder of its language. */
function pathFromHere(image: string): string {
  const root = SETTINGS.languages?.[0]?.path ?? ''
  return image.startsWith('img/') ? root + image : image
}

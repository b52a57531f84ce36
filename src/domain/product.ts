import * as z from 'zod/mini'
import { categorySchema } from './category.ts'
import { kindSchema } from './kind.ts'
import { pictureSchema, pictureSizesSchema } from './picture-sizes.ts'

/** Ids key the quantity map and the favourites. Some catalogues number them: a number is read as text. */
export const productIdSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(z.transform(String), z.string().check(z.minLength(1))),
)

/** A part of an address. Half a surrogate pair cannot be encoded, a control character is dropped, and `..` leads elsewhere. */
export const slugSchema = z
  .string()
  .check(
    z.minLength(1),
    z.regex(/^(?!\.{1,2}$)[^\p{Surrogate}\p{Cc}]*$/u, 'cannot be in an address'),
  )

/** The highest price in US dollars; with the most pieces, the sum of a cart line is still exact to the cent. */
export const HIGHEST_PRICE = 1e9

/** A price in US dollars: from zero to the highest. */
export const priceSchema = z.number().check(z.nonnegative(), z.lte(HIGHEST_PRICE))

/** A fact that a product may lack, or have as null. Lists of specifications leave out an empty one. */
export const factSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((fact) => fact ?? ''),
)

/** A fact that a catalogue may leave out. One that does not parse is left out, and the product stays. */
function optionalFact<Fact extends z.ZodMiniType>(fact: Fact) {
  return z.optional(z.catch(z.optional(fact), undefined))
}

const nameSchema = z.string().check(z.minLength(1))

/**
 * An entry of `products.json` (specification, section 3): what lists, cards, favourites and cart lines show.
 * `itemId` is the slug under which the product page is found; `fullPrice` is the price before discount. The optional
 * facts after `year` are not in the specification: `namespaceId` groups variants as in the details.
 */
export const productSchema = z.object({
  id: productIdSchema,
  itemId: slugSchema,
  category: categorySchema,
  name: nameSchema,
  image: pictureSchema,
  pictureSizes: pictureSizesSchema,
  price: priceSchema,
  fullPrice: priceSchema,
  screen: factSchema,
  capacity: factSchema,
  ram: factSchema,
  year: z.int(),
  namespaceId: optionalFact(nameSchema),
  color: optionalFact(nameSchema),
  brand: optionalFact(nameSchema),
  kind: optionalFact(kindSchema),
})

export type Product = z.infer<typeof productSchema>

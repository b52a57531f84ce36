import * as z from 'zod/mini'
import * as m from '#src/messages/messages.gen.ts'
import { AVAILABILITIES } from './availability.ts'
import { type Category, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import { optionalFact } from '#src/domain/schema-parts.ts'
import { pictureSchema, pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { roundPrice } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

export const KINDS = [
  'phone',
  'tablet',
  'watch',
  'earbuds',
  'headphones',
  'case',
  'charger',
  'stylus',
  'keyboard',
] as const

export const kindSchema = z.enum(KINDS)

export type Kind = z.infer<typeof kindSchema>

/** The key of a product in cart and favourites. Some catalogues use numbers. */
export const productIdSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(z.transform(String), z.string().check(z.minLength(1))),
)

/** A segment of a path: no half surrogate pair, which cannot be encoded; no control character, which browsers drop. */
export const slugSchema = z
  .string()
  .check(
    z.minLength(1),
    z.regex(/^(?!\.{1,2}$)[^\p{Surrogate}\p{Cc}]*$/u, 'cannot be in an address'),
  )

/** In the shop's currency. The limit keeps sums exact to the smallest unit. */
export const HIGHEST_PRICE = 10 ** Math.min(9, 11 - SETTINGS.decimals)

export const priceSchema = z.number().check(z.nonnegative(), z.lte(HIGHEST_PRICE))

/** Lists of specifications leave out a fact that is missing or null. */
export const factSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((fact) => fact ?? ''),
)

export const colorValueSchema = z.string().check(z.regex(/^#[\da-f]{6}$/i))

const nameSchema = z.string().check(z.minLength(1))

/** What a kilogram or another unit of a product costs: 19.8 for `kg`, which some countries demand. */
export const unitPriceSchema = z.object({ price: priceSchema, per: nameSchema })

export type UnitPrice = z.infer<typeof unitPriceSchema>

/** Facts of the shop's own, by their names. */
export const factsSchema = optionalFact(z.record(z.string(), z.string()))

/** A day: `2026-12-03`. */
export const daySchema = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** Whether the last day of a sale is over for the visitor: shops may be built less often than sales end. */
export function isOver(day: string | undefined, now = Date.now()): boolean {
  // Without a zone, it is the end of the visitor's own day; without a day, it is no number.
  return Date.parse(`${day ?? ''}T23:59:59.999`) < now
}

/** The price of a unit when the product costs another price than `before`. */
export function unitPriceAt(
  price: number,
  before: number,
  unitPrice: UnitPrice | undefined,
): UnitPrice | undefined {
  return (
    unitPrice && { ...unitPrice, price: roundPrice((unitPrice.price * price) / (before || price)) }
  )
}

/**
 * What the build writes into the entry of a reduced product (docs/prices.md): a sentence with its prior price in the
 * page's language (Directive 98/6/EC, Article 6a), and the price after `saleUntil` if `fullPrice` is another.
 */
export const reductionShape = {
  priorText: optionalFact(nameSchema),
  priceAfter: optionalFact(priceSchema),
}

/** The numbers by which the owner, a scanner and the maker know a product. */
export const numbersShape = {
  sku: optionalFact(nameSchema),
  gtin: optionalFact(nameSchema),
  mpn: optionalFact(nameSchema),
}

/**
 * An entry of `products.json` (specification, section 3), with the slug `itemId` and optional facts after `year`:
 * `namespaceId` groups variants, `fits` holds those of models, `saleUntil` is the last day of `price`, if it is less
 * than `fullPrice`, `unitPrice` is that of a kilogram, `stock` is the number of pieces, and `availableFrom` is the day
 * for the availability `order`.
 */
export function productSchemaOf(categories: readonly Category[]) {
  const entry = z.object({
    id: productIdSchema,
    itemId: slugSchema,
    category: z.enum(categories),
    name: nameSchema,
    image: pictureSchema,
    pictureSizes: pictureSizesSchema,
    price: priceSchema,
    fullPrice: priceSchema,
    screen: factSchema,
    capacity: factSchema,
    ram: factSchema,
    year: z.optional(z.int()),
    namespaceId: optionalFact(nameSchema),
    color: optionalFact(nameSchema),
    colorValue: optionalFact(colorValueSchema),
    brand: optionalFact(nameSchema),
    kind: optionalFact(kindSchema),
    fits: optionalFact(z.array(nameSchema)),
    facts: factsSchema,
    ...numbersShape,
    availability: optionalFact(z.enum(AVAILABILITIES)),
    stock: optionalFact(z.int().check(z.nonnegative())),
    saleUntil: optionalFact(daySchema),
    unitPrice: optionalFact(unitPriceSchema),
    ...reductionShape,
    availableFrom: optionalFact(daySchema),
    /** The code of the name's language, if it is another than the page's: the build writes it. */
    nameLanguage: optionalFact(z.string()),
    /** Read by `optionsOf`, late: few shops have any. */
    options: z.optional(z.unknown()),
  })
  return entry.check(({ value: product }) => {
    if (isOver(product.saleUntil)) {
      product.priorText = undefined
      product.fullPrice = product.priceAfter ?? product.fullPrice
      product.unitPrice = unitPriceAt(product.fullPrice, product.price, product.unitPrice)
      product.price = product.fullPrice
    }
    // A `stock` of 0 is sold out, whatever `availability` says.
    if (product.stock === 0 && product.availability !== 'order') product.availability = 'out'
  })
}

export const productSchema = productSchemaOf([...SHOWN_CATEGORIES, ...SETTINGS.hiddenCategories])

export type Product = z.infer<typeof productSchema> & {
  /** What was chosen for a line, in the page's language: only if its id says it in another. */
  optionsText?: string | undefined
}

type Numbered = Pick<Product, 'id' | 'sku'>

export function articleNumber({ sku, id }: Numbered): string {
  return sku ?? id
}

/** The article number for people, who do not expect an id. */
export function articleNumberText({ sku, id }: Numbered): string {
  return sku ?? m.productId({ id })
}

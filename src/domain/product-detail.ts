import * as z from 'zod/mini'
import { pictureSizesSchema } from './picture-sizes.ts'
import { factSchema, priceSchema } from './product.ts'

/** A titled block of the 'About' section; each text is a paragraph. */
const descriptionBlockSchema = z.object({
  title: z.string(),
  text: z.array(z.string()),
})

/**
 * An entry of `{category}.json` (specification, section 3): one variant with everything its page shows.
 * Entries with the same `namespaceId` are variants of one family; the first of `images` is the main one.
 */
export const productDetailSchema = z.object({
  id: z.string().check(z.minLength(1)),
  namespaceId: z.string(),
  name: z.string().check(z.minLength(1)),
  images: z._default(z.array(z.string()), []),
  pictureSizes: pictureSizesSchema,
  color: factSchema,
  colorsAvailable: z._default(z.array(z.string()), []),
  capacity: factSchema,
  capacityAvailable: z._default(z.array(z.string()), []),
  priceDiscount: priceSchema,
  priceRegular: priceSchema,
  screen: factSchema,
  resolution: factSchema,
  processor: factSchema,
  ram: factSchema,
  camera: z.optional(z.string()),
  zoom: z.optional(z.string()),
  cell: z._default(z.array(z.string()), []),
  description: z._default(z.array(descriptionBlockSchema), []),
})

export type ProductDetail = z.infer<typeof productDetailSchema>

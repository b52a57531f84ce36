import * as z from 'zod/mini'
import { quantitySchema } from '#src/domain/cart/cart.ts'
import { pictureSchema } from '#src/domain/pictures/picture-sizes.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productIdSchema, productSchema } from '#src/domain/product/product.ts'
import { QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { settingsSchema } from '#src/domain/settings/settings-schema.ts'
import { sharedFileSchema } from '#src/domain/sharing/shared-file.ts'
import {
  DETAIL_DESCRIPTIONS,
  PRODUCT_DESCRIPTIONS,
  SAVED_CART_DESCRIPTIONS,
  SHOP_DESCRIPTIONS,
  type Descriptions,
} from './descriptions.ts'
import { withDescriptions } from './with-descriptions.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

interface File {
  readonly name: string
  readonly title: string
  readonly schema: z.core.$ZodType
  readonly descriptions: Descriptions
}

/**
 * Rules that zod expresses by a transform and JSON Schema cannot: the shop repairs other values, an editor marks them.
 */
const KEYWORDS = new Map<z.core.$ZodType, JsonSchema>([
  [productIdSchema, { minLength: 1 }],
  [
    pictureSchema,
    {
      // Without a colon; with https; or with colons only after the first slash, so that they end no scheme.
      pattern: String.raw`^(?:[^:\p{Cs}]*|https://[^\s\[\]\p{Cs}]+|(?!//)[^:\p{Cs}]*/[^\p{Cs}]*)$`,
    },
  ],
  [quantitySchema, { type: 'integer', minimum: QUANTITY_RANGE.min, maximum: QUANTITY_RANGE.max }],
])

/**
 * The JSON Schema of each file that an owner or a visitor may write, by its file name. A file is valid when the shop
 * reads all of it: a fact that the shop would drop, or a quantity that it would change, is invalid.
 */
export function schemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(FILES.map((file) => [`${file.name}.json`, schemaOf(file)]))
}

/** The files of the schemas in a folder: the path and the text of each. */
export function schemaFiles(folder: string): [path: string, text: string][] {
  return Array.from(schemas(), ([name, schema]) => [
    `${folder}/${name}`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ])
}

const FILES: readonly File[] = [
  {
    name: 'products',
    title: 'Products of a shop: api/products.json',
    schema: z.array(
      z.object({ ...productSchema.shape, category: z.string().check(z.minLength(1)) }),
    ),
    descriptions: PRODUCT_DESCRIPTIONS,
  },
  {
    name: 'details',
    title: 'Details of the products of a category, such as api/phones.json',
    schema: z.array(productDetailSchema),
    descriptions: DETAIL_DESCRIPTIONS,
  },
  {
    name: 'shop',
    title: 'Settings of a shop: shop.json',
    schema: settingsSchema,
    descriptions: SHOP_DESCRIPTIONS,
  },
  {
    name: 'saved-cart',
    title: 'A saved cart',
    schema: sharedFileSchema,
    descriptions: SAVED_CART_DESCRIPTIONS,
  },
]

function schemaOf({ name, title, schema, descriptions }: File): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    // Editors support this version best.
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, KEYWORDS.get(zodSchema))
      // Each program reads formats differently; the patterns say it all.
      delete jsonSchema.format
    },
  })
  return {
    $id: `urn:gadgetry:${name}`,
    title,
    ...withDescriptions(json, descriptions),
  }
}

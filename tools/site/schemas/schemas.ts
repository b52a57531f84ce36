import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { pictureSchema, pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { optionsSchema } from '#src/domain/product/options.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productIdSchema, productSchema } from '#src/domain/product/product.ts'
import { settingsSchema } from '#tools/site/settings/settings-schema.ts'
import { writeFiles } from '#tools/site/write-files.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A file that an owner may write. */
export interface ShopFile {
  readonly name: string
  readonly title: string
  /** How the shop itself reads it. */
  readonly schema: z.ZodMiniType
}

/** What the shop's own schemas lack: rules of transforms, whose other values it repairs and an editor marks. */
const KEYWORDS = new Map<z.core.$ZodType, JsonSchema>([
  [productIdSchema, { minLength: 1 }],
  [
    pictureSchema,
    {
      // Without a colon; with https; or with colons only after the first slash, so that they end no scheme.
      pattern: String.raw`^(?:[^:\p{Cs}]*|https://[^\s\[\]\p{Cs}]+|(?!//)[^:\p{Cs}]*/[^\p{Cs}]*)$`,
    },
  ],
  [pictureSizesSchema, { description: 'The sizes of the picture, which the build finds out.' }],
])

/** Writes the JSON Schemas of a shop's files into `schemas/` of the build. */
export function schemas(): Plugin {
  return {
    name: 'shop:schemas',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    writeBundle: ({ dir = '' }) => writeFiles(schemaFiles(`${dir}/schemas`)),
  }
}

export function schemaFiles(folder: string): [path: string, text: string][] {
  return FILES.map((file) => [
    `${folder}/${file.name}.json`,
    `${JSON.stringify(jsonSchemaOf(file), undefined, 2)}\n`,
  ])
}

export const FILES: readonly ShopFile[] = [
  {
    name: 'products',
    title: 'Products of a shop: api/products.json',
    schema: z.array(
      z.object({
        ...productSchema.shape,
        category: z.string().check(z.minLength(1)),
        options: z.optional(optionsSchema),
      }),
    ),
  },
  {
    name: 'details',
    title: 'Details of the products of a category, such as api/phones.json',
    schema: z.array(productDetailSchema),
  },
  {
    name: 'shop',
    title: 'Settings of a shop: shop.json',
    schema: settingsSchema,
  },
]

/**
 * The JSON Schema of a file. A file is valid when the shop reads all of it: a fact that the shop would drop, or a
 * quantity that it would change, is invalid.
 */
export function jsonSchemaOf({ name, title, schema }: ShopFile): JsonSchema {
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
  return { $id: `urn:gadgetry:${name}`, title, ...inLanguages(json) }
}

/** The schema with texts that may be given per language. */
function inLanguages(part: JsonSchema): JsonSchema {
  const { properties = {}, additionalProperties, items, anyOf } = part
  const read = (value: JsonSchema, isTranslated: boolean) =>
    isTranslated ? withLanguages(inLanguages(value)) : inLanguages(value)
  const fields = Object.entries(properties).map(([name, value]) => {
    return [name, isSchema(value) ? read(value, isText(name, value)) : value] as const
  })
  return {
    ...part,
    ...(anyOf && { anyOf: anyOf.map((each) => inLanguages(each)) }),
    ...(isSchema(items) && { items: inLanguages(items) }),
    ...(isSchema(additionalProperties) && {
      additionalProperties: read(additionalProperties, isFreeText(additionalProperties)),
    }),
    ...(part.properties && { properties: Object.fromEntries(fields) }),
  }
}

/** What shoppers read, and a shop in several languages may write in each. */
const TEXTS = new Set([
  ...['name', 'description', 'title', 'text', 'label', 'sentence', 'linkText', 'button', 'group'],
  ...['size', 'home', 'catalog', 'welcome', 'newModels', 'categories', 'hotPrice'],
])

function isText(name: string, value: JsonSchema): boolean {
  return TEXTS.has(name) && (value.type === 'array' || isFreeText(value))
}

/** As the values of own facts are, too. */
function isFreeText({ type, pattern, enum: words }: JsonSchema): boolean {
  return type === 'string' && pattern === undefined && words === undefined
}

/** Also an object of them by the codes of languages: the build resolves it before the shop's schemas read it. */
function withLanguages({ description, default: preset, ...text }: JsonSchema): JsonSchema {
  const byLanguage: JsonSchema = {
    ...{ type: 'object', minProperties: 1, additionalProperties: text },
    propertyNames: { pattern: '^[a-z]{2,3}$' },
  }
  return {
    ...(description !== undefined && { description }),
    ...(preset !== undefined && { default: preset }),
    anyOf: [text, byLanguage],
  }
}

function isSchema(part: JsonSchema['items' | 'additionalProperties']): part is JsonSchema {
  return typeof part === 'object' && !Array.isArray(part)
}

import { Ajv, type ValidateFunction } from 'ajv'
import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FILES, jsonSchemaOf } from '#tools/site/schemas/schemas.ts'
import { settingsSchema } from '#tools/site/settings/settings-schema.ts'
import { HOSTILE_PICTURES, IMPOSSIBLE_IDS, ODD_IDS } from '#tests/support/hostile.ts'
import { detail, product } from '#tests/support/products.ts'

/** Checks a file by its schema. */
const validators = new Map(
  FILES.map((file) => {
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: true })
    return [file.name, ajv.compile(jsonSchemaOf(file))]
  }),
)

/** What the schema of a file finds wrong with it. */
function faultsOf(name: string, content: unknown) {
  const validate: ValidateFunction = validators.get(name) ?? expect.fail(`No schema ${name}`)
  validate(content)
  return validate.errors
}

describe('the files of the shops in this project are valid', () => {
  const shops = '{public,tools/owner/example,tests/shops/*}'
  const files = globSync([`${shops}/shop.json`, `${shops}/api/*.json`])

  it.each(files)('%s', (path) => {
    const [, file = ''] = /([\w-]+)\.json$/.exec(path) ?? []
    const name = path.includes('/api/') && file !== 'products' ? 'details' : file
    expect(faultsOf(name, JSON.parse(readFileSync(path, 'utf8')))).toBeNull()
  })
})

it('every field has a description, and every description a field', () => {
  for (const file of FILES) {
    const found = fieldsIn(jsonSchemaOf(file))
    expect(found.filter(({ description }) => !description)).toEqual([])
    const shown = new Set(found.map(({ description }) => description))
    expect(Object.values(file.descriptions).filter((text) => !shown.has(text))).toEqual([])
  }
})

/** The schemas of all fields in a JSON Schema. */
function fieldsIn(part: unknown): { readonly description?: unknown }[] {
  if (!isRecord(part)) return Array.isArray(part) ? part.flatMap(fieldsIn) : []
  const fields = isRecord(part.properties) ? Object.values(part.properties).filter(isRecord) : []
  return [...fields, ...Object.values(part).flatMap(fieldsIn)]
}

const sizes = { widths: [208, 640], formats: ['avif', 'webp'], ratio: 1.25, color: 'white' }
const facts = { brand: 'Acme', fits: ['acme-two'], color: 'red', namespaceId: 'acme' }
const numbers = { sku: 'A-1', gtin: '4006381333931', mpn: 'ONE-64' }
const stock = { availability: 'order', availableFrom: '2026-12-03', stock: 3 } as const

/** Of each file, an example that has every field. */
const CONTENTS: Readonly<Record<string, unknown>> = {
  products: [
    {
      ...product({ ...facts, ...numbers, ...stock, kind: 'case', facts: { material: 'wool' } }),
      ...{ pictureSizes: sizes, extra: 'x' },
    },
  ],
  details: [
    { ...detail({ ...numbers, facts: { material: 'wool' } }), pictureSizes: sizes, extra: 'x' },
  ],
  shop: {
    ...{ $schema: 'schemas/shop.json', name: 'Acme', description: 'Gadgets', script: 'a.js' },
    ...{ logo: 'img/logo.svg', sharePicture: 'img/share.jpg', address: 'https://shop.example/' },
    ...{ language: 'de-DE', currency: 'EUR', backToTop: false, previews: true },
    slides: [
      {
        ...{ picture: 'img/a.webp', pictureSizes: sizes, tallPicture: 'img/b.webp' },
        ...{ tallPictureSizes: sizes, title: 'Sale', text: 'All', link: '#/phones?sale=1' },
        ...{ linkText: 'See all', ground: 'mist' },
      },
    ],
    categories: {
      phones: {
        ...{ label: 'Handsets', title: 'All handsets' },
        tile: { picture: 'img/c.webp', pictureSizes: sizes, title: 'Handsets' },
      },
      tablets: false,
    },
    facts: {
      material: { label: 'Material', filter: true, card: true },
      weight: {
        ...{ label: 'Weight', unit: 'g', better: 'lower', group: 'Body' },
        categories: ['phones'],
      },
    },
    counts: 'counted',
    amounts: { phones: 3, tablets: 0, accessories: 100 },
    titles: {
      ...{ home: 'Acme', catalog: 'Lists', welcome: 'Hello', newModels: 'New' },
      ...{ categories: 'By kind', hotPrice: 'Reduced' },
    },
    footer: [{ text: 'More', link: '#/cart' }],
    withdrawal: true,
    words: { 'product.number': 'No number', 'cart.noOrders': 'Not yet' },
    delivery: [
      {
        ...{ name: 'Parcel', price: 4.9, perPiece: 0.5, freeFrom: 50, days: [2, 4] },
        ...{ countries: ['DE'], postcodes: ['26'], pickUp: false },
        byWeight: [{ upTo: 2, price: 4.9 }],
      },
    ],
    accent: { light: '#0b6b4f', dark: '#7fd0b0' },
    order: {
      ...{ email: 'orders@shop.example', whatsapp: '+49 170 1234567' },
      ...{
        link: 'https://pay.example/{cart}?total={total}',
        name: 'Pay',
        button: 'Order',
        ask: true,
      },
      fields: [{ label: 'Your name', autocomplete: 'name', required: false }],
    },
    priceNote: { text: 'incl. VAT', link: '#/info/delivery' },
    promises: [{ text: '30 days to return it', link: '#/info/returns' }],
  },
}

/** What an owner may write instead of a value: some of it is damage, in some fields all of it. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, '', 'x', 0, -1, 1, 1.5, 9_999, 10_000, 2e9, 1e300],
  ...[[], [null], [''], [0], ['x'], [-1], [1.5], ['bmp'], [['x']], {}, { x: 1 }],
  ...[[{ title: 'x' }], [{ text: ['x'], title: 1 }], [{ title: 'x', text: [] }], { light: 'x' }],
  ...['/img/a.webp', 'img/a.webp', '//cdn.example/a.png', 'img/12:30.png', 'https://', 'a b.png'],
  ...['https://a.example/a?b', 'ftp://a.example', 'mailto:', 'mailto:a@shop.example', '#phones'],
  ...['#/phones', '#/phones?sale=1', ['#/phones'], '#abc', '#12345G', '#12345f', { label: '' }],
  ...['a@b.example', 'a@b', '+49 170 1234567', '+1', 'https://a.example/{cart}', '{cart}'],
  ...['https://a.example/{item}', 'name', 'email'],
  ...['xx', 'XYZ', 'de_DE', 'zh-Hant-TW', 'JPY', 'mist', 'accessories'],
  ...[['img/a.webp'], ['jpeg', 'png'], ['javascript:harmed']],
  ...HOSTILE_PICTURES,
  ...IMPOSSIBLE_IDS,
  ...ODD_IDS,
]

describe.each(FILES)('$name', ({ name, schema }) => {
  const content = CONTENTS[name]

  it('is valid by the schema and read whole by the shop', () => {
    expect(faultsOf(name, content)).toBeNull()
    expect(isReadWhole(schema, content)).toBe(true)
  })

  it('with another value in any field is valid exactly if the shop reads all of it', () => {
    for (const path of pathsIn(content)) {
      for (const value of VALUES) {
        // The schema knows languages of two and three letters.
        if (path[0] === 'language' && /^[a-z]{5,8}$/i.test(String(value))) continue
        const changed = replaced(content, path, value)
        const isValid = faultsOf(name, changed) === null
        if (isValid !== isReadWhole(schema, changed)) expect({ path, value }).toEqual({ isValid })
      }
    }
  })
})

it('the table of docs/your-own-shop.md has every setting, and no other', () => {
  const [table = ''] =
    /^\| setting .*\n(?:\|.*\n)+/m.exec(readFileSync('docs/your-own-shop.md', 'utf8')) ?? []
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => cell.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(['$schema', ...named].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

/** Whether the shop reads a file without dropping or changing a value that it knows. */
function isReadWhole(schema: z.ZodMiniType, content: unknown): boolean {
  const { success, data } = z.safeParse(schema, content)
  return success && isKept(content, data)
}

function isKept(written: unknown, read: unknown): boolean {
  if (Array.isArray(written) && Array.isArray(read)) {
    return written.length === read.length && written.every((item, at) => isKept(item, read[at]))
  }
  if (isRecord(written) && isRecord(read)) {
    // A field that the shop does not know is in neither schema; one that is left out has a default.
    return Object.entries(read).every(
      ([key, value]) => written[key] === undefined || isKept(written[key], value),
    )
  }
  // A fact that may be null is read as empty.
  const isEmpty = read === '' || isDeepStrictEqual(read, [])
  if (isEmpty && written === null) return true
  return written === read || (typeof written === 'number' && String(written) === read)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Path = readonly (string | number)[]

/** The paths of all values in a file, itself included. */
function pathsIn(content: unknown): Path[] {
  const fields = Array.isArray(content) ? [...content.entries()] : Object.entries(content ?? {})
  const isList = typeof content === 'object'
  return [
    [],
    ...(isList ? fields : []).flatMap(([key, value]: [string | number, unknown]) =>
      pathsIn(value).map((path) => [key, ...path]),
    ),
  ]
}

/** The file with another value at a path, or without the field if it is undefined. */
function replaced(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(content)) {
    return content.map((item: unknown, at) => (at === key ? replaced(item, rest, value) : item))
  }
  if (!isRecord(content)) return content
  const { [key]: old, ...others } = content
  const changed = replaced(old, rest, value)
  return changed === undefined ? others : { ...others, [key]: changed }
}

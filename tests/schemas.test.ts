import { Ajv, type ValidateFunction } from 'ajv'
import fc from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemas } from '../scripts/build/schemas/schemas.ts'
import { withDescriptions } from '../scripts/build/schemas/with-descriptions.ts'
import { CATEGORIES } from '#src/domain/product/category.ts'
import { KINDS } from '#src/domain/product/kind.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { settingsSchema } from '#src/domain/settings/settings-schema.ts'
import { sharedFileSchema, sharedFileText } from '#src/domain/sharing/shared-file.ts'
import { HOSTILE_PICTURES, IMPOSSIBLE_IDS, ODD_IDS } from './support/hostile.ts'
import { tries } from './support/tries.ts'

/** Checks a file by its schema. */
const validators = new Map(
  [...schemas()].map(([name, schema]) => {
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: true })
    return [name, ajv.compile(schema)]
  }),
)

function validatorOf(name: string): ValidateFunction {
  const validate = validators.get(name)
  if (!validate) throw new Error(`No schema ${name}`)
  return validate
}

describe('the files of the shops in this project are valid', () => {
  const shops = '{public,cli/example,tests/e2e/other-shop,tests/shops/*}'
  const files = globSync([`${shops}/shop.json`, `${shops}/api/*.json`])

  it.each(files)('%s', (path) => {
    const name = path.replace(/^.*\//, '').replace(/^(phones|tablets|accessories)\b/, 'details')
    const validate = validatorOf(name)
    validate(JSON.parse(readFileSync(path, 'utf8')))
    expect(validate.errors).toBeNull()
  })

  it('a cart that the shop has saved', () => {
    const validate = validatorOf('saved-cart.json')
    validate(JSON.parse(sharedFileText({ cart: [{ id: 'a', quantity: 2 }], favourites: ['b'] })))
    expect(validate.errors).toBeNull()
  })
})

it.each([
  ['saved-cart.json', { version: 1 }],
  ['shop.json', {}],
])('%s may name its schema', (name, content) => {
  expect(validatorOf(name)({ $schema: `schemas/${name}`, ...content })).toBe(true)
})

const picture = fc.oneof(
  fc.constantFrom('', 'img/a.webp', './a b.png', '//cdn.example/a.png', 'img/12:30.png'),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
)
const name = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
const text = fc.string({ maxLength: 8, unit: 'grapheme' })
const fact = fc.option(text)
const id = fc.oneof(name, fc.nat(), fc.constantFrom(...ODD_IDS))
const slug = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,8}$/), fc.constantFrom(...ODD_IDS))
const price = fc.oneof(fc.nat(5_000), fc.double({ min: 0, max: 1e9, noNaN: true }))
const pictureSizes = fc.record(
  {
    widths: fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 3 }),
    formats: fc.subarray(['avif', 'webp', 'jpeg', 'png'], { minLength: 1 }),
    ratio: fc.double({ min: 0.1, max: 10, noNaN: true }),
    color: text,
  },
  { requiredKeys: ['widths', 'formats', 'ratio'] },
)
const texts = fc.option(fc.array(text, { maxLength: 3 }))

const shopPicture = fc.constantFrom('img/a.webp', 'a b.png', 'https://cdn.example/a.png?b')
const color = fc.stringMatching(/^#[0-9a-fA-F]{6}$/)

function perCategory<Value>(value: fc.Arbitrary<Value>) {
  return fc.record({ phones: value, tablets: value, accessories: value }, { requiredKeys: [] })
}

/** The files, each with the shop's own schema and with entries as an owner may write them. */
const FILES = [
  {
    file: 'products.json',
    schema: z.array(productSchema),
    entries: fc.array(
      fc.record(
        {
          ...{ id, itemId: slug, category: fc.constantFrom(...CATEGORIES), name, image: picture },
          ...{ pictureSizes, price, fullPrice: price, screen: fact, capacity: fact, ram: fact },
          ...{ year: fc.integer({ min: 1990, max: 2100 }), namespaceId: name, color: name },
          ...{ brand: name, kind: fc.constantFrom(...KINDS), fits: fc.array(name), extra: text },
        },
        {
          requiredKeys: [
            ...(['id', 'itemId', 'category', 'name', 'image', 'price', 'fullPrice'] as const),
            'year',
          ],
        },
      ),
      { minLength: 1, maxLength: 2 },
    ),
  },
  {
    file: 'details.json',
    schema: z.array(productDetailSchema),
    entries: fc.array(
      fc.record(
        {
          ...{ id: slug, namespaceId: text, name, images: fc.option(fc.array(picture)) },
          ...{ pictureSizes, color: fact, colorsAvailable: texts, capacity: fact },
          ...{ capacityAvailable: texts, priceDiscount: price, priceRegular: price },
          ...{ screen: fact, resolution: fact, processor: fact, ram: fact, camera: fact },
          ...{ zoom: fact, cell: texts, extra: text },
          description: fc.option(
            fc.array(fc.record({ title: text, text: fc.array(text) }), { maxLength: 2 }),
          ),
        },
        { requiredKeys: ['id', 'namespaceId', 'name', 'priceDiscount', 'priceRegular'] },
      ),
      { minLength: 1, maxLength: 2 },
    ),
  },
  {
    file: 'shop.json',
    schema: settingsSchema,
    entries: fc.record(
      {
        ...{ $schema: text, name, description: name, logo: shopPicture, sharePicture: shopPicture },
        ...{ backToTop: fc.boolean(), previews: fc.boolean() },
        script: fc.constantFrom('analytics.js', 'js/events.js'),
        language: fc.constantFrom('en-US', 'de', 'zh-Hant-TW', 'es-419'),
        currency: fc.constantFrom('USD', 'EUR', 'JPY'),
        address: fc.oneof(fc.webUrl(), fc.constant('http://localhost:4173/shop')),
        slides: fc.array(
          fc.record(
            {
              ...{ picture: shopPicture, tallPicture: shopPicture, pictureSizes },
              ...{ tallPictureSizes: pictureSizes, title: name, text, linkText: name },
              link: fc.constantFrom('#/phones?sale=1', 'https://elsewhere.example', '#/'),
              ground: fc.constantFrom('night', 'bronze', 'mist'),
            },
            { requiredKeys: ['picture', 'title', 'link'] },
          ),
          { maxLength: 2 },
        ),
        categories: perCategory(
          fc.oneof(
            fc.constant(false),
            fc.record(
              {
                ...{ label: name, title: name },
                tile: fc.record(
                  { picture: shopPicture, pictureSizes, title: name },
                  { requiredKeys: [] },
                ),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
        counts: fc.constantFrom('fixed', 'counted'),
        amounts: perCategory(fc.nat()),
        titles: fc.record(
          {
            ...{ home: name, catalog: name, welcome: name, newModels: name, categories: name },
            hotPrice: name,
          },
          { requiredKeys: [] },
        ),
        footer: fc.array(
          fc.record({
            text: name,
            link: fc.constantFrom(
              '',
              '#/cart',
              'mailto:a@shop.example',
              'http://elsewhere.example/a?b',
            ),
          }),
        ),
        accent: fc.oneof(
          color,
          fc.record({ light: color, dark: color }, { requiredKeys: ['light'] }),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  {
    file: 'saved-cart.json',
    schema: sharedFileSchema,
    entries: fc.record(
      {
        version: fc.constant(1),
        cart: fc.array(fc.record({ id, quantity: fc.integer({ min: 1, max: 9_999 }) })),
        favourites: fc.array(id),
        extra: text,
      },
      { requiredKeys: ['version'] },
    ),
  },
] as const

/** What stands in place of a value in a damaged file. */
const DAMAGE = [
  ...[null, true, '', 'x', 0, -1, 1.5, 10_000, 2e9, 1e300, [], [null], [''], [0], {}, { x: 1 }],
  ...[['x'], [-1], [1.5], ['bmp'], [['x']], [{ title: 'x' }], [{ text: ['x'], title: 1 }]],
  ...['/img/a.webp', 'img/a.webp', '#/phones', '#phones', 'https://', 'mailto:', 'ftp://a.example'],
  ...['#abc', '#12345G', 'xx', 'XYZ', 'de_DE', ['#/phones'], { light: 'x' }, { label: '' }, false],
  ...HOSTILE_PICTURES,
  ...IMPOSSIBLE_IDS,
  ...[['img/a.webp'], ['javascript:harmed'], [{ id: 'a', quantity: 0 }], [{ id: '', quantity: 1 }]],
]

describe.each(FILES)('$file', ({ file, schema, entries }) => {
  const validate = validatorOf(file)

  it('is valid by the schema and read whole by the shop', () => {
    fc.assert(
      fc.property<[unknown]>(entries, (content) => {
        validate(content)
        expect(validate.errors).toBeNull()
        expect(isReadWhole(schema, content)).toBe(true)
      }),
      tries(100),
    )
  })

  it('with one damaged value is valid exactly where the shop reads all of it', () => {
    const damaged = entries.chain((content: unknown) =>
      fc
        .tuple(fc.constantFrom(...pathsIn(content)), fc.constantFrom(undefined, ...DAMAGE))
        .map(([path, value]) => replaced(content, path, value)),
    )
    fc.assert(
      fc.property(damaged, (content) => {
        expect({ content, isValid: validate(content) }).toEqual({
          content,
          isValid: isReadWhole(schema, content),
        })
      }),
      tries(150),
    )
  })
})

/** Where the schema is stricter than zod on purpose: the shop reads these with a loss, and the schema marks them. */
describe('what the shop repairs is invalid', () => {
  const entry = { id: 'a', itemId: 'a', category: 'phones', name: 'A', image: 'a.webp' }
  const product = { ...entry, price: 1, fullPrice: 1, year: 2024 }
  it.each<[string, string, unknown]>([
    ['an optional fact that is dropped', 'products.json', [{ ...product, kind: 'teapot' }]],
    ['an optional fact that is null', 'products.json', [{ ...product, brand: null }]],
    [
      'sizes of pictures that are dropped',
      'products.json',
      [{ ...product, pictureSizes: { widths: [], formats: ['webp'], ratio: 1 } }],
    ],
    [
      'a picture for which a placeholder is shown',
      'products.json',
      [{ ...product, image: 'http://shop.example/a.png' }],
    ],
    [
      'a quantity that is brought into the range',
      'saved-cart.json',
      { version: 1, cart: [{ id: 'a', quantity: 1.5 }] },
    ],
    ['a currency in small letters', 'shop.json', { currency: 'eur' }],
  ])('%s', (_title, name, content) => {
    const schema = FILES.find(({ file }) => file === name)?.schema ?? z.never()
    expect(z.safeParse(schema, content).success).toBe(true)
    expect(validatorOf(name)(content)).toBe(false)
  })
})

it('the README’s table has every setting, and no other', () => {
  const [table = ''] = /^\| setting .*\n(?:\|.*\n)+/m.exec(readFileSync('README.md', 'utf8')) ?? []
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => cell.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(['$schema', ...named].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

describe('every field has a description', () => {
  it('or the build fails', () => {
    const schema = z.toJSONSchema(z.object({ name: z.string(), price: z.number() }))
    expect(() => withDescriptions(schema, { name: 'A name' })).toThrow(
      'The field price has no description',
    )
  })

  it('and every description a field', () => {
    const schema = z.toJSONSchema(z.array(z.object({ name: z.optional(z.string()) })))
    expect(() => withDescriptions(schema, { name: 'A name', 'name.first': 'A' })).toThrow(
      'No field has the description of name.first',
    )
  })
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

/** The file with another value at a path, or without the field where it is undefined. */
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

import { Ajv, type ValidateFunction } from 'ajv'
import { globSync, readFileSync } from 'node:fs'
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

it('every setting has a description, which editors show', () => {
  const file = FILES.find(({ name }) => name === 'shop') ?? expect.fail('No schema of settings')
  const found = fieldsIn(jsonSchemaOf(file))
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ description }) => !description)).toEqual([])
})

/** The schemas of all fields in a JSON Schema, but for what the build finds out. */
function fieldsIn(part: unknown): { readonly description?: unknown }[] {
  if (!isRecord(part)) return Array.isArray(part) ? part.flatMap(fieldsIn) : []
  const fields = isRecord(part.properties) ? Object.values(part.properties).filter(isRecord) : []
  const inner = Object.entries(part).filter(([name]) => !/pictureSizes$/i.test(name))
  return [...fields, ...inner.flatMap(([, value]) => fieldsIn(value))]
}

const ADDRESSES = [
  ...HOSTILE_PICTURES,
  ...['/img/a.webp', 'img/a.webp', '//cdn.example/a.png', 'img/12:30.png', 'https://', 'a b.png'],
  ...['https://a.example/a?b', 'ftp://a.example', 'mailto:', 'mailto:a@shop.example', '#phones'],
  ...['#/phones', '#/phones?sale=1', 'https://a.example/{cart}', '{cart}'],
  ...['https://a.example/{item}', 'files/a.pdf', 'files/../a.pdf', 'https://a.example:8443', 'x'],
]

/** Fields whose rule is a function in the shop and a pattern in the schema. */
const RULES: readonly (readonly [
  field: string,
  file: string,
  values: readonly unknown[],
  content: (value: unknown) => unknown,
])[] = [
  ['id', 'products', [...IMPOSSIBLE_IDS, ...ODD_IDS], (id) => [{ ...product({}), id }]],
  ['image', 'products', ADDRESSES, (image) => [{ ...product({}), image }]],
  ['images', 'details', ADDRESSES, (image) => [{ ...detail({}), images: [image] }]],
  ['order.link', 'shop', ADDRESSES, (link) => ({ order: { link } })],
  ['footer', 'shop', ADDRESSES, (link) => ({ footer: [{ text: 'More', link }] })],
  ['slides', 'shop', ADDRESSES, (link) => ({ slides: [{ picture: 'a.png', title: 'A', link }] })],
  ['address', 'shop', ADDRESSES, (address) => ({ address })],
  ['script', 'shop', ADDRESSES, (script) => ({ script })],
  ['language', 'shop', ['de-DE', 'de_DE', 'xx', 'zh-Hant-TW'], (language) => ({ language })],
  ['currency', 'shop', ['EUR', 'JPY', 'XYZ', ''], (currency) => ({ currency })],
  ['fact names', 'shop', ['material', 'price', 'a b', ''], factNamed],
  ['words of a fact', 'shop', [undefined, 'g'], factWithUnit],
]

function factNamed(name: unknown) {
  return { facts: { [String(name)]: { label: 'Material' } } }
}

function factWithUnit(unit: unknown) {
  const weight = { label: 'Weight', better: 'lower' }
  return { facts: { weight: unit === undefined ? weight : { ...weight, unit } } }
}

it.each(RULES)(
  'the schema of %s in %s.json allows what the shop reads',
  (_field, name, values, content) => {
    const { schema } = FILES.find((file) => file.name === name) ?? expect.fail(name)
    for (const value of values) {
      const written = content(value)
      const { success, data } = z.safeParse(schema, written)
      // The shop reads an impossible picture as none.
      const isRead =
        success && (name === 'shop' || JSON.stringify(data).includes(JSON.stringify(value)))
      const isValid = faultsOf(name, written) === null
      expect({ value, isValid }).toEqual({ value, isValid: isRead })
    }
  },
)

it('the table of docs/your-own-shop.md has every setting, and no other', () => {
  const [table = ''] =
    /^\| setting .*\n(?:\|.*\n)+/m.exec(readFileSync('docs/your-own-shop.md', 'utf8')) ?? []
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => cell.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(['$schema', ...named].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

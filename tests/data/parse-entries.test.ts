import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CatalogueFileError } from '#src/data/fetch-json.ts'
import { parseEntries } from '#src/data/parse-entries.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { phones, product } from '#tests/support/products.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const warnings = () => warn.mock.calls.map((words) => words.join(' '))
const parse = (content: unknown) => parseEntries('api/products.json', productSchema, content)

beforeEach(() => {
  warn.mockClear()
})

it('keeps the order of the file, and warns of nothing', async () => {
  expect(await parse(phones(3))).toStrictEqual(phones(3))
  expect(await parse([])).toStrictEqual([])
  expect(warn).not.toHaveBeenCalled()
})

it.each([null, undefined, {}, { products: [] }, 'products', 5, true, { length: 1 }])(
  'rejects %o, which is not a list',
  async (content) => {
    await expect(parse(content)).rejects.toThrow(CatalogueFileError)
    await expect(parse(content)).rejects.toThrow('api/products.json: is not a list')
  },
)

describe('an entry that is not a product', () => {
  it.each<[string, unknown, string]>([
    ['has no name', { ...product(), name: undefined }, 'name: expected string'],
    ['has a text for a price', { ...product(), price: '400' }, 'price: expected number'],
    [
      'is of another category',
      { ...product(), category: 'laptops' },
      'category: expected phones or tablets or accessories',
    ],
    ['has an empty id', { ...product(), id: '' }, 'id: too small'],
    ['is nothing', null, 'expected object'],
  ])('because it %s is left out with one warning', async (_rule, bad, reason) => {
    const [first, last] = [product({ id: 'first' }), product({ id: 'last' })]
    expect(await parse([first, bad, last])).toStrictEqual([first, last])
    expect(warnings()).toStrictEqual([`api/products.json: entry 1 is left out (${reason})`])
  })

  it('gets one warning of its own, with its index and everything that is wrong with it', async () => {
    await parse([null, product(), { ...product(), name: '', price: '1' }])
    expect(warnings()).toStrictEqual([
      'api/products.json: entry 0 is left out (expected object)',
      'api/products.json: entry 2 is left out (name: too small; price: expected number)',
    ])
  })
})

it('keeps the first of two entries with one id, and warns once', async () => {
  const first = product({ id: '7', name: 'First' })
  const content = [first, { ...first, name: 'Second' }, { ...first, id: 7, name: 'Third' }]
  expect(await parse(content)).toStrictEqual([first])
  expect(warnings()).toStrictEqual([
    'api/products.json: entry 1 is left out (its id "7" is taken)',
    'api/products.json: entry 2 is left out (its id "7" is taken)',
  ])
})

it('keeps the page responsive while it reads a large file', async () => {
  let time = 0
  // Each entry takes a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++)
  onTestFinished(() => clock.mockRestore())
  const answered: string[] = []
  const entries = parse(phones(100)).then(({ length }) => answered.push(`${length} entries`))
  setTimeout(() => answered.push('the page'))
  await entries
  expect(answered).toStrictEqual(['the page', '100 entries'])
})

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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

it('counts what is out of stock as sold out, unless it can be ordered for later', async () => {
  const stocks = [{}, { availability: 'in' }, { availability: 'order' }, { stock: 1 }] as const
  const parsed = await parse(stocks.map((one, id) => product({ id: `${id}`, stock: 0, ...one })))
  expect(parsed.map(({ availability }) => availability)).toEqual(['out', 'out', 'order', undefined])
})

it.each([null, undefined, {}, { products: [] }, 'products', 5, true, { length: 1 }])(
  'rejects %o, which is not a list',
  async (content) => {
    await expect(parse(content)).rejects.toThrow(CatalogueFileError)
    await expect(parse(content)).rejects.toThrow('api/products.json: is not a list')
  },
)

it('leaves out an entry that is not a product, with one warning of all that is wrong with it', async () => {
  const wrong = { ...product(), category: 'laptops', name: '', price: '1' }
  expect(await parse([null, product(), wrong])).toStrictEqual([product()])
  expect(warnings()).toStrictEqual([
    'api/products.json: entry 0 is left out (invalid_type)',
    'api/products.json: entry 2 is left out (category invalid_value; name too_small; price invalid_type)',
  ])
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

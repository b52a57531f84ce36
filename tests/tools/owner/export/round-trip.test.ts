import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { writeCatalogue } from '#tools/owner/catalogue.ts'
import type { Item } from '#tools/owner/import/check/items.ts'
import { toEntities } from '#tools/owner/import/write/entities.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { KINDS, HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { readCatalogue, runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { tries } from '#tests/support/tries.ts'

const CATEGORIES = ['phones', 'tablets', 'accessories']
const FILES = ['products', ...CATEGORIES].map((name) => `api/${name}.json`)

function demoFiles(): Record<string, string> {
  return Object.fromEntries(FILES.map((file) => [file, readFileSync(join('public', file), 'utf8')]))
}

describe('the demo’s catalogue', () => {
  it('is the same, to the byte, after it was exported as CSV and imported', async () => {
    const settings = { 'shop.json': JSON.stringify({ facts: shopSettings().facts }) }
    const folder = temporaryFolder({ ...demoFiles(), ...settings })
    const file = join(folder, 'all.csv')
    const exported = await runCommand(exportCommand, [folder], { csv: true, out: file })
    expect([exported.code, exported.problems]).toEqual([0, []])
    const other = temporaryFolder(settings)
    const read = await runCommand(importCommand, [file], { to: other, write: true })
    expect([read.code, read.problems]).toEqual([0, []])
    for (const path of FILES) {
      expect(
        readFileSync(join(other, path), 'utf8') === readFileSync(join('public', path), 'utf8'),
      ).toBe(true)
    }
    const again = await runCommand(importCommand, [file], { to: folder })
    expect(again.terminal.lines).toContain('Unchanged: 219')
  })

  it('keeps what a Google feed can carry, and its addresses', async () => {
    const files = {
      ...demoFiles(),
      'shop.json': JSON.stringify({
        address: 'https://shop.example/a',
        feeds: { availability: 'in' },
        facts: shopSettings().facts,
        delivery: [
          { price: 4.9, freeFrom: 50, countries: ['DE'] },
          { byWeight: [{ upTo: 2, price: 9.9 }], countries: ['AT', 'CH'] },
          { price: 19, countries: ['DE'], postcodes: ['26'] },
          { name: 'Pick-up', pickUp: true, countries: ['DE'] },
        ],
      }),
    }
    const folder = temporaryFolder(files)
    const exported = await runCommand(exportCommand, [folder], { google: true })
    expect([exported.code, exported.problems]).toEqual([0, []])
    const feed = readFileSync(join(folder, 'google.tsv'), 'utf8').split('\n')
    expect(feed[1]).toContain(
      '\thttps://shop.example/a/p/apple-iphone-17-pro-max-256gb-cosmic-orange/\t',
    )
    const { products: before, details } = readCatalogue(folder)
    const [names = [], cells = []] = feed.map((row) => row.split('\t'))
    const cellOf = (name: string) => cells[names.indexOf(name)]
    expect(cellOf('shipping')).toBe(
      'DE::Delivery:0.00 USD,AT::Delivery:9.90 USD,CH::Delivery:9.90 USD',
    )
    expect(cellOf('free_shipping_threshold')).toBe('DE:50.00 USD')
    expect(cellOf('shipping_weight')).toMatch(/^\d+ g$/)
    const read = await runCommand(importCommand, [join(folder, 'google.tsv')], {
      to: folder,
      write: true,
    })
    expect([read.code, read.problems]).toEqual([0, []])
    // A feed names pictures by their addresses, and has to name the stock.
    const dropped = { availability: 0, pictureSizes: 0, image: 0 }
    const carried = (products: typeof before) => products.map((one) => ({ ...one, ...dropped }))
    const after = readCatalogue(folder)
    expect(carried(after.products)).toEqual(carried(before))
    const specs = (all: typeof details) =>
      all.map(({ processor, cell, facts }) => [processor, cell, facts])
    expect(specs(after.details)).toEqual(specs(details))
  })
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '=1+1', "'=1+1", '-', '+5', '@x', '"quoted"', '["a"]', 'a, b; c | d', ' x '),
  fc.constantFrom('n/a', '# a', '1,299', '<b>x</b>', '&amp;', 'Ã¼', 'line\nbreak', 'tab\there'),
  fc.constantFrom('\u0000', '\uD800', '\uFEFF'),
)
const filled = text.filter((value) => value !== '')
const slug = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((value) => /^(?!\.{1,2}$)[^\p{Surrogate}\p{Cc}]+$/u.test(value))
const picture = text.filter((value) => value !== '' && !/:|\p{Surrogate}/u.test(value))
const SIZES = { widths: [208, 416], formats: ['avif' as const], ratio: 1.25 }
const OPTIONS = [
  { label: 'Engraving', text: 20, surcharge: 9.9 },
  { label: 'Length', choices: [{ label: '2 m' }, { label: '3 m', surcharge: 4 }] },
]
const price = fc.oneof(
  fc.double({ min: 0, max: HIGHEST_PRICE, noNaN: true }).map((value) => value + 0),
  fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 1000),
)

/** A row as the import understands it: `toEntities` makes a product's two entries of it. */
const item: fc.Arbitrary<Item> = fc.record({
  line: fc.constant(1),
  ...{ id: filled, slug, name: filled, color: text, capacity: text, screen: text, ram: text },
  ...{ brand: text, resolution: text, processor: text, camera: text, zoom: text, family: text },
  ...{ guarantee: text, repairability: text, updatesUntil: text },
  ...{ sku: text, gtin: text, mpn: text, price, fullPrice: price },
  image: fc.oneof(fc.constant(''), picture),
  category: fc.constantFrom(...CATEGORIES),
  kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
  year: fc.option(fc.integer(), { nil: undefined }),
  availability: fc.constantFrom(undefined, 'in', 'few', 'order', 'out'),
  availableFrom: fc.constantFrom(undefined, '2026-12-03'),
  basePrice: fc.option(fc.record({ price, per: filled }), { nil: undefined }),
  saleUntil: fc.constantFrom(undefined, '2099-12-31'),
  ...{ cell: fc.array(text), fits: fc.array(filled), images: fc.array(picture) },
  description: fc.array(fc.record({ title: text, text: fc.array(text) })),
  pictureSizes: fc.constantFrom(undefined, SIZES),
  productOptions: fc.constantFrom(undefined, OPTIONS),
  colorValue: fc.constantFrom('', '#2e8b57', '#ABCDEF'),
  facts: fc.dictionary(fc.constantFrom('material', 'weight', 'x-1'), filled),
  colorsAvailable: fc.constant([]),
  ...{ capacityAvailable: fc.constant([]), texts: fc.constant([]) },
})

/** Lists leave out the weight if it is neither a filter nor on cards. */
const SETTINGS = { facts: { weight: { label: 'Weight' } } }

it('any catalogue whose list and details agree is the same after it was exported as CSV and imported', async () => {
  const items = fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
  await fc.assert(
    fc.asyncProperty(items, async (all) => {
      const apart = all.map((one, index) => ({
        ...one,
        slug: `${one.slug}${index}`,
        family: `${one.family}${index}`,
        colorsAvailable: one.color === '' ? ['', 'black | red'] : [one.color],
        capacityAvailable: one.capacity === '' ? [] : [one.capacity],
      }))
      const { entities } = toEntities(apart, readSettings(SETTINGS), CATEGORIES, () => ({}))
      expect(entities).toHaveLength(all.length)
      const settings = { 'shop.json': JSON.stringify(SETTINGS) }
      const [folder, other] = [temporaryFolder(settings), temporaryFolder(settings)]
      writeCatalogue(folder, entities, CATEGORIES)
      const file = join(folder, 'all.csv')
      await runCommand(exportCommand, [folder], { csv: true, out: file })
      const read = await runCommand(importCommand, [file], { to: other, write: true, anyway: true })
      expect(read.refusal).toBe('')
      expect(readCatalogue(other)).toEqual(readCatalogue(folder))
    }),
    tries(100),
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { catalogueFiles, type Entity } from '#tools/owner/catalogue.ts'
import { shopSettings } from '#tools/build/settings/shop-settings.ts'
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
        facts: shopSettings().facts,
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
    const read = await runCommand(importCommand, [join(folder, 'google.tsv')], {
      to: folder,
      write: true,
    })
    expect([read.code, read.problems]).toEqual([0, []])
    // A feed names pictures by their addresses, and has to name the stock.
    const dropped = { availability: 0, pictureSizes: 0, image: 0 }
    const facts = (products: typeof before) => products.map((one) => ({ ...one, ...dropped }))
    const after = readCatalogue(folder)
    expect(facts(after.products)).toEqual(facts(before))
    const specs = ({ processor, cell, facts: own }: (typeof details)[number]) => [
      processor,
      cell,
      own,
    ]
    expect(after.details.map(specs)).toEqual(details.map(specs))
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
const price = fc.oneof(
  fc.double({ min: 0, max: HIGHEST_PRICE, noNaN: true }).map((value) => value + 0),
  fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 1000),
)

const facts = fc.record({
  ...{ id: filled, slug, name: filled, color: text, capacity: text, screen: text, ram: text },
  ...{ brand: text, resolution: text, processor: text, camera: text, zoom: text },
  image: fc.option(picture),
  category: fc.constantFrom(...CATEGORIES),
  kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
  ...{ price, fullPrice: price, year: fc.option(fc.integer(), { nil: undefined }) },
  ...{ sku: text, gtin: text, mpn: text },
  availability: fc.constantFrom(undefined, 'in', 'few', 'order', 'out'),
  availableFrom: fc.constantFrom(undefined, '2026-12-03'),
  ...{ cell: fc.array(text), fits: fc.array(filled), images: fc.array(picture) },
  description: fc.array(fc.record({ title: text, text: fc.array(text) })),
  sizes: fc.boolean(),
  colorValue: fc.constantFrom(undefined, '#2e8b57', '#ABCDEF'),
  own: fc.dictionary(fc.constantFrom('material', 'weight', 'x-1'), filled),
  family: text,
})

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never

/** Lists do without the weight, which is neither a filter nor on cards. */
const SHOP = JSON.stringify({ facts: { weight: { label: 'Weight' } } })

/**
 * The two entries of a product whose list and details agree.
 *
 * @param haveFacts whether any product of the catalogue has facts of its own
 */
function entityOf(given: Facts, haveFacts: boolean): Entity {
  const { name, screen, capacity, ram, color, camera, zoom, brand, kind, fits, family } = given
  const { sku, gtin, mpn, availability, availableFrom, year, colorValue } = given
  const listed = Object.fromEntries(Object.entries(given.own).filter(([key]) => key !== 'weight'))
  const numbers = {
    ...(sku !== '' && { sku }),
    ...(gtin !== '' && { gtin }),
    ...(mpn !== '' && { mpn }),
  }
  const sizes = given.sizes && {
    pictureSizes: { widths: [208, 416], formats: ['avif' as const], ratio: 1.25 },
  }
  return {
    product: {
      ...{ id: given.id, itemId: given.slug, category: given.category },
      ...{ name, screen, capacity, ram },
      ...{ image: given.image ?? '', ...sizes, price: given.price, fullPrice: given.fullPrice },
      ...(year !== undefined && { year }),
      ...(family !== '' && { namespaceId: family }),
      ...(color !== '' && { color }),
      ...(brand !== '' && { brand }),
      ...(kind && { kind }),
      ...(fits.length > 0 && { fits }),
      ...numbers,
      ...(availability && { availability }),
      ...(availableFrom !== undefined && { availableFrom }),
      ...(colorValue !== undefined && { colorValue }),
      ...(haveFacts && { facts: listed }),
    },
    detail: {
      ...{ id: given.slug, namespaceId: family, name, screen, capacity, ram, ...sizes, color },
      ...{ images: given.images, priceDiscount: given.price, priceRegular: given.fullPrice },
      ...{ resolution: given.resolution, processor: given.processor, cell: given.cell },
      ...(camera !== '' && { camera }),
      ...(zoom !== '' && { zoom }),
      colorsAvailable: color === '' ? ['', 'black | red'] : [color],
      capacityAvailable: capacity === '' ? [] : [capacity],
      description: given.description,
      ...numbers,
      ...(colorValue !== undefined && { colorValue }),
      ...(Object.keys(given.own).length > 0 && { facts: given.own }),
    },
  }
}

it('any catalogue whose list and details agree is the same after it was exported as CSV and imported', async () => {
  const products = fc
    .uniqueArray(facts, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
    .map((all) =>
      all.map((one, index) => ({
        ...one,
        slug: `${one.slug}${index}`,
        family: `${one.family}${index}`,
      })),
    )
  await fc.assert(
    fc.asyncProperty(products, async (all) => {
      const haveFacts = all.some(({ own }) => Object.keys(own).length > 0)
      const entries = catalogueFiles(
        all.map((one) => entityOf(one, haveFacts)),
        CATEGORIES,
      )
      const files = Object.fromEntries(
        entries.map(([file, list]) => [`api/${file}`, JSON.stringify(list)]),
      )
      const folder = temporaryFolder({ ...files, 'shop.json': SHOP, 'other/shop.json': SHOP })
      const before = readCatalogue(folder)
      const file = join(folder, 'all.csv')
      await runCommand(exportCommand, [folder], { csv: true, out: file })
      const read = await runCommand(importCommand, [file], {
        to: join(folder, 'other'),
        write: true,
      })
      expect(read.refusal).toBe('')
      expect(readCatalogue(join(folder, 'other'))).toEqual(before)
    }),
    tries(100),
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildCatalogue, toFileText } from '#demo/catalogue/build.ts'
import { FAMILIES } from '#demo/catalogue/families.ts'
import { CATEGORIES, KINDS, type Family } from '#demo/catalogue/family.ts'
import { isSlug } from '#demo/catalogue/slug.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { shortModelName } from '#src/domain/facets/model-name.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { shopSettings } from '#tools/build/settings/shop-settings.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')
const products = z.array(productSchema).parse(readJson('products.json'))
const details: Record<(typeof CATEGORIES)[number], ProductDetail[]> = {
  phones: readDetails('phones'),
  tablets: readDetails('tablets'),
  accessories: readDetails('accessories'),
}
const allDetails = CATEGORIES.flatMap((category) => details[category])

describe('the files of the catalogue', () => {
  it.each(Object.entries(buildCatalogue(FAMILIES)))(
    '%s is the same as the generator’s output',
    (name, entries) => {
      expect(readText(name)).toBe(toFileText(entries))
    },
  )

  it('give every product an id that fits into an address, which is also its slug', () => {
    expect(products.filter(({ id, itemId }) => !isSlug(id) || itemId !== id)).toEqual([])
  })
})

describe('the pictures of a product', () => {
  it('are photographs, in the sizes that the studio makes', () => {
    expect(products.filter(({ pictureSizes }) => pictureSizes === undefined)).toEqual([])
  })

  it('are shared only by the capacities of one colour', () => {
    const shownBy = new Map<string, Set<string>>()
    for (const { namespaceId, color, images } of allDetails) {
      for (const image of images) {
        const owners = shownBy.get(image) ?? new Set()
        shownBy.set(image, owners.add(`${namespaceId} in ${color}`))
      }
    }
    expect([...shownBy].filter(([, owners]) => owners.size > 1)).toEqual([])
  })

  it('are at least four of a phone and three of anything else', () => {
    const few = CATEGORIES.flatMap((category) =>
      details[category].filter(({ images }) => images.length < (category === 'phones' ? 4 : 3)),
    )
    expect(few.map(({ id }) => id)).toEqual([])
  })
})

// `tests/tools/owner/check.test.ts` runs the owners' checks on these files: that list and details agree, and each variant is offered.
describe('the products', () => {
  it('have the first picture of their details', () => {
    const first = new Map(allDetails.map(({ id, images }) => [id, images[0]]))
    expect(products.filter(({ itemId, image }) => image !== first.get(itemId))).toEqual([])
  })

  it('cost less than the regular price or exactly as much', () => {
    expect(products.some(({ price, fullPrice }) => price === fullPrice)).toBe(true)
    expect(products.some(({ price, fullPrice }) => price < fullPrice)).toBe(true)
  })
})

describe('the optional facts beyond the specification', () => {
  it('exist for every product', () => {
    const facts = products.flatMap(({ namespaceId, color, colorValue, brand, kind }) => [
      namespaceId,
      color,
      colorValue,
      brand,
      kind,
    ])
    expect(facts).not.toContain(undefined)
  })

  it('name a kind that belongs to the category', () => {
    const wrong = products.filter(({ kind, category }) => kind && KINDS[kind] !== category)
    expect(wrong).toEqual([])
  })

  it('say of cases, chargers, styluses and keyboards alone what they fit', () => {
    const fitting = products.filter(({ fits }) => fits !== undefined)
    expect(new Set(fitting.map(({ kind }) => kind))).toEqual(
      new Set(['case', 'charger', 'stylus', 'keyboard']),
    )
  })

  it.each([
    ['iphone-16-pro-silicone-case-6-3-inch-black', ['apple-iphone-16-pro']],
    ['iphone-16-pro-silicone-case-6-9-inch-black', ['apple-iphone-16-pro-max']],
    ['iphone-15-finewoven-case-6-1-inch-pacific-blue', undefined],
    ['magic-keyboard-ipad-pro-m4-13-inch-black', undefined],
  ])('say of %s that it fits %j', (id, fits) => {
    expect(products.find((product) => product.id === id)?.fits).toEqual(fits)
  })

  it('repeat the brand in the name, except for products known without it', () => {
    const unnamed = products.filter(({ brand = '', name }) => !name.startsWith(`${brand} `))
    expect(new Set(unnamed.map(({ brand }) => brand))).toEqual(new Set(['Apple']))
  })
})

describe('the facts that shoppers choose by', () => {
  const devices = FAMILIES.filter(({ kind }) => isDevice(kind))

  it.each(['weight', 'dimensions', 'charging', 'system', 'ports'] as const)(
    'include the %s of each phone and tablet',
    (fact) => {
      expect(devices.filter(({ facts }) => facts?.[fact] === undefined)).toEqual([])
    },
  )

  it('include the battery of each phone and tablet of which it is certain', () => {
    const without = devices.filter(({ facts }) => !facts?.battery && !facts?.batteryCapacity)
    expect(without.map(({ id }) => id)).toEqual(['apple-iphone-13-mini'])
  })

  it('write amounts in one unit', () => {
    const facts = FAMILIES.flatMap((family) => [
      family.facts ?? {},
      ...family.capacities.map((offer) => offer.facts ?? {}),
    ])
    expect(facts.filter(({ weight = '1 g' }) => !/^\d+(\.\d+)? g\b/.test(weight))).toEqual([])
    expect(facts.filter(({ battery = '1 mAh' }) => !/^\d+ mAh$/.test(battery))).toEqual([])
    const capacity = /^\d+(\.\d+)? (mAh|Wh)$/
    expect(facts.filter(({ batteryCapacity = '1 Wh' }) => !capacity.test(batteryCapacity))).toEqual(
      [],
    )
    expect(facts.filter(({ lasts = '1 hours' }) => !/^\d+(\.\d+)? hours\b/.test(lasts))).toEqual([])
  })
})

describe('the range', () => {
  it('goes from 2019 to 2025', () => {
    const years = products.map(({ year = 0 }) => year)
    expect([Math.min(...years), Math.max(...years)]).toEqual([2019, 2025])
  })

  it('has accessories of at least six kinds', () => {
    const kinds = FAMILIES.map(({ kind }) => kind).filter((kind) => !isDevice(kind))
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(6)
  })

  it('has what the slides of the banner show: they lead to it, and name its lowest price', async () => {
    const phones = products.filter(({ category }) => category === 'phones')
    const index = await buildSearchIndex(phones, () => Promise.resolve())
    const slides = shopSettings().slides.slice(0, 2)
    expect(slides.map(({ title }) => title)).toEqual(['iPhone 16 Pro', 'iPhone 16 Pro'])
    for (const { title, text, link } of slides) {
      const query = new URLSearchParams(link.replace('#/phones?', '')).get('q') ?? ''
      const [first] = searchProducts(index, query).products
      const shown = phones.filter(({ namespaceId }) => namespaceId === first?.namespaceId)
      expect(shortModelName(shown)).toBe(title)
      expect(text).toContain(`From $${Math.min(...shown.map(({ price }) => price))}.`)
    }
  })
})

it('shows many models at the beginning of each list, and at most a quarter on sale', () => {
  const products = z.array(productSchema).parse(readJson('products.json'))
  for (const category of CATEGORIES) {
    const first = products.filter((product) => product.category === category).slice(0, 8)
    expect(new Set(first.map(({ namespaceId }) => namespaceId)).size).toBe(8)
  }
  expect(products.filter(({ price, fullPrice }) => fullPrice > price).length).toBeLessThanOrEqual(
    products.length / 4,
  )
})

// What the owners' checks find in any shop, `tests/tools/owner/check.test.ts` looks for in this one.
describe('the families', () => {
  it.each([
    ['phones', 95],
    ['tablets', 24],
    ['accessories', 100],
  ] as const)('make as many %s as the home page says: %i', (category, count) => {
    expect(details[category]).toHaveLength(count)
  })

  it('have ids of their own, as their variants have', () => {
    expect(repeated(FAMILIES.map(({ id }) => id))).toEqual([])
    expect(repeated(allDetails.map(({ id }) => id))).toEqual([])
  })

  it('have each colour once, in small letters, and each capacity once', () => {
    for (const { colors, capacities } of FAMILIES) {
      expect(colors).toEqual([...new Set(colors.map((color) => color.toLowerCase()))])
      expect(repeated(capacities.map(({ capacity }) => capacity))).toEqual([])
    }
  })

  it('sell each colour, and lack only combinations of their own', () => {
    for (const { id, colors, capacities, missing = [] } of FAMILIES) {
      const sold = allDetails.filter(({ namespaceId }) => namespaceId === id)
      expect(new Set(sold.map(({ color }) => color))).toEqual(new Set(colors))
      expect(sold).toHaveLength(colors.length * capacities.length - missing.length)
    }
  })

  it('reduce only variants that they sell, to less than before', () => {
    const reductions = FAMILIES.flatMap(({ id, reduced = [] }) =>
      reduced.map((reduction) => ({ id, ...reduction })),
    )
    const reduced = allDetails.filter(
      ({ priceDiscount, priceRegular }) => priceDiscount < priceRegular,
    )
    expect(reduced.map(shortDetail).toSorted()).toEqual(
      reductions
        .map(({ id, color, capacity, fullPrice }) => `${id} ${color} ${capacity} ${fullPrice}`)
        .toSorted(),
    )
  })

  it('have at least three blocks of text, with words of their own', () => {
    expect(FAMILIES.filter(({ description }) => description.length < 3)).toEqual([])
    const texts = FAMILIES.flatMap(({ description }) => description.flatMap(({ text }) => text))
    expect(repeated(texts)).toEqual([])
    const parts = FAMILIES.flatMap(({ description }) =>
      description.flatMap(({ title, text }) => [title, ...(text.length > 0 ? text : [''])]),
    )
    expect(parts).not.toContain('')
  })

  it('name the source of their facts, none of which is empty', () => {
    for (const { facts = {}, capacities, source = '' } of FAMILIES) {
      const all = [facts, ...capacities.map((offer) => offer.facts ?? {})].flatMap(Object.values)
      expect(all).not.toContain('')
      expect(all.length > 0).toBe(source !== '')
    }
  })

  it('fit something, if they say what they fit, and each once', () => {
    for (const { fits } of products) {
      expect(fits).not.toEqual([])
      expect(repeated(fits ?? [])).toEqual([])
    }
  })
})

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function shortDetail({ namespaceId, color, capacity, priceRegular }: ProductDetail): string {
  return `${namespaceId} ${color} ${capacity} ${priceRegular}`
}

function isDevice(kind: Family['kind']): boolean {
  return kind === 'phone' || kind === 'tablet'
}

function readText(name: string): string {
  return readFileSync(join(PUBLIC, 'api', name), 'utf8')
}

function readJson(name: string): unknown {
  return JSON.parse(readText(name))
}

function readDetails(category: string): ProductDetail[] {
  return z.array(productDetailSchema).parse(readJson(`${category}.json`))
}

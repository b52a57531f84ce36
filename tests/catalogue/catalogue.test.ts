import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildCatalogue, toFileText } from '#catalogue/build.ts'
import { CatalogueError, checkCatalogue } from '#catalogue/check.ts'
import { FAMILIES } from '#catalogue/families.ts'
import { KINDS, type Family } from '#catalogue/family.ts'
import { isSlug } from '#catalogue/slug.ts'
import {
  STANDARD_CATEGORIES,
  type StandardCategory,
} from '#src/domain/settings/standard-categories.ts'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { shortModelName } from '#src/domain/facets/model-name.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { shopSettings } from '../../scripts/build/settings/shop-settings.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const products = z.array(productSchema).parse(readJson('products.json'))
const details: Record<StandardCategory, ProductDetail[]> = {
  phones: readDetails('phones'),
  tablets: readDetails('tablets'),
  accessories: readDetails('accessories'),
}
const allDetails = STANDARD_CATEGORIES.flatMap((category) => details[category])

describe('the files of the catalogue', () => {
  // It throws if the checker below finds anything.
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
    const few = STANDARD_CATEGORIES.flatMap((category) =>
      details[category].filter(({ images }) => images.length < (category === 'phones' ? 4 : 3)),
    )
    expect(few.map(({ id }) => id)).toEqual([])
  })
})

// `tests/cli/check.test.ts` runs the owners' checks on these files: that list and details agree, and each variant is offered.
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
    const slides = shopSettings(process.cwd()).slides.slice(0, 2)
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
  for (const category of STANDARD_CATEGORIES) {
    const first = products.filter((product) => product.category === category).slice(0, 8)
    expect(new Set(first.map(({ namespaceId }) => namespaceId)).size).toBe(8)
  }
  expect(products.filter(({ price, fullPrice }) => fullPrice > price).length).toBeLessThanOrEqual(
    products.length / 4,
  )
})

describe('the checker', () => {
  const none = { phones: 0, tablets: 0, accessories: 0 }
  const good: Family = {
    id: 'acme-one',
    kind: 'phone',
    name: 'Acme One',
    brand: 'Acme',
    year: 2024,
    screen: '6.1" OLED',
    resolution: '2400x1080',
    processor: 'Acme A1',
    ram: '8GB',
    cell: ['LTE'],
    colors: ['black', 'sea green'],
    capacities: [
      { capacity: '128GB', price: 450 },
      { capacity: '256GB', price: 600 },
    ],
    reduced: [{ color: 'black', capacity: '128GB', fullPrice: 500 }],
    missing: [{ color: 'black', capacity: '256GB' }],
    description: ['Screen', 'Camera', 'Battery'].map((title) => ({
      title,
      text: [`About the ${title.toLowerCase()}.`],
    })),
  }

  it('accepts a valid family', () => {
    expect(() => checkCatalogue([good], { ...none, phones: 3 })).not.toThrow()
  })

  const black = { color: 'black', capacity: '128GB' }

  /** Families that differ from the good one in this, and what is said of them. */
  it.each<[string, object[], string]>([
    [
      'a full price that is not above the price',
      [{ reduced: [{ ...black, fullPrice: 450 }] }],
      'acme-one: the reduced black 128GB costs 450, not less than its full price of 450',
    ],
    [
      'a reduced variant that is not sold',
      [{ reduced: [{ ...black, capacity: '256GB', fullPrice: 700 }] }],
      'acme-one: the reduced black 256GB is not sold',
    ],
    [
      'a price that is no number',
      [{ capacities: [{ capacity: '1TB', price: NaN }] }],
      'acme-one: 1TB has a price that is not a positive number',
    ],
    ['an empty brand', [{ brand: ' ' }], 'acme-one: the brand is empty'],
    ['an id that is no slug', [{ id: 'Acme One' }], 'Acme One: the id is not a slug'],
    ['an unknown kind', [{ kind: 'laptop' }], 'acme-one: unknown kind "laptop"'],
    ['a family that occurs twice', [{}, {}], 'acme-one: more than one family has this id'],
    [
      'variants with the same id',
      [
        { id: 'acme', colors: ['one'], capacities: [offer('2'), offer('2-one')] },
        { id: 'acme-2', colors: ['one'], capacities: [offer('')] },
      ],
      'acme-2-one: more than one variant has this id',
    ],
    ['a year out of range', [{ year: 2030 }], 'the year 2030 is not between 2019 and 2025'],
    ['a colour in capitals', [{ colors: ['Black'] }], 'the colour "Black" is not written'],
    ['a colour that occurs twice', [{ colors: ['red', 'red'] }], '"red" is listed twice'],
    ['a family without colours', [{ colors: [] }], 'acme-one: there are no colours'],
    [
      'a missing combination that never existed',
      [{ missing: [{ ...black, color: 'pink' }] }],
      'the missing pink 128GB is none of its combinations',
    ],
    [
      'a colour that is sold in no capacity',
      [{ missing: [black, { ...black, capacity: '256GB' }] }],
      'the colour "black" is missing in every capacity',
    ],
    [
      'a thin description',
      [{ description: good.description.slice(1) }],
      'acme-one: 2 text blocks, at least 3 are needed',
    ],
    [
      'a paragraph used for two families',
      [{}, { id: 'acme-two' }],
      'this paragraph occurs more than once: "About the camera."',
    ],
    ['a fit that is not sold', [{ fits: ['nine'] }], 'acme-one: fits "nine", which is no family'],
    [
      'a size that fits what is not sold',
      [{ capacities: [{ ...offer('6-inch'), fits: ['nine'] }] }],
      'acme-one: fits "nine", which is no family',
    ],
    [
      'facts without a source',
      [{ facts: { weight: '170 g' } }],
      'acme-one: there is no source of its facts',
    ],
    [
      'an empty fact of a size',
      [{ source: 'Acme', capacities: [{ ...offer('6-inch'), facts: { weight: ' ' } }] }],
      'acme-one: the fact weight is empty',
    ],
    ['an accessory that fits itself', [{ fits: ['acme-one'] }], 'acme-one: fits itself'],
    [
      'an accessory that fits the same twice',
      [{}, { id: 'case', fits: ['acme-one', 'acme-one'] }],
      'case: fits "acme-one" twice',
    ],
    ['an accessory that fits nothing', [{ fits: [] }], 'an empty list of what it fits'],
    ['a wrong number of variants', [], 'phones: 0 variants instead of 95'],
  ])('names %s', (_, families, message) => {
    const problems = problemsOf(families.map((change) => ({ ...good, ...change })))
    expect(problems.filter((problem) => problem.includes(message))).not.toEqual([])
  })

  it('lists all errors at once', () => {
    expect(() => checkCatalogue([{ ...good, year: 1999, colors: [] }], none)).toThrow(
      [
        'The catalogue cannot be written:',
        'acme-one: the year 1999 is not between 2019 and 2025',
        'acme-one: there are no colours',
        'acme-one: the reduced black 128GB is not sold',
        'acme-one: the missing black 256GB is none of its combinations',
      ].join('\n- '),
    )
  })

  function problemsOf(families: Family[]): readonly string[] {
    try {
      checkCatalogue(families)
    } catch (error) {
      if (error instanceof CatalogueError) return error.problems
      throw error
    }
    return []
  }

  function offer(capacity: string) {
    return { capacity, price: 9 }
  }
})

function isDevice(kind: Family['kind']): boolean {
  return kind === 'phone' || kind === 'tablet'
}

function readText(name: string): string {
  return readFileSync(join(PUBLIC, 'api', name), 'utf8')
}

function readJson(name: string): unknown {
  return JSON.parse(readText(name))
}

function readDetails(category: StandardCategory): ProductDetail[] {
  return z.array(productDetailSchema).parse(readJson(`${category}.json`))
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildCatalogue, toFileText } from '#demo/catalogue/build.ts'
import { demoHistory } from '#demo/catalogue/price-history.ts'
import { FAMILIES } from '#demo/catalogue/families.ts'
import { CATEGORIES } from '#demo/catalogue/family.ts'
import { shortModelName } from '#src/domain/product/model-name.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { countOf } from '#tests/support/count-of.ts'

// What the owners' checks find in any shop, `tests/tools/owner/check.test.ts` looks for in this one.
describe('the catalogue', () => {
  it.each(Object.entries(buildCatalogue(FAMILIES)))(
    'has in %s what the generator makes of its families',
    (name, entries) => {
      expect(readFileSync(`public/api/${name}`, 'utf8')).toBe(toFileText(entries))
    },
  )

  it('has in prices.json what the generator makes of its prices', () => {
    expect(readFileSync('public/prices.json', 'utf8')).toBe(demoHistory(catalogue))
  })

  it.each([
    ['phones', 95],
    ['tablets', 24],
    ['accessories', 100],
  ])('has as many %s as the home page says: %i', (category, count) => {
    expect(countOf(category)).toBe(count)
  })

  it('shows many models at the beginning of each list, and at most a quarter on sale', () => {
    for (const category of CATEGORIES) {
      const first = catalogue.filter((product) => product.category === category).slice(0, 8)
      expect(new Set(first.map(({ namespaceId }) => namespaceId)).size).toBe(8)
    }
    const reduced = catalogue.filter(({ price, fullPrice }) => fullPrice > price)
    expect(reduced.length).toBeLessThanOrEqual(catalogue.length / 4)
  })

  it('says of cases, chargers, styluses and keyboards alone what they fit', () => {
    const fitting = catalogue.filter(({ fits }) => fits !== undefined)
    expect(new Set(fitting.map(({ kind }) => kind))).toEqual(
      new Set(['case', 'charger', 'stylus', 'keyboard']),
    )
  })

  it('has what the slides of the banner show: they lead to it, and name its lowest price', async () => {
    const phones = catalogue.filter(({ category }) => category === 'phones')
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

describe('the families', () => {
  it('sell each colour, and lack and reduce only variants of their own', () => {
    for (const { id, colors, capacities, missing = [], reduced = [] } of FAMILIES) {
      const sold = catalogue.filter(({ namespaceId }) => namespaceId === id)
      expect(new Set(sold.map(({ color }) => color))).toEqual(new Set(colors))
      expect(sold).toHaveLength(colors.length * capacities.length - missing.length)
      expect(sold.filter(({ price, fullPrice }) => price < fullPrice)).toHaveLength(reduced.length)
    }
  })

  it('have at least three blocks of text, with words of their own', () => {
    expect(FAMILIES.filter(({ description }) => description.length < 3)).toEqual([])
    const texts = FAMILIES.flatMap(({ description }) => description.flatMap(({ text }) => text))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('name the source of their facts, which have one unit each', () => {
    const units = {
      weight: /^\d+(\.\d+)? g\b/,
      battery: /^\d+ mAh$/,
      batteryCapacity: /^\d+(\.\d+)? (mAh|Wh)$/,
      lasts: /^\d+(\.\d+)? hours\b/,
    }
    for (const { facts = {}, capacities, source } of FAMILIES) {
      const all = [facts, ...capacities.map((offer) => offer.facts ?? {})]
      expect(all.some((each) => Object.keys(each).length > 0)).toBe(true)
      expect(source).toBeDefined()
      for (const [name, unit] of Object.entries(units)) {
        for (const { [name]: fact } of all) if (fact !== undefined) expect(fact).toMatch(unit)
      }
    }
  })

  it('say of each phone, tablet and watch what shoppers choose by', () => {
    const devices = FAMILIES.filter(({ kind }) => kind === 'phone' || kind === 'tablet')
    const lacking = devices.flatMap(({ id, facts = {} }) =>
      ['weight', 'dimensions', 'charging', 'system', 'ports']
        .filter((fact) => facts[fact] === undefined)
        .map((fact) => `${id}: ${fact}`),
    )
    expect(lacking).toEqual([])
    const watches = FAMILIES.filter(({ kind }) => kind === 'watch')
    expect(watches.filter(({ facts }) => facts?.lasts === undefined)).toEqual([])
  })
})

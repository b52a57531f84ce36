import { expect, it } from 'vitest'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { product } from '#tests/support/products.ts'
import { faultsOf } from '#tests/domain/search/faults-of.ts'
import { eachQuery, type Queries } from '#tests/domain/search/queries.ts'

/**
 * The models of each category, one on a line: `mini 119 @Puck Mini Bike | colors=red, blue | frame=48 cm` has its id, its
 * price, its name (the first word is the brand if an `@` is before it), its choices, and other facts.
 */
type Shop = Readonly<Record<string, string>>

/** Tests what the queries of the shoppers of a shop find. */
export async function testShop(what: string, shop: Shop, queries: Queries): Promise<void> {
  const products = Object.entries(shop).flatMap(([category, models]) =>
    models
      .trim()
      .split(/\n +(?![ |])/)
      .flatMap((model) => variantsOf(category, model.split(/\s+\| /))),
  )
  const index = await buildSearchIndex(products, () => Promise.resolve())

  it.each(eachQuery(queries))(`${what} finds "%s"`, (query, expected) => {
    expect(faultsOf(expected, searchProducts(index, query))).toStrictEqual([])
  })
}

/** A variant for each colour and size of a model. */
function variantsOf(category: string, [model = '', ...written]: readonly string[]): Product[] {
  const [, id = '', price, mark, name = ''] = /^(\S+) (\d+) (@?)(.*)$/.exec(model) ?? []
  const known = written.map((fact) => fact.split('='))
  const { colors, sizes, sku, gtin, mpn, kind, ...facts }: Partial<Record<string, string>> =
    Object.fromEntries(known.map(([key = '', value = '']) => [key, value]))
  const all = (choices = '') => choices.split(', ')
  return all(colors).flatMap((color) =>
    all(sizes).map((capacity) => {
      const choices = [capacity, color].filter(Boolean)
      return productSchema.parse({
        ...product({ itemId: [id, ...choices].join('-').toLowerCase(), screen: '', ram: '' }),
        ...{ category, namespaceId: id, name: [name, ...choices].join(' '), color, capacity },
        ...{ price: Number(price), fullPrice: Number(price), sku, gtin, mpn, kind, facts },
        brand: mark && name.split(' ')[0],
      })
    }),
  )
}

import { expect, it } from 'vitest'
import { productSchema } from '#src/domain/product/product.ts'
import { product } from '#tests/support/products.ts'
import { engineOf } from '#tests/domain/search/engine-of.ts'
import { faultsOf, queriesIn, rowsIn } from '#tests/domain/search/tables.ts'

const SHOP = {
  language: 'de-DE',
  currency: 'EUR',
  categories: {
    phones: { label: 'Fahrräder' },
    tablets: { label: 'Helme & Bekleidung' },
    accessories: { label: 'Teile und Zubehör' },
  },
  facts: {
    frame: { label: 'Rahmenhöhe', filter: true },
    material: { label: 'Material', filter: true },
    gears: { label: 'Schaltung' },
  },
}

/** A variant for each colour and size of a model. */
const products = rowsIn('shops/bicycles.list.csv').flatMap(
  ({ id, name = '', price, color = '', size = '', frame, material, gears, ...row }) =>
    color.split(', ').flatMap((color) =>
      size.split(', ').map((capacity) => {
        const choices = [capacity, color].filter(Boolean)
        const facts = Object.entries({ frame, material, gears }).filter(([, value]) => value !== '')
        return productSchema.parse({
          ...product({ itemId: [id, ...choices].join('-').toLowerCase(), screen: '', ram: '' }),
          ...{ ...row, namespaceId: id, name: [name, ...choices].join(' '), color, capacity },
          ...{ price: Number(price), fullPrice: Number(price), facts: Object.fromEntries(facts) },
        })
      }),
    ),
)

const { search } = await engineOf(SHOP, products)

it.each(rowsIn('shops/bicycles.csv'))('a German bicycle shop finds $query', ({ query, ...row }) => {
  for (const each of queriesIn(query)) {
    expect({ [each]: faultsOf(row, products, search(each)) }).toEqual({ [each]: [] })
  }
})

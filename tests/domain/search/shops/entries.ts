import type { Product } from '#src/domain/product/product.ts'
import { product } from '../../../support/products.ts'

/** A model of a made-up shop, with a variant for each of its colours and sizes. */
interface Entry extends Partial<Product> {
  readonly model: string
  readonly name: string
  readonly price: number
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
}

export function entriesOf(category: Product['category'], entries: readonly Entry[]): Product[] {
  return entries.flatMap(({ model, colors = [''], sizes = [''], name, ...facts }) =>
    colors.flatMap((color) =>
      sizes.map((capacity) => {
        const choices = [capacity, color].filter(Boolean)
        return product({
          itemId: [model, ...choices].join('-').toLowerCase(),
          namespaceId: model,
          category,
          name: [name, ...choices].join(' '),
          fullPrice: facts.price,
          screen: '',
          ram: '',
          capacity,
          ...(color && { color }),
          ...facts,
        })
      }),
    ),
  )
}

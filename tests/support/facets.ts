import type { Product } from '#src/domain/product/product.ts'
import { product } from './products.ts'

function variant(
  model: string,
  capacity: string,
  color: string,
  price: number,
  others: Partial<Product> = {},
): Product {
  const name = `${model} ${capacity} ${color}`
  return product({
    itemId: name.toLowerCase().replaceAll(' ', '-'),
    name,
    capacity,
    color: color.toLowerCase(),
    price,
    fullPrice: price,
    brand: model.split(' ')[0],
    namespaceId: model.toLowerCase().replaceAll(' ', '-'),
    image: `img/${color.toLowerCase()}.webp`,
    // Otherwise lists load the details, which may know facts of the shop's own.
    facts: {},
    ...others,
  })
}

/** Three models of two brands, seven variants, with all facts that lists can be filtered by. */
export const VARIANTS: readonly Product[] = [
  variant('Acme One', '64GB', 'Black', 400),
  variant('Acme One', '64GB', 'Red', 420, { fullPrice: 500 }),
  variant('Acme One', '128GB', 'Black', 500),
  variant('Acme Two', '128GB', 'Blue', 700, { ram: '8GB' }),
  variant('Acme Two', '256GB', 'Blue', 800, { ram: '8GB' }),
  variant('Bolt X', '64GB', 'Black', 300, { fullPrice: 350, year: 2024 }),
  variant('Bolt X', '128GB', 'White', 350, { year: 2024 }),
]

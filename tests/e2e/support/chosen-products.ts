import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { detail, product } from '#tests/support/products.ts'

export const [phone, otherPhone] = ofCategory('phones')
export const [tablet] = ofCategory('tablets')
export const [accessory] = ofCategory('accessories')

/** Twelve products of each category: longer lists show no other states. */
export const SOME = [...Map.groupBy(catalogue, ({ category }) => category).values()].flatMap(
  (entries) => entries.slice(0, 12),
)

export const longName: Product = {
  ...accessory,
  id: 'long-name',
  itemId: 'long-name',
  name: `${accessory.name}, with a name that is much longer than any other name in the whole shop`,
}

/** A cart with lines of one piece, of the most pieces, and of a long name; favourites of all categories. */
export const CHOICES = {
  cartProducts: [phone, tablet, longName],
  totalBill: { [phone.id]: 1, [tablet.id]: 9_999, [longName.id]: 2 },
  favorites: [phone, otherPhone, tablet, longName],
}

/** Products stored at prices other than today's, and one that is no longer sold. */
export const MOVED = [
  { ...phone, price: phone.price + 100 },
  { ...tablet, price: tablet.price - 50 },
  longName,
]

const odd = {
  name: 'A phone of another shop with a name that goes on and on, as some shops write all that they know about a product into it: 256GB, Rose Gold, second edition',
  screen: '',
  ram: '',
}

/** A phone without old price, second picture and facts; with a long name, an odd address and twelve colours. */
export const ODD = {
  entry: product({
    ...odd,
    itemId: 'odd-100%-ü',
    image: phone.image,
    price: 1299.9,
    fullPrice: 1299.9,
  }),
  detail: detail({
    ...odd,
    ...{ id: 'odd-100%-ü', images: [phone.image], priceDiscount: 1299.9, priceRegular: 1299.9 },
    ...{ camera: '', zoom: '', cell: [], color: 'rose gold' },
    colorsAvailable: [
      ...['black', 'white', 'rose gold', 'space gray', 'midnight', 'graphite', 'red', 'green'],
      ...['yellow', 'purple', 'sierra blue', 'desert sky'],
    ],
  }),
}

function ofCategory(category: Product['category']): readonly [Product, Product] {
  const [first, second] = catalogue.filter((entry) => entry.category === category)
  if (!first || !second) throw new Error(`The catalogue has not two ${category}`)
  return [first, second]
}

import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe ro su ta ve bran clor dex fen gron hal jor kel lum mex nor pix tron'.split(
    ' ',
  )

const EDITIONS = ['', '', 'Pro', 'Max', 'Pro Max', 'Mini', 'Air', 'Ultra', 'Lite', 'Plus'] as const

const COLORS = [
  ...['black', 'white', 'space gray', 'deep blue', 'forest green', 'rose gold', 'midnight'],
  ...['starlight', 'cosmic orange', 'lavender'],
] as const

const CAPACITIES = ['64GB', '128GB', '256GB', '512GB', '1TB'] as const

const TYPES = [
  { kind: 'phone', category: 'phones', noun: '' },
  { kind: 'phone', category: 'phones', noun: 'Phone' },
  { kind: 'tablet', category: 'tablets', noun: 'Tab' },
  { kind: 'watch', category: 'accessories', noun: 'Watch' },
  { kind: 'headphones', category: 'accessories', noun: '' },
  { kind: 'case', category: 'accessories', noun: 'Silicone Case' },
] as const

const BRANDS = 30

/** A picture that the shop has. */
const IMAGE = catalogue[0]?.image ?? ''

/** Three colours in three capacities. */
const VARIANTS = 9

/** `count` different products in families of nine: 30 brands, a new name for each family. The same on each call. */
export function differentProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const family = Math.floor(index / VARIANTS)
    const random = scattered(family)
    const { kind, category, noun } = at(TYPES, family)
    const brand = capitalised(word(scattered(-1 - (family % BRANDS))))
    const model = [capitalised(word(random)), String(random % 20), at(EDITIONS, random), noun]
    const capacity = at(CAPACITIES, random + (index % 3))
    const color = at(COLORS, random + Math.floor((index % VARIANTS) / 3))
    const name = [brand, ...model, capacity, ...color.split(' ').map(capitalised)]
    const price = 50 + (random % 1000) + 50 * (index % 3)
    return {
      id: `product-${index}`,
      itemId: `product-${index}`,
      namespaceId: `family-${family}`,
      category,
      name: name.filter((part) => part !== '').join(' '),
      image: IMAGE,
      price,
      fullPrice: price + 100,
      screen: `${4 + (random % 9)}.${random % 10}" OLED`,
      capacity,
      ram: `${4 + 2 * (random % 5)}GB`,
      year: 2018 + (random % 8),
      brand,
      color,
      kind,
    }
  })
}

/** Three syllables. */
function word(random: number): string {
  return [1, 100, 10_000].map((step) => at(SYLLABLES, Math.floor(random / step))).join('')
}

/** A large whole number, which is far from that of the neighbouring number. */
function scattered(number: number): number {
  return Math.imul(number + 1, 2_654_435_761) >>> 0
}

function at<const Items extends readonly unknown[]>(items: Items, index: number): Items[number] {
  return items[index % items.length]
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

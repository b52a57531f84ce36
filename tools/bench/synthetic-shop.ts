import { catalogue } from '#tools/dev/demo-catalogue.ts'

const LETTERS = {
  starts: 'bcdfghjklmnprstvwz',
  vowels: 'aeiou',
  ends: ['', '', 'n', 'r', 's', 'x'],
}
const COLORS = ['black', 'white', 'blue', 'red', 'green', 'gold', 'silver', 'gray', 'pink', 'brown']

interface SyntheticProduct {
  readonly itemId: string
  readonly category: string
  readonly kind: string
}

/**
 * Products and details that differ as real ones do: own names, colours, prices and texts, in families of one to four
 * variants. The same numbers give the same shop. Pictures are the demo's.
 */
export function syntheticShop(count: number, seed = 1) {
  const { oneOf, upTo, words } = randomness(seed)
  const brands = Array.from({ length: 60 }, () => words(1))
  const chips = Array.from({ length: 90 }, () => `${words(1)} ${upTo(90)}`)
  const pictured = Map.groupBy(catalogue, ({ category }) => category)
  const phones: string[] = []
  const products: SyntheticProduct[] = []
  const details: Record<string, object[]> = { phones: [], tablets: [], accessories: [] }
  while (products.length < count) {
    const category = oneOf(['phones', 'phones', 'phones', 'tablets', 'accessories', 'accessories'])
    const isDevice = category !== 'accessories'
    const brand = oneOf(brands)
    const model = `${brand} ${words(1)} ${upTo(99)}${oneOf(['', '', ' Pro', ' Max', ' Lite'])}`
    const namespaceId = slug(`${model} ${products.length}`)
    const colors = [...new Set([1, 2].map(() => `${words(1)} ${oneOf(COLORS)}`.toLowerCase()))]
    const capacities = isDevice ? oneOf([['128GB'], ['256GB', '512GB'], ['64GB']]) : ['']
    const shared = {
      ...{ screen: isDevice ? `${4 + upTo(90) / 10}" OLED` : '', ram: isDevice ? '8GB' : '' },
      facts: { weight: `${80 + upTo(700)} g`, battery: isDevice ? `${2000 + upTo(4000)} mAh` : '' },
    }
    const description = [1, 2, 3].map(() => ({
      title: words(4),
      text: [`${words(24)}.`, `${words(18)}.`],
    }))
    const fullPrice = 20 + upTo(1500)
    const fits = Array.from({ length: Math.min(3, phones.length) }, () => oneOf(phones))
    for (const capacity of capacities) {
      for (const color of colors) {
        if (products.length >= count) break
        const { image, pictureSizes } = oneOf(pictured.get(category) ?? [])
        const name = [model, capacity, color].filter(Boolean).join(' ')
        const id = slug(`${namespaceId} ${capacity} ${color}`)
        const colorValue = `#${(upTo(0xffffff) + 0x1000000).toString(16).slice(1)}`
        const price = oneOf([1, 1, 0.9]) * fullPrice
        const same = { name, capacity, color, colorValue, namespaceId, pictureSizes, ...shared }
        products.push({
          ...{ id, itemId: id, category, image, ...same, brand, year: 2015 + upTo(11), price },
          ...{ fullPrice, kind: isDevice ? category.slice(0, -1) : oneOf(['case', 'charger']) },
          ...(!isDevice && { fits }),
        })
        details[category]?.push({
          ...{ id, ...same, images: [image], colorsAvailable: colors, description },
          ...{ capacityAvailable: capacities, priceDiscount: price, priceRegular: fullPrice },
          ...{ resolution: `${upTo(4000)}x${upTo(3000)}`, processor: oneOf(chips) },
          ...{ camera: `${upTo(200)} MP`, zoom: 'Optical, 3x', cell: ['LTE', '5G'] },
        })
      }
    }
    if (category === 'phones') phones.push(namespaceId)
  }
  return { products, details }
}

function randomness(seed: number) {
  let state = seed
  /** From 0 to 1, by the generator mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  const oneOf = <Item>(items: ArrayLike<Item>): Item => {
    const item = items[upTo(items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  const syllable = () => oneOf(LETTERS.starts) + oneOf(LETTERS.vowels) + oneOf(LETTERS.ends)
  const word = () => Array.from({ length: 1 + upTo(3) }, syllable).join('')
  const words = (count: number) => {
    const text = Array.from({ length: count }, word).join(' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return { upTo, oneOf, words }
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

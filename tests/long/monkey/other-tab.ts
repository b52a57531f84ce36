import type { Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import { parsed } from './invariants.ts'
import type { Random } from './random.ts'

const KINDS = ['add', 'add', 'mark', 'compare', 'take', 'reprice', 'cut', 'clear', 'theme'] as const

/** Writes to the storage as another tab or a person might: valid texts, damaged ones, or none. */
export async function writeElsewhere(
  tab: Page,
  random: Random,
  catalogue: readonly [Product, ...Product[]],
): Promise<string> {
  const kind = random.oneOf([...KINDS, 'view'])
  const product = random.oneOf(catalogue)
  const quantity = random.between(1, 5)
  const kept = await tab.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)))
  const list = (key: string): unknown[] => {
    const value = parsed(kept[key])
    return Array.isArray(value) ? value : []
  }
  const cut = JSON.stringify([product]).slice(0, -9)
  const dearer = { ...product, price: product.price + quantity }
  const gone = { ...dearer, id: 'sold-no-more', itemId: 'sold-no-more' }
  /** What is written under each key: a string as it is, anything else as JSON. */
  const values: Record<typeof kind, Readonly<Record<string, unknown>>> = {
    add: {
      cartProducts: [...list('cartProducts'), product],
      totalBill: { ...Object(parsed(kept.totalBill)), [product.id]: quantity },
    },
    mark: { favorites: [...list('favorites'), product] },
    compare: { comparedProducts: [...list('comparedProducts'), product] },
    take: Object.fromEntries(
      ['cartProducts', 'favorites', 'comparedProducts'].map((key) => [key, list(key).slice(1)]),
    ),
    reprice: { cartProducts: [dearer, gone], favorites: [dearer] },
    cut: { totalBill: { [product.id]: 'many' }, cartProducts: cut },
    clear: {},
    theme: { theme: quantity % 2 === 0 ? '"dark"' : '"light"' },
    view: { viewedProducts: [product.itemId, ...list('viewedProducts')] },
  }
  await tab.evaluate(
    ({ values, isCleared }) => {
      if (isCleared) localStorage.clear()
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      }
    },
    { values: values[kind], isCleared: kind === 'clear' },
  )
  return `another tab: ${kind} ${product.id}`
}

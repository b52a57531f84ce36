import type { Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import type { Random } from './random.ts'

/** Writes to the storage as another tab or a person might: valid texts, damaged ones, or none. */
export async function writeElsewhere(
  tab: Page,
  random: Random,
  catalogue: readonly [Product, ...Product[]],
): Promise<string> {
  const kind = random.oneOf([
    'add',
    'add',
    'mark',
    'compare',
    'take',
    'reprice',
    'cut',
    'clear',
    'theme',
    'view',
  ])
  const product = random.oneOf(catalogue)
  await tab.evaluate(
    ({ kind, product, quantity }) => {
      const read = (key: string): unknown => {
        try {
          return JSON.parse(localStorage.getItem(key) ?? 'null')
        } catch {
          return null
        }
      }
      const write = (key: string, value: unknown) =>
        localStorage.setItem(key, JSON.stringify(value))
      const list = (key: string): unknown[] => {
        const value = read(key)
        return Array.isArray(value) ? value : []
      }
      switch (kind) {
        case 'add':
          write('cartProducts', [...list('cartProducts'), product])
          write('totalBill', { ...Object(read('totalBill')), [product.id]: quantity })
          break
        case 'mark':
          write('favorites', [...list('favorites'), product])
          break
        case 'compare':
          write('comparedProducts', [...list('comparedProducts'), product])
          break
        case 'take':
          write('cartProducts', list('cartProducts').slice(1))
          write('favorites', list('favorites').slice(1))
          write('comparedProducts', list('comparedProducts').slice(1))
          break
        case 'reprice':
          write('cartProducts', [
            { ...product, price: product.price + quantity },
            { ...product, id: 'sold-no-more', itemId: 'sold-no-more' },
          ])
          write('favorites', [{ ...product, price: product.price + quantity }])
          break
        case 'cut':
          write('totalBill', { [product.id]: 'many' })
          localStorage.setItem('cartProducts', JSON.stringify([product]).slice(0, -9))
          break
        case 'clear':
          localStorage.clear()
          break
        case 'view':
          write('viewedProducts', [product.itemId, ...list('viewedProducts')])
          break
        case 'theme':
          write('theme', quantity % 2 === 0 ? 'dark' : 'light')
      }
    },
    { kind, product, quantity: random.between(1, 5) },
  )
  return `another tab: ${kind} ${product.id}`
}

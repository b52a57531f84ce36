import type { Product } from '#src/domain/product/product.ts'

/** The names of all models, without colour and capacity, as a shopper would type them. */
export function modelNames(products: readonly Product[]): string[] {
  const names = products.map(({ name, capacity, color = '' }) =>
    name
      .replace(capacity, ' ')
      .replace(new RegExp(` ${color}$`, 'i'), ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(names)]
}

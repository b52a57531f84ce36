import { looseText } from '#src/domain/facts/loose-text.ts'
import { KINDS } from '#src/domain/product/kind.ts'
import type { Product } from '#src/domain/product/product.ts'

/** What the names of a model's variants share, without a colour or capacity: `Apple iPhone 17 Pro Max`. */
export function modelName(variants: readonly Product[]): string {
  const [first = [], ...others] = variants.map(wordsWithoutFacts)
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word))
  return (end < 0 ? first : first.slice(0, end)).join(' ') || (variants[0]?.name ?? '')
}

/** The name of a model without its brand, if it is a name without it: `iPhone 16 Pro`, but `OnePlus 13`, `Apple Watch SE 2`. */
export function shortModelName(variants: readonly Product[]): string {
  const name = modelName(variants)
  const { brand = '' } = variants[0] ?? {}
  if (!name.startsWith(`${brand} `)) return name
  const short = name.slice(brand.length + 1)
  const [word = ''] = short.toLowerCase().split(' ')
  return /^\p{L}/u.test(word) && !KINDS.some((kind) => kind === word) ? short : name
}

/** The words of a name, without those at its end that repeat its colour and its capacity, in either order. */
function wordsWithoutFacts({ name, color = '', capacity }: Product): string[] {
  const facts = [color, capacity].map(looseText).filter((fact) => fact !== '')
  let words = name.split(/\s+/)
  for (const fact of [...facts, ...facts.slice(0, 1)]) {
    const start = words.findLastIndex((_, index) => looseText(words.slice(index).join('')) === fact)
    if (start > 0) words = words.slice(0, start)
  }
  return words
}

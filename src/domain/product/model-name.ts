import { looseText } from '#src/domain/text/loose-text.ts'
import { KINDS, type Product } from './product.ts'

type Named = Pick<Product, 'name' | 'color' | 'capacity'>

/** What the names of a model's variants share, without a colour or capacity: `Apple iPhone 17 Pro Max`. */
export function modelName(variants: readonly Named[]): string {
  const [first = [], ...others] = variants.map(wordsWithoutFacts)
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word))
  return (end < 0 ? first : first.slice(0, end)).join(' ') || (variants[0]?.name ?? '')
}

/** A model's name without its brand, if the rest is a name: `iPhone 16 Pro`, but `OnePlus 13`, `Apple Watch SE 2`. */
export function shortModelName(variants: readonly Product[]): string {
  const name = modelName(variants)
  const { brand = '' } = variants[0] ?? {}
  if (!name.startsWith(`${brand} `)) return name
  const short = name.slice(brand.length + 1)
  const [word = ''] = short.toLowerCase().split(' ')
  return /^\p{L}/u.test(word) && !KINDS.some((kind) => kind === word) ? short : name
}

/** The name of the model, and the capacity and colour at its end, which may be empty. */
export function nameParts(product: Product): { readonly model: string; readonly variant: string } {
  const words = wordsOf(product)
  const { length } = wordsWithoutFacts(product)
  if (length === words.length) return { model: product.name, variant: '' }
  return { model: words.slice(0, length).join(' '), variant: words.slice(length).join(' ') }
}

/** The words of a name without those at its end that repeat colour and capacity, in either order. */
function wordsWithoutFacts(product: Named): string[] {
  const { color = '', capacity } = product
  const facts = [color, capacity].map(looseText).filter((fact) => fact !== '')
  let words = wordsOf(product)
  for (const fact of [...facts, ...facts.slice(0, 1)]) {
    const start = words.findLastIndex((_, index) => looseText(words.slice(index).join('')) === fact)
    if (start > 0) words = words.slice(0, start)
  }
  return words
}

function wordsOf({ name }: Named): string[] {
  return name.split(/\s+/)
}

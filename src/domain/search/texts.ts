import { aboutBlocks, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { fieldText, OWN_FACTS } from '#src/domain/facts/facts.ts'
import type { Product } from '#src/domain/product/product.ts'
import { plainText } from './words.ts'

/** A product with all that is known of it. */
export interface SearchedProduct {
  readonly product: Product
  readonly detail: ProductDetail | undefined
  /** In plain letters; `about` is its name and description. */
  readonly texts: { readonly facts: string; readonly about: string }
}

export function searchedProduct(
  product: Product,
  detail: ProductDetail | undefined,
): SearchedProduct {
  const facts = OWN_FACTS.map((fact) => {
    const text = fieldText(fact, product, detail)
    return /^(?:yes|ja)$/i.test(text) ? fact.label : text
  })
  const { camera, processor, cell = [] } = detail ?? {}
  const about = detail ? aboutBlocks(detail).flatMap(({ title, text }) => [title, ...text]) : []
  return {
    product,
    detail,
    texts: {
      facts: plainText([product.screen, camera, processor, ...cell, ...facts].join('\n')),
      about: plainText([product.name, ...about].join('\n')),
    },
  }
}

const DENIAL =
  /(?<!\p{L})(?:no|not|non|without|neither|nor|never|none|kein\p{L}*|nicht|ohne)(?!\p{L})/u

const DENIAL_AFTER = /(?<!\p{L})(?:gone|(?:is|are) not|(?:ist|sind) nicht|fehl(?:t|en))(?!\p{L})/u

/** By product: 2 if its facts say it, 1 if its name or description does, else 0. */
export function saidBy(products: readonly SearchedProduct[], pattern: RegExp): Uint8Array {
  return Uint8Array.from(products, ({ texts: { facts, about } }) =>
    isSaid(facts, pattern) ? 2 : Number(isSaid(about, pattern)),
  )
}

/** 'No active noise cancelling' and 'a slot for cards, which is gone' deny it. */
function isSaid(text: string, pattern: RegExp): boolean {
  // Few texts say it, and this is several times as fast.
  if (text.search(pattern) < 0) return false
  return Array.from(text.matchAll(pattern)).some(({ 0: said, index }) => {
    const clause = /[^.,;:\n]*$/.exec(text.slice(0, index))?.[0] ?? ''
    const [after = ''] = text.slice(index + said.length).split(/[.;\n]/, 1)
    return !DENIAL.test(clause) && !DENIAL_AFTER.test(after)
  })
}

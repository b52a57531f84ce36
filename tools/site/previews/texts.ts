import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { cardSpecifications } from '#src/domain/facts/specifications.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** The longest description, in characters: search engines show about as many. */
export const DESCRIPTION = 160

/** A product in one or two sentences: the beginning of what its page says about it, or its name and facts. */
export function productDescription(product: Product, detail: ProductDetail | undefined): string {
  const about = detail?.description.flatMap(({ text }) => text).join(' ') ?? ''
  const facts = [product.name, ...cardSpecifications(product).map(({ value }) => value)].join(', ')
  return textStart(about.trim() === '' ? facts : about, DESCRIPTION)
}

const words = new Intl.Segmenter(SETTINGS.language, { granularity: 'word' })

/** The beginning of a paragraph in one line, with at most `most` characters, cut between words, even in Chinese. */
export function textStart(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  let end = 0
  for (const { index, segment } of words.segment(line.slice(0, 2 * most))) {
    // One character is for the dots.
    if (index + segment.length >= most) break
    end = index + segment.length
  }
  // A single word that is too long is cut.
  const start = line.slice(0, end || most - 1).toWellFormed()
  return `${start.replace(/[\s,;:–—-]+$/, '')}…`
}

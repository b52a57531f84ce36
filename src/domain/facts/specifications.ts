import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factText, type FactSource } from './fact-text.ts'
import { CARD_FACTS, FACTS, SUMMARY_FACTS, TECH_FACTS, type Fact, type FactName } from './facts.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

/** The facts on a product card. */
export function cardSpecifications(product: Product): Specification[] {
  return rows(CARD_FACTS, product, ({ label, shortLabel = label }) => shortLabel)
}

/** The summary beside the gallery. */
export function summarySpecifications(detail: ProductDetail): Specification[] {
  return rows(SUMMARY_FACTS, detail)
}

/** The 'Tech specs' list. */
export function techSpecifications(detail: ProductDetail): Specification[] {
  return rows(TECH_FACTS, detail)
}

/** The facts that the source knows. */
function rows(
  names: readonly FactName[],
  source: FactSource,
  labelOf: (fact: Fact) => string = ({ label }) => label,
): Specification[] {
  return names
    .map((name) => ({ label: labelOf(FACTS[name]), value: factText(name, source) }))
    .filter(({ value }) => value !== '')
}

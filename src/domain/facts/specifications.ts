import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factsIn, fieldText, shortLabel, type Fact, type FactSource } from './facts.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

const CARD_FACTS = factsIn('card').map((fact) => ({ ...fact, label: shortLabel(fact) }))
const SUMMARY_FACTS = factsIn('summary')
const TECH_FACTS = factsIn('tech')

/** The facts on a product card. */
export function cardSpecifications(product: Product): Specification[] {
  return rows(CARD_FACTS, product)
}

/** The summary beside the gallery. */
export function summarySpecifications(detail: ProductDetail): Specification[] {
  return rows(SUMMARY_FACTS, detail)
}

/** The 'Tech specs' list. */
export function techSpecifications(detail: ProductDetail): Specification[] {
  return rows(TECH_FACTS, detail)
}

/** A fact as the first source that knows it writes it; empty if none does. */
export function factText(fact: Fact, ...sources: readonly (FactSource | undefined)[]): string {
  const texts = sources.map((source) => fieldText(fact, source))
  const text = texts.find((each) => each !== '') ?? ''
  return fact.accepts?.(text) === false ? '' : text
}

/** The facts that the source knows. */
function rows(facts: readonly Fact[], source: FactSource): Specification[] {
  return facts
    .map((fact) => ({ label: fact.label, value: factText(fact, source) }))
    .filter(({ value }) => value !== '')
}

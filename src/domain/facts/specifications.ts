import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factsAt, rawFact, shortLabel, type Fact, type FactSource } from './facts.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

const CARD_FACTS = factsAt('card').map((fact) => ({ ...fact, label: shortLabel(fact) }))
const SUMMARY_FACTS = factsAt('summary')
const TECH_FACTS = factsAt('tech')

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

/** A fact as the first source that knows it writes it; a list is joined by commas. Empty if none does. */
export function factText(fact: Fact, ...sources: readonly (FactSource | undefined)[]): string {
  const texts = sources.map((source) => asText(rawFact(fact, source)))
  const text = texts.find((each) => each !== '') ?? ''
  return fact.accepts?.(text) === false ? '' : text
}

function asText(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '').trim()
  return value.map(asText).filter(Boolean).join(', ')
}

/** The facts that the source knows. */
function rows(facts: readonly Fact[], source: FactSource): Specification[] {
  return facts
    .map((fact) => ({ label: fact.label, value: factText(fact, source) }))
    .filter(({ value }) => value !== '')
}

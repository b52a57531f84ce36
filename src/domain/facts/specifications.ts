import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factsIn, fieldText, OWN_FACTS, shortLabel, type Fact, type FactSource } from './facts.ts'

/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

const CARD_FACTS = factsIn('card').map((fact) => ({ ...fact, label: shortLabel(fact) }))
const SUMMARY_FACTS = factsIn('summary')
const TECH_FACTS = factsIn('tech')

/** The facts on a product card. */
export function cardSpecifications(product: Product, own = OWN_FACTS): Specification[] {
  return rows([...CARD_FACTS, ...own.filter(({ card }) => card)], product)
}

/** The summary beside the gallery. */
export function summarySpecifications(detail: ProductDetail): Specification[] {
  return rows(SUMMARY_FACTS, detail)
}

/** The 'Tech specs' list: what is specified, then the facts of the shop's own, which `product` may have too. */
export function techSpecifications(
  detail: ProductDetail,
  product?: FactSource,
  own = OWN_FACTS,
): Specification[] {
  return [...rows(TECH_FACTS, detail), ...rows(own, detail, product)]
}

/** A fact as the first source that knows it writes it, an amount with its unit; empty if none does. */
export function factText(fact: Fact, ...sources: readonly (FactSource | undefined)[]): string {
  const text = fieldText(fact, ...sources)
  if (fact.unit && /^[\d.,]+$/.test(text)) return `${text} ${fact.unit}`
  return fact.accepts?.(text) === false ? '' : text
}

/** The facts that the sources know. */
function rows(
  facts: readonly Fact[],
  ...sources: readonly (FactSource | undefined)[]
): Specification[] {
  return facts
    .map((fact) => ({ label: fact.label, value: factText(fact, ...sources) }))
    .filter(({ value }) => value !== '')
}

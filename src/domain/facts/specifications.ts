import type { Product } from '#src/domain/product/product.ts'
import {
  CARD_FACTS,
  fieldText,
  OWN_CARD_FACTS,
  shortLabel,
  type Fact,
  type FactSource,
} from './facts.ts'
import { decimalText } from '#src/domain/text/units.ts'

export interface Specification {
  readonly label: string
  readonly value: string
}

const SHOWN_FACTS = CARD_FACTS.map((fact) => ({ ...fact, label: shortLabel(fact) }))

export function cardSpecifications(product: Product, own = OWN_CARD_FACTS): Specification[] {
  return specifications([...SHOWN_FACTS, ...own], product)
}

/** A fact as the first source that knows it writes it, an amount with its unit; empty if none does. */
export function factText(fact: Fact, ...sources: readonly (FactSource | undefined)[]): string {
  const text = fieldText(fact, ...sources)
  if (fact.unit && /^[\d.,]+$/.test(text)) return `${decimalText(text)} ${fact.unit}`
  if (fact.accepts?.(text) === false) return ''
  return fact.shown?.(text) ?? text
}

export function specifications(
  facts: readonly Fact[],
  ...sources: readonly (FactSource | undefined)[]
): Specification[] {
  return facts
    .map((fact) => ({ label: fact.label, value: factText(fact, ...sources) }))
    .filter(({ value }) => value !== '')
}

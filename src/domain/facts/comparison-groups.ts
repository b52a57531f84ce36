import * as m from '#src/messages/messages.gen.ts'
import { type Fact } from './facts.ts'
import { looseText } from '#src/domain/text/loose-text.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { availabilityText, knownPrice } from '#src/domain/product/availability.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { factType } from './fact-values.ts'
import { FACTS } from './page-facts.ts'
import { factText } from './specifications.ts'

export interface ComparedProduct {
  readonly product: Product
  readonly detail: ProductDetail | undefined
}

export type ComparisonRow = ReturnType<typeof rowOf>

export type ComparedValue = ComparisonRow['values'][number]

export type ComparisonGroup = ReturnType<typeof comparisonGroups>[number]

/** The rows above the groups: prices, the lowest marked as best, and availability, if a product has one. */
export function priceRows(products: readonly Product[]): ComparisonRow[] {
  const prices = products.map(knownPrice)
  const rates = prices.map((price) => price && -price)
  const availability = products.map((product) => availabilityText(product) ?? '')
  return [
    rowOf(
      m.factsPrice,
      prices.map((price) => (price === undefined ? '' : formatPrice(price))),
      rates,
    ),
    ...[rowOf(m.factsAvailability, availability)].filter(({ values }) => values.some(isKnown)),
  ]
}

export function comparisonGroups(products: readonly ComparedProduct[]) {
  const byGroup = Map.groupBy(FACTS, ({ group = '' }) => group)
  byGroup.delete('')
  return Array.from(byGroup, ([label, facts]) => ({
    label,
    rows: facts.map((fact) => factRow(fact, products)).filter(({ values }) => values.some(isKnown)),
  })).filter(({ rows }) => rows.length > 0)
}

export function differencesOf(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0)
}

function factRow(fact: Fact, products: readonly ComparedProduct[]): ComparisonRow {
  const { write = String, rate } = factType(fact)
  const texts = products.map(({ product, detail }) => write(factText(fact, detail, product)))
  return rowOf(fact.label, texts, rate && texts.map(rate))
}

/** @param rates a number for each product that is higher for a better value, or undefined if it is not known */
function rowOf(
  label: string,
  texts: readonly string[],
  rates: readonly (number | undefined)[] = [],
) {
  const known = rates.filter((rate) => rate !== undefined)
  const best = Math.max(...known)
  return {
    label,
    values: texts.map((text, index) => ({
      /** Empty if it is not known. */
      text,
      /** Whether it is the best value of the row, and another product has a worse one. */
      isBest: rates[index] === best && best > Math.min(...known),
    })),
    /** Whether all products have the same value, in any spelling. */
    isSame: new Set(texts.map(looseText)).size === 1,
  }
}

function isKnown({ text }: ComparedValue): boolean {
  return text !== ''
}

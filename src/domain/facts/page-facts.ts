import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { dayText } from '#src/domain/product/availability.ts'
import { daySchema } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { type Fact, type FactSource, LISTED_FACTS, named, OWN_FACTS } from './facts.ts'
import { specifications, type Specification } from './specifications.ts'
import { yearsText } from './years.ts'

/** The facts of lists, and those that only the pages of products and comparisons load. */
const SPECIFIED: readonly Fact[] = [
  ...LISTED_FACTS,
  {
    name: 'resolution',
    label: m.factsResolution,
    write: (text) => text.replace(/(\d+)\s*[x×*]\s*(\d+)/i, '$1 × $2'),
    group: m.factsGroupScreen,
  },
  { name: 'camera', label: m.factsCamera, group: m.factsGroupCamera },
  { name: 'zoom', label: m.factsZoom, type: 'optical zoom', group: m.factsGroupCamera },
  { name: 'cell', label: m.factsCell, group: m.factsGroupNetwork },
  {
    name: 'guarantee',
    label: m.factsGuarantee,
    write: (text) => yearsText(text, SETTINGS.language),
    group: m.factsGroupGeneral,
  },
  { name: 'repairability', label: m.factsRepairability, group: m.factsGroupGeneral },
  {
    name: 'updatesUntil',
    label: m.factsUpdates,
    write: (text) => (daySchema.safeParse(text).success ? dayText(text) : text),
    group: m.factsGroupGeneral,
  },
]

/** All facts, in the order of a comparison. */
export const FACTS = [...SPECIFIED, ...OWN_FACTS]

// The lists of a product page are specified (section 2, 'Product detail').
const SUMMARY_FACTS = named(['screen', 'resolution', 'processor', 'ram'], SPECIFIED)
/** How long a product lasts, which laws want beside the button (docs/law.md). */
const LASTING_FACTS = named(['guarantee', 'repairability', 'updatesUntil'], SPECIFIED)
const TECH_FACTS = [
  ...SUMMARY_FACTS,
  ...named(['capacity', 'size', 'camera', 'zoom', 'cell'], SPECIFIED),
  ...LASTING_FACTS,
]

export function summarySpecifications(detail: ProductDetail): Specification[] {
  return specifications([...SUMMARY_FACTS, ...LASTING_FACTS], detail)
}

/** What is specified, then the facts of the shop's own, which `product` may have too. */
export function techSpecifications(
  detail: ProductDetail,
  product?: FactSource,
  own = OWN_FACTS,
): Specification[] {
  return [...specifications(TECH_FACTS, detail), ...specifications(own, detail, product)]
}

import type { StandardCategory as Category } from '#src/domain/settings/standard-categories.ts'
import type { CapacityOffer, Family } from './family.ts'
import { KINDS } from './family.ts'
import { isSlug, toSlug, variantSlug } from './slug.ts'
import { isSold, variantsOf } from './variants.ts'

/** The number of models per category on the home page's tiles (specification, section 9). */
export const MODEL_COUNTS = {
  phones: 95,
  tablets: 24,
  accessories: 100,
} as const satisfies Record<Category, number>

const YEARS = { first: 2019, last: 2025 }
const FEWEST_TEXT_BLOCKS = 3

/** The catalogue's source contradicts itself or the shop. The message lists every problem. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['The catalogue cannot be written:', ...problems].join('\n- '))
    this.problems = problems
  }
}

/** Throws a {@link CatalogueError} unless every family is valid and each category has its number of models. */
export function checkCatalogue(
  families: readonly Family[],
  counts: Readonly<Record<Category, number>> = MODEL_COUNTS,
): void {
  const problems = [
    ...families.flatMap(problemsOfFamily),
    ...repeatedIds(families),
    ...repeatedTexts(families),
    ...unknownFits(families),
    ...wrongCounts(families, counts),
  ]
  if (problems.length > 0) throw new CatalogueError(problems)
}

function problemsOfFamily(family: Family): string[] {
  const { id, kind, name, brand, year, colors, capacities, description } = family
  const problems = [
    !isSlug(id) && 'the id is not a slug (a-z, 0-9 and single dashes)',
    !Object.hasOwn(KINDS, kind) && `unknown kind "${kind}"`,
    name.trim() === '' && 'the name is empty',
    brand.trim() === '' && 'the brand is empty',
    !(Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last) &&
      `the year ${year} is not between ${YEARS.first} and ${YEARS.last}`,
    colors.length === 0 && 'there are no colours',
    capacities.length === 0 && 'there are no capacities',
    description.length < FEWEST_TEXT_BLOCKS &&
      `${description.length} text blocks, at least ${FEWEST_TEXT_BLOCKS} are needed`,
    description.some(isEmptyBlock) && 'a text block has no title or an empty paragraph',
    ...colors.map(
      (color) =>
        (color !== color.toLowerCase() || toSlug(color) === '') &&
        `the colour "${color}" is not written in lower case letters`,
    ),
    ...repeated(colors.map(toSlug)).map((color) => `the colour "${color}" is listed twice`),
    ...repeated(capacities.map(({ capacity }) => toSlug(capacity))).map(
      (capacity) => `the capacity "${capacity}" is listed twice`,
    ),
    ...capacities.flatMap(problemsOfOffer),
    ...problemsOfFacts(family),
    ...problemsOfReductions(family),
    ...problemsOfGaps(family),
  ]
  return problems.filter((problem) => problem !== false).map((problem) => `${id}: ${problem}`)
}

function isEmptyBlock({ title, text }: Family['description'][number]): boolean {
  return [title, ...text].some((part) => part.trim() === '') || text.length === 0
}

function problemsOfOffer({ capacity, price }: CapacityOffer): string[] {
  const size = capacity === '' ? 'the only size' : capacity
  return Number.isFinite(price) && price > 0
    ? []
    : [`${size} has a price that is not a positive number`]
}

function problemsOfFacts({ facts, source = '', capacities }: Family): string[] {
  const all = [facts, ...capacities.map((offer) => offer.facts)].flatMap((own) =>
    Object.entries(own ?? {}),
  )
  return [
    ...all.filter(([, text]) => text.trim() === '').map(([name]) => `the fact ${name} is empty`),
    ...(all.length > 0 && source.trim() === '' ? ['there is no source of its facts'] : []),
  ]
}

function problemsOfReductions(family: Family): string[] {
  return (family.reduced ?? []).flatMap(({ color, capacity, fullPrice }) => {
    const name = `${color} ${capacity}`.trim()
    const offer = family.capacities.find((each) => each.capacity === capacity)
    if (!offer || !isSold(family, color, capacity)) return [`the reduced ${name} is not sold`]
    return offer.price < fullPrice
      ? []
      : [`the reduced ${name} costs ${offer.price}, not less than its full price of ${fullPrice}`]
  })
}

function problemsOfGaps(family: Family): string[] {
  const { colors, capacities, missing = [] } = family
  const unknown = missing
    .filter(
      (gap) =>
        !colors.includes(gap.color) ||
        !capacities.some(({ capacity }) => capacity === gap.capacity),
    )
    .map((gap) => `the missing ${gap.color} ${gap.capacity} is none of its combinations`)
  const unsold = colors
    .filter((color) => !capacities.some(({ capacity }) => isSold(family, color, capacity)))
    .map((color) => `the colour "${color}" is missing in every capacity`)
  return capacities.length === 0 ? unknown : [...unknown, ...unsold]
}

function repeatedIds(families: readonly Family[]): string[] {
  const familyIds = repeated(families.map(({ id }) => id))
  const slugs = families.flatMap((family) =>
    family.capacities.flatMap(({ capacity }) =>
      family.colors.map((color) => variantSlug(family, capacity, color)),
    ),
  )
  return [
    ...familyIds.map((id) => `${id}: more than one family has this id`),
    ...repeated(slugs).map((slug) => `${slug}: more than one variant has this id`),
  ]
}

function repeatedTexts(families: readonly Family[]): string[] {
  const texts = families.flatMap(({ description }) => description.flatMap(({ text }) => text))
  return repeated(texts).map((text) => `this paragraph occurs more than once: "${text}"`)
}

function unknownFits(families: readonly Family[]): string[] {
  const ids = new Set(families.map(({ id }) => id))
  return families.flatMap(({ id, fits, capacities }) => {
    const lists = [fits, ...capacities.map((offer) => offer.fits)].filter(
      (list) => list !== undefined,
    )
    return [
      ...lists
        .flat()
        .filter((fit) => !ids.has(fit))
        .map((fit) => `${id}: fits "${fit}", which is no family`),
      ...lists.flatMap(repeated).map((fit) => `${id}: fits "${fit}" twice`),
      ...(lists.some((list) => list.includes(id)) ? [`${id}: fits itself`] : []),
      ...(lists.some((list) => list.length === 0) ? [`${id}: an empty list of what it fits`] : []),
    ]
  })
}

function wrongCounts(
  families: readonly Family[],
  counts: Readonly<Record<Category, number>>,
): string[] {
  const found: Record<string, number> = {}
  for (const family of families) {
    const category = KINDS[family.kind]
    found[category] = (found[category] ?? 0) + variantsOf(family).length
  }
  return Object.entries(counts)
    .filter(([category, count]) => (found[category] ?? 0) !== count)
    .map(([category, count]) => `${category}: ${found[category] ?? 0} variants instead of ${count}`)
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

import { factsOf } from '#tools/owner/catalogue.ts'
import { counted } from '#tools/owner/counted.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ImportPlan } from '#tools/owner/import/import-file.ts'
import { fieldName } from '#tools/owner/import/map/fields.ts'
import { likelyField, type Unused } from '#tools/owner/import/map/suggestions.ts'
import { shownCell } from '#tools/owner/problem.ts'
import { withoutPictureText } from '#tools/owner/picture-names.ts'
import { areStandard } from './new-settings.ts'

const MOST_CHANGES = 20

const SHOWN = 5

/** What an import would do, for people, without its problems. */
export function planText(file: string, plan: ImportPlan): string[] {
  const { list, entities, differences } = plan
  const used = list.columns.flatMap((column, index) => {
    const field = list.fields[index]
    const isFact = list.factColumns.some((each) => each.index === index)
    return field === undefined || isFact ? [] : [`  "${column}" -> ${fieldName(field)}`]
  })
  const counts = plan.categories.map((category) => {
    const count = entities.filter(({ product }) => product.category === category).length
    return `${category} ${count}`
  })
  const without = withoutPictureText(pictureless(entities))
  return [
    `${file}: ${list.system.name} (${list.form}), ${counted(list.count, 'row')}`,
    'Columns:',
    ...used,
    ...list.factColumns.flatMap(({ column, name, isKept }) =>
      isKept ? [] : [`  "${column}" -> facts.${name}`],
    ),
    ...list.languageColumns.map(
      ({ index, path, code }) => `  "${list.columns[index] ?? ''}" -> ${fieldName(path)} (${code})`,
    ),
    ...keptLines(plan),
    ...(list.unused.length === 0
      ? []
      : [
          `Not used: ${list.unused.map((column) => unusedText(column, list)).join(', ')}; --keep-columns makes facts of them`,
        ]),
    ...styleLines(plan),
    `Products: ${entities.length} (${counts.join(', ')})`,
    ...entities.slice(0, 3).map((entity) => `  ${exampleOf(entity.product, plan.currency)}`),
    changeLine('Added', differences.added),
    ...changeLines(plan),
    `Unchanged: ${differences.unchanged.length}`,
    changeLine('Removed, because the file does not have them', differences.removed),
    `Left out: ${plan.leftOut}`,
    ...(without === undefined ? [] : [`Products ${without}`]),
    ...categoryLines(plan),
    ...factLines(plan),
  ]
}

export function planJson(file: string, plan: ImportPlan, isWritten: boolean) {
  const { list, entities, problems, differences } = plan
  const columns = list.columns.flatMap((column, index) => {
    const field = list.fields[index]
    return field === undefined ? [] : [{ column, field }]
  })
  return {
    file,
    kind: list.system.name,
    form: list.form,
    rows: list.count,
    columns,
    unused: list.unused.map(({ name }) => name),
    facts: plan.newFacts,
    categories: plan.newCategories,
    products: entities.length,
    first: entities.slice(0, 3).map(({ product }) => product),
    ...differences,
    changed: differences.changed.map(({ id }) => id),
    changes: differences.changed.map(({ values, ...change }) => ({ ...change, facts: values })),
    unchanged: differences.unchanged.length,
    leftOut: plan.leftOut,
    withoutPicture: pictureless(entities).map(({ id }) => id),
    problems,
    written: isWritten,
  }
}

/** What shoppers will see because its owner keeps columns, with what the first product has there. */
function keptLines({ list, entities }: ImportPlan): string[] {
  const kept = list.factColumns.filter(({ isKept }) => isKept)
  const first = (name: string) => entities.flatMap((entity) => factsOf(entity)[name] ?? [])[0]
  return kept.length === 0
    ? []
    : [
        'Published because of --keep-columns (say "unused" in the map file of what shoppers may not see):',
        ...kept.map(
          ({ column, name }) => `  "${column}" -> facts.${name}: ${shownCell(first(name) ?? '')}`,
        ),
      ]
}

function styleLines({ style }: ImportPlan): string[] {
  if (style === undefined) return []
  if (style === 'mixed') return ['Prices: some have a comma before the cents, others a point']
  return [`Prices: ${style === ',' ? 'a comma' : 'a point'} stands before the cents`]
}

function exampleOf(product: Product, currency: string): string {
  const { name, price, fullPrice, color, capacity, category, itemId, availability } = product
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const before = fullPrice === price ? '' : ` instead of ${format.format(fullPrice)}`
  const cost = availability === 'request' ? 'price on request' : `${format.format(price)}${before}`
  const parts = [cost, capacity, color ?? ''].filter(Boolean)
  return `${name}: ${parts.join(', ')} (#/${category}/${itemId})`
}

type Changes = Pick<ImportPlan, 'differences'>

/** The products that an import changes, and the texts that it replaces. */
export function changeLines(plan: Changes): string[] {
  return [`Changed: ${plan.differences.changed.length}`, ...changedLines(plan), ...textLines(plan)]
}

function changedLines({ differences: { changed } }: Changes): string[] {
  const more = changed.length - MOST_CHANGES
  return [
    ...changed
      .slice(0, MOST_CHANGES)
      .map(({ id, name, values }) => `  ${id} ${name}: ${values.join(', ') || 'facts moved'}`),
    ...(more > 0 ? [`  … and ${more} more (--json lists all)`] : []),
  ]
}

function textLines({ differences: { texts } }: Changes): string[] {
  if (texts.length === 0) return []
  const more = texts.length - MOST_CHANGES
  return [
    'Texts of the shop that the list replaces (add --keep, and they stay):',
    ...texts.slice(0, MOST_CHANGES).flatMap(({ id, field, before, after }) => {
      const at = Array.from(before).findIndex((letter, index) => letter !== after[index])
      const [old, now] = [before, after].map((text) => partAt(text, at < 0 ? before.length : at))
      return [`  ${id} ${field}: ${old ?? ''} -> ${now ?? ''}`]
    }),
    ...(more > 0 ? [`  … and ${more} more (--json lists all)`] : []),
  ]
}

/** A text from a little before a position on. */
function partAt(text: string, at: number): string {
  const [BEFORE, LONGEST] = [20, 80]
  const start = Math.max(0, at - BEFORE)
  const part = text.slice(start, start + LONGEST)
  const isEnd = start + LONGEST >= text.length
  return text === ''
    ? 'nothing'
    : JSON.stringify(`${start > 0 ? '…' : ''}${part}${isEnd ? '' : '…'}`)
}

function changeLine(what: string, ids: readonly string[]): string {
  return `${what}: ${ids.length}${ids.length === 0 ? '' : ` (${firstOf(ids)})`}`
}

/** The first few of them. */
export function firstOf(texts: readonly string[]): string {
  return `${texts.slice(0, SHOWN).join(', ')}${texts.length > SHOWN ? ', …' : ''}`
}

function pictureless(entities: ImportPlan['entities']) {
  return entities.flatMap(({ product }) => (product.image === '' ? [product] : []))
}

function factLines({ newFacts, hasFacts }: ImportPlan): string[] {
  if (Object.keys(newFacts).length === 0) return []
  const added = hasFacts ? newFacts : { facts: newFacts }
  const json = JSON.stringify(added, undefined, 2).split('\n').slice(1, -1)
  const where = hasFacts ? '"facts" in shop.json begins with' : 'shop.json has'
  return [
    `The shop shows these facts once ${where} these lines:`,
    ...json.slice(0, -1),
    `${json.at(-1) ?? ''},`,
  ]
}

function categoryLines({ newCategories, categories }: ImportPlan): string[] {
  if (newCategories.length === 0) return []
  const list = newCategories.map((category) => JSON.stringify(category)).join(', ')
  return areStandard(categories)
    ? ['The shop has all products once shop.json has this line:', `  "categories": [${list}],`]
    : ['The shop has all products once "categories" in shop.json has these too:', `  ${list}`]
}

function unusedText(column: Unused, { fields, choices }: ImportPlan['list']): string {
  if (column.isPrivate)
    return `"${column.name}" (holds addresses or files, which are never published)`
  const field = choices.columns.includes(column.name) ? 'capacity' : likelyField(column, fields)
  return `"${column.name}"${field === undefined ? '' : ` (is it ${fieldName(field)}?)`}`
}

import { isDeepStrictEqual } from 'node:util'
import { looseText } from '#src/domain/text/loose-text.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Entity, StoredCatalogue } from '#tools/owner/catalogue.ts'
import { CATALOGUE_FIELDS, fieldRow } from '#tools/owner/import/map/fields.ts'
import { problemsOf, shownCell, type Problem } from '#tools/owner/problem.ts'

const problem = problemsOf(
  {},
  {
    'not-in-list':
      'the details have a product that is not in the list; add it to the list, or delete its details; it is not exported',
    unreadable: '{count} products cannot be read; run check, which says why; they are not exported',
    'no-details':
      'the list has a product without details; nothing, if you import the export: the details are made from it',
    differs: 'the list and the details differ; make them agree; what the list says is exported',
  },
)

/** What a row per product cannot hold: fields in which list and details differ, and products that one of them lacks. */
export function notCarried({ entities, unlisted, unread }: StoredCatalogue): Problem[] {
  const file = 'api/products.json'
  return [
    ...entities.flatMap(differences),
    ...unlisted.map(({ id }) => problem('not-in-list', { file, read: shownCell(id) })),
    ...(unread > 0 ? [problem('unreadable', { file: 'api' }, { count: unread })] : []),
  ]
}

function differences({ product, detail }: Entity): Problem[] {
  const file = `api/${product.category}.json`
  if (!detail) return [problem('no-details', { file, read: shownCell(product.itemId) })]
  const fields = CATALOGUE_FIELDS.filter((field) => {
    const { list, details } = fieldRow(field)
    const [listed, detailed] = [list && product[list], details && detail[details]]
    return (listed ?? detailed) !== (detailed ?? listed) && !isDeepStrictEqual(listed, detailed)
  })
  const others = {
    facts: agree(product.facts, detail.facts),
    colorsAvailable: isListed(detail.color, detail.colorsAvailable),
    capacityAvailable: isListed(detail.capacity, detail.capacityAvailable),
  }
  const wrong = Object.entries(others).flatMap(([field, isRight]) => (isRight ? [] : field))
  return [...fields, ...wrong].map((field) =>
    problem('differs', { file, field, read: shownCell(detail.id) }),
  )
}

/** Whether two groups of facts are the same, if both have any. */
function agree(listed: Product['facts'] = {}, detailed: Product['facts'] = {}): boolean {
  const said = new Map(Object.entries(detailed))
  return Object.entries(listed).every(([name, text]) => (said.get(name) ?? text) === text)
}

function isListed(value: string, list: readonly string[]): boolean {
  return value === '' || list.some((other) => looseText(other) === looseText(value))
}

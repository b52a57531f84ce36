import type { Entity } from './catalogue.ts'

/** What an import changes, as ids. */
export interface Differences {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: readonly string[]
  /** In the shop before, and not in the file. */
  readonly removed: readonly string[]
}

export function differences(before: readonly Entity[], after: readonly Entity[]): Differences {
  const texts = new Map(before.map((entity) => [entity.product.id, textOf(entity)]))
  const added: string[] = []
  const changed: string[] = []
  const unchanged: string[] = []
  for (const entity of after) {
    const { id } = entity.product
    const text = texts.get(id)
    texts.delete(id)
    if (text === undefined) added.push(id)
    else if (text === textOf(entity)) unchanged.push(id)
    else changed.push(id)
  }
  return { added, changed, unchanged, removed: [...texts.keys()] }
}

/** The facts of both entries, in an order that does not depend on how they were made. */
function textOf({ product, detail }: Entity): string {
  return JSON.stringify([product, detail], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

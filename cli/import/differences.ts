import { isDeepStrictEqual } from 'node:util'
import type { Entity } from './catalogue.ts'

/** The ids of the products that an import changes. */
export interface Differences {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: readonly string[]
  /** In the shop before, and not in the file. */
  readonly removed: readonly string[]
}

export function differences(before: readonly Entity[], after: readonly Entity[]): Differences {
  const rest = new Map(before.map((entity) => [entity.product.id, entity]))
  const added: string[] = []
  const changed: string[] = []
  const unchanged: string[] = []
  for (const entity of after) {
    const { id } = entity.product
    const earlier = rest.get(id)
    rest.delete(id)
    if (!earlier) added.push(id)
    else if (isDeepStrictEqual(entity, earlier)) unchanged.push(id)
    else changed.push(id)
  }
  return { added, changed, unchanged, removed: [...rest.keys()] }
}

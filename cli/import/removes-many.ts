import { join } from 'node:path'
import { PROJECT_FOLDER } from '../../scripts/build/project-folder.ts'
import type { Differences } from './differences.ts'
import { STANDARD_CATEGORIES } from '#src/domain/settings/standard-categories.ts'
import { readPrevious } from './previous.ts'

/** Whether an import removes more than a third of a shop's products. Those of the example are there to be replaced. */
export async function removesMany({ changed, unchanged, removed }: Differences): Promise<boolean> {
  const before = changed.length + unchanged.length + removed.length
  if (removed.length * 3 <= before) return false
  const { entities } = await readPrevious(join(PROJECT_FOLDER, 'cli/example'), STANDARD_CATEGORIES)
  const examples = new Set(entities.map(({ product }) => product.id))
  return !removed.every((id) => examples.has(id))
}

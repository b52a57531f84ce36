import { join, resolve } from 'node:path'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'

/** The folder of the shop that is built: the one in `SHOP_FOLDER`, else the demo's. */
export function shopFolder(): string {
  const { SHOP_FOLDER: folder } = process.env
  return folder ? resolve(folder) : join(PROJECT_FOLDER, 'public')
}

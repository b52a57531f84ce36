import { join, resolve } from 'node:path'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'

/** The folder with the catalogue that is built: that of another shop in `SHOP_FOLDER`, else our own. */
export function shopFolder(): string {
  const { SHOP_FOLDER: folder } = process.env
  return folder ? resolve(folder) : join(PROJECT_FOLDER, 'public')
}

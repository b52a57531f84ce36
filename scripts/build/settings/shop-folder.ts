import { join, resolve } from 'node:path'

/** The folder with the catalogue that is built: that of another shop in `SHOP_FOLDER`, else our own. */
export function shopFolder(root: string): string {
  const { SHOP_FOLDER: folder } = process.env
  return folder ? resolve(folder) : join(root, 'public')
}

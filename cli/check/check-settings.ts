import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { SettingsPicture } from './check-pictures.ts'
import { jsonValue, readBytes } from './read-json.ts'

const FILE = 'shop.json'

/** What an owner should mend in `shop.json`, and the pictures that it names. */
export function checkSettings(
  folder: string,
  catalogue: Catalogue,
): { readonly problems: readonly Problem[]; readonly pictures: readonly SettingsPicture[] } {
  if (!existsSync(join(folder, FILE))) return { problems: [], pictures: [] }
  const read = jsonValue(FILE, readBytes(folder, FILE))
  if ('problem' in read) return { problems: [read.problem], pictures: [] }
  return { problems: [], pictures: [] }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../../src/domain/settings/settings.ts'
import { missingFile, type FileFault } from './shop-file-error.ts'

/** The owner's script, if it is not in the shop's folder. */
export function missingScript({ script }: Settings, folder: string): FileFault[] {
  if (script === undefined || existsSync(join(folder, script))) return []
  return [missingFile('script', script, 'script')]
}

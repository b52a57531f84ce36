import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder, which the test removes. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shop-'))
}

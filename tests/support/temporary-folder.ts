import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeFiles } from '#tools/site/write-files.ts'

/** A new folder with these files, by their paths. It is removed when the test has finished. */
export function temporaryFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(Object.entries(files).map(([path, content]) => [join(folder, path), content]))
  return folder
}

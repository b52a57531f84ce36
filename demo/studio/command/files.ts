import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a temporary file and moves it into place, so that a stopped command leaves no partial files. */
export async function writeWhole(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  await writeFile(draft, content)
  await rename(draft, path)
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes beside the file and moves it into place: whoever stops the command finds whole files only. */
export async function writeWhole(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  await writeFile(draft, content)
  await rename(draft, path)
}

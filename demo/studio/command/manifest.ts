import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { writeWhole } from './files.ts'
import type { Job } from './job.ts'

const MANIFEST = new URL('../manifest.json', import.meta.url)

const manifestSchema = z.record(z.string(), z.string())

/** The fingerprint of each picture when it was rendered, by the picture's id. */
export type Manifest = z.infer<typeof manifestSchema>

/** @throws z.ZodError if the file is damaged */
export function readManifest(): Manifest {
  return existsSync(MANIFEST)
    ? manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
    : {}
}

export async function writeManifest(manifest: Manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeWhole(fileURLToPath(MANIFEST), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The pictures that were never rendered, have changed since, or lack a file. */
export function outdated<Picture extends Pick<Job, 'id' | 'files' | 'fingerprint'>>(
  pictures: readonly Picture[],
  manifest: Manifest,
  isThere: (path: string) => boolean,
): Picture[] {
  return pictures.filter(
    ({ id, files, fingerprint }) => manifest[id] !== fingerprint() || !files.every(isThere),
  )
}

import { basename } from 'node:path'
import { PUBLISHED } from '#tools/build/settings/copy-shop.ts'
import { filesIn } from '#tools/build/files-in.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problem } from './problems.ts'

/** What the build leaves out of `api/`, `img/` and `files/`, so that nothing is published by accident. */
export function leftOut(folder: string): Problem[] {
  const parts = PUBLISHED.map((part) => filesIn(folder, part))
  // macOS makes a .DS_Store in each folder that it shows.
  const hidden = parts
    .flatMap((part) => part.hidden)
    .filter((path) => basename(path) !== '.DS_Store')
  const links = parts.flatMap((part) => part.links)
  return [
    ...hidden.map((file) => problem('file-hidden', { file })),
    ...links.map((file) => problem('link-outside', { file })),
  ]
}

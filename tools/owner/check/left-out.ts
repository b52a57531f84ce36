import { PUBLISHED } from '#tools/build/settings/copy-shop.ts'
import { filesIn } from '#tools/build/files-in.ts'
import type { Problem } from '#tools/owner/problem.ts'

/** macOS makes one in each folder that it shows. */
const NOT_WORTH_A_WORD = /(?:^|\/)\.DS_Store$/

/** What the build leaves out of `api/` and `img/`, so that nothing is published by accident. */
export function leftOut(folder: string): Problem[] {
  const parts = PUBLISHED.map((part) => filesIn(folder, part))
  const hidden = parts.flatMap((part) => part.hidden)
  const links = parts.flatMap((part) => part.links)
  return [
    ...hidden
      .filter((path) => !NOT_WORTH_A_WORD.test(path))
      .map((file) => ({
        level: 'warning' as const,
        rule: 'file-hidden',
        file,
        message: 'is hidden, so it is not published',
        fix: 'move it out of this folder, or give it a name without the dot',
      })),
    ...links.map((file) => ({
      level: 'warning' as const,
      rule: 'link-outside',
      file,
      message:
        'is a link to a folder, to nothing, or out of the shop’s folder, so it is not published',
      fix: 'put the files themselves here',
    })),
  ]
}

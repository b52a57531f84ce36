import { expect } from 'vitest'
import type { snapshot } from './snapshot.ts'

type Files = ReturnType<typeof snapshot>

/** The files of a folder, without the program's own lists and what is not whole yet. */
export function ofOwner(files: Files): Files {
  return new Map([...files].filter(([path]) => !/(?:^|\/)\.(?:gadgetry-|.*\.new$)/.test(path)))
}

/** Each file is as it was before the work, or as it is after it. */
export function expectNothingLost(before: Files, now: Files, after: Files): void {
  const half = [...ofOwner(new Map([...before, ...now])).keys()].filter(
    (path) => ![before.get(path), after.get(path)].includes(now.get(path)),
  )
  expect(half).toEqual([])
  // A file that moves is in one of its two places.
  const [contents, later] = [new Set(now.values()), new Set(after.values())]
  const lost = [...ofOwner(before)].filter(([, text]) => later.has(text) && !contents.has(text))
  expect(lost).toEqual([])
}

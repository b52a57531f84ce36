import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '#tools/site/files-in.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { madeLine, madeLines, madeList, madePath } from '#tools/owner/made-list.ts'
import { ShopError } from '#tools/owner/problem.ts'

/** The list of the files that a build has made, in the published folder. */
const LIST = '.gadgetry-build'

/** Where a build is made: in the published folder, so that both are on the same disk. */
const DRAFT = '.gadgetry-new'

/** What hosts look for in a published folder, and no build makes. Hidden files and folders are kept too. */
const KEPT = ['CNAME', '_headers', '_redirects']

const NAMED = 5

/**
 * Makes a build beside the published files of a folder, and then replaces them. Nothing changes before the build is
 * complete. Then every file moves in one step, the page after all that it needs, and files that only the old build has
 * are removed last. So the folder has a whole shop at every moment, even if the program is killed.
 */
export async function publish(
  folder: string,
  make: (draft: string) => Promise<unknown>,
): Promise<void> {
  const draft = join(folder, DRAFT)
  // A killed build may have left it.
  rmSync(draft, { recursive: true, force: true })
  try {
    await make(draft)
    replaceFiles(folder, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** @throws {ShopError} if the folder has files that no build has made, or that have changed since */
export function refuseOwnFiles(folder: string, name = folder): void {
  const list = join(folder, LIST)
  const lines = new Set(madeLines(list))
  const paths = new Set([...lines].map(madePath))
  const isMade = (path: string) =>
    lines.has(lineOf(folder, path)) ||
    // `vite preview` makes compressed copies again when their file has changed, and that file is named already.
    (/\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3)))
  const own = publishedIn(folder).filter((path) => !isMade(path))
  if (own.length === 0) return
  const rest = own.length > NAMED ? ` and ${own.length - NAMED} more` : ''
  const names = `${own.slice(0, NAMED).join(', ')}${rest}`
  throw new ShopError(
    existsSync(list)
      ? `${name} has files that the last build did not make, or that have changed since: ${names}. ` +
          'Move them away, or name another folder or branch. Nothing was changed.'
      : `${name} has files, and no list of those that a build made (older versions wrote none): ${names}. ` +
          'Delete them if they are an old build, or name another folder or branch. Nothing was changed.',
  )
}

function replaceFiles(folder: string, draft: string): void {
  const list = join(folder, LIST)
  const made = new Set(filesIn(draft).files)
  const lines = [...made].map((path) => lineOf(draft, path))
  refuseOwnFiles(folder)
  const old = publishedIn(folder).filter((path) => !made.has(path))
  // The files of both builds, so that the next build knows each, at whatever point this one is interrupted.
  writeFiles([[list, madeList([...madeLines(list), ...lines])]])
  for (const path of made) mkdirSync(dirname(join(folder, path)), { recursive: true })
  // Of the shop, and of its languages.
  const isPage = (path: string) => /^(?:[a-z]{2,3}\/)?index\.html(?:\.\w+)?$/.test(path)
  const pageLast = [...made].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const path of pageLast) renameSync(join(draft, path), join(folder, path))
  for (const path of old) {
    rmSync(join(folder, path))
    removeEmpty(folder, dirname(path))
  }
  writeFiles([[list, madeList(lines)]])
}

function publishedIn(folder: string): string[] {
  const { files, links } = filesIn(folder)
  return [...files, ...links].filter((path) => !KEPT.includes(path))
}

/** The line of a file in the list; empty for a link, which no build makes. */
function lineOf(folder: string, path: string): string {
  const file = join(folder, path)
  return lstatSync(file).isFile() ? madeLine(path, readFileSync(file)) : ''
}

function removeEmpty(folder: string, inside: string): void {
  if (inside === '.' || readdirSync(join(folder, inside)).length > 0) return
  rmdirSync(join(folder, inside))
  removeEmpty(folder, dirname(inside))
}

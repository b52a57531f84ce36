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
import type { EarlierCopies } from '#tools/site/hosting/precompress.ts'
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

export type Written = Awaited<ReturnType<typeof publish>>

/**
 * Makes a build beside the published files of a folder, and then replaces them. Nothing changes before the build is
 * complete. Then every file moves in one step, the page after all that it needs, and files that only the old build has
 * are removed last. So the folder has a whole shop at every moment, even if the program is killed.
 */
export async function publish(
  folder: string,
  make: (draft: string, earlier: EarlierCopies) => Promise<unknown>,
) {
  const draft = join(folder, DRAFT)
  // A killed build may have left it.
  rmSync(draft, { recursive: true, force: true })
  try {
    await make(draft, copiesIn(folder))
    return replaceFiles(folder, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The compressed copies in a folder that an earlier build has made there, and that nobody has changed since. */
function copiesIn(folder: string): EarlierCopies {
  const lines = madeLines(join(folder, LIST))
  // A build that was interrupted has left two lines of a path, which do not say what is a copy of what.
  const made = [...Map.groupBy(lines, madePath).values()].flatMap((all) => (all[1] ? [] : all))
  const known = new Set(made)
  // The name of a folder of first views changes with any product.
  const keyOf = (line: string) => line.replace(/\/first-\w+(?=\/)/, '')
  const paths = new Map(made.map((line) => [keyOf(line), madePath(line)]))
  return (path, content, ending) => {
    const copy = `${paths.get(keyOf(madeLine(path, content))) ?? ''}.${ending}`
    if (!existsSync(join(folder, copy))) return undefined
    const bytes = readFileSync(join(folder, copy))
    return known.has(madeLine(copy, bytes)) ? bytes : undefined
  }
}

/**
 * Returns the published files with their lines.
 *
 * @throws {ShopError} if the folder has files that no build has made, or that have changed since
 */
export function refuseOwnFiles(folder: string, name = folder): ReadonlyMap<string, string> {
  const list = join(folder, LIST)
  const lines = new Set(madeLines(list))
  const paths = new Set([...lines].map(madePath))
  const published = linesOf(folder, publishedIn(folder))
  const isMade = (path: string) =>
    lines.has(published.get(path) ?? '') ||
    // `vite preview` makes compressed copies again when their file has changed, and that file is named already.
    (/\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3)))
  const own = [...published.keys()].filter((path) => !isMade(path))
  if (own.length === 0) return published
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

/** Returns how many files a build has, and the paths of those that differ from what was there before. */
function replaceFiles(folder: string, draft: string) {
  const list = join(folder, LIST)
  const made = linesOf(draft, filesIn(draft).files)
  const lines = [...made.values()]
  const before = refuseOwnFiles(folder)
  const added = [...made.keys()].filter((path) => !before.has(path))
  const changed = [...before].flatMap(([path, line]) =>
    made.has(path) && made.get(path) !== line ? path : [],
  )
  const gone = [...before.keys()].filter((path) => !made.has(path))
  // The files of both builds, so that the next build knows each, at whatever point this one is interrupted.
  writeFiles([[list, madeList([...madeLines(list), ...lines])]])
  for (const path of added) mkdirSync(dirname(join(folder, path)), { recursive: true })
  // Of the shop, and of its languages.
  const isPage = (path: string) => /^(?:[a-z]{2,3}\/)?index\.html(?:\.\w+)?$/.test(path)
  // What is the same stays, with its time: programs that upload a folder look at that.
  const pageLast = [...added, ...changed].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const path of pageLast) renameSync(join(draft, path), join(folder, path))
  for (const path of gone) rmSync(join(folder, path))
  for (const inside of new Set(gone.map((path) => dirname(path)))) removeEmpty(folder, inside)
  writeFiles([[list, madeList(lines)]])
  return { files: made.size, added, changed, gone }
}

function publishedIn(folder: string): string[] {
  const { files, links } = filesIn(folder)
  return [...files, ...links].filter((path) => !KEPT.includes(path))
}

/** Paths with their lines in the list, which are empty for links: no build makes them. */
function linesOf(folder: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const lineOf = (path: string, file = join(folder, path)) =>
    lstatSync(file).isFile() ? madeLine(path, readFileSync(file)) : ''
  return new Map(paths.map((path) => [path, lineOf(path)]))
}

function removeEmpty(folder: string, inside: string): void {
  const place = join(folder, inside)
  if (inside === '.' || !existsSync(place) || readdirSync(place).length > 0) return
  rmdirSync(place)
  removeEmpty(folder, dirname(inside))
}

import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFiles } from '../../scripts/build/write-files.ts'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { onlyArgument, type Command } from '../command.ts'
import { makeSizes, shownPath, type MadeSizes } from '../photos/make-sizes.ts'
import { pictureFinder, type Original, type PictureFinder } from '../photos/picture-finder.ts'
import {
  picturedEntry,
  picturedFiles,
  picturesOf,
  type PicturedEntry,
} from '../photos/pictured-entries.ts'
import { settingsText } from '../photos/setting-pictures.ts'
import { withoutPictureText } from '../picture-names.ts'
import { withSizes, type EntryPicture } from '../photos/with-sizes.ts'
import { ShopError, type Problem } from '../problem.ts'
import type { Terminal } from '../terminal.ts'

export const photos: Command = {
  name: 'photos',
  summary: 'Makes the sizes that the shop shows of your pictures, and with --write uses them.',
  usage: 'photos DIR [--write] [--json]',
  options: { write: { type: 'boolean' } },
  async run({ positionals, values }, terminal) {
    const folder = onlyArgument(positionals, 'the folder of your shop')
    if (!existsSync(folder)) {
      throw new ShopError(`There is no folder ${folder}. The command new makes one.`)
    }
    const isWriting = values.write === true
    const finder = pictureFinder(folder)
    const files = picturedFiles(folder)
    const entries = files.flatMap(({ entries: all }) =>
      all.map(picturedEntry).filter((entry) => entry !== undefined),
    )
    const find = originalFinder(finder, entries)
    const originals = new Set(entries.flatMap(find.originalsOf))
    const problems = finder.unusable.map(([path, other]) => nameProblem(folder, path, other))
    const sizes = await makeAll(folder, [...originals], terminal, problems)
    const rewritten: [path: string, text: string][] = []
    const changes = files.map(({ file, entries: before }) => {
      const after = before.map((value) => resized(value, find, sizes))
      const changed = after.filter((value, index) => textOf(value) !== textOf(before[index])).length
      if (changed > 0) rewritten.push([join(folder, file), `${textOf(after)}\n`])
      return { file: join(folder, file), changed }
    })
    const settings = settingsText(folder)
    const shown = new Map<string, string>()
    const ofSettings = new Map<Original, MadeSizes>()
    for (const { path, widths } of settings.pictures) {
      const original = finder.byPath(path)
      if (!original) continue
      const made = await makeOne(folder, original, problems, widths)
      if (!made) continue
      ofSettings.set(original, made)
      shown.set(path, shownPath(original.stem, made.widths))
    }
    const renamed = settings.renamed(shown)
    if (renamed !== undefined) {
      rewritten.push([join(folder, 'shop.json'), renamed])
      const changed = [...shown].filter(([before, after]) => before !== after).length
      changes.push({ file: join(folder, 'shop.json'), changed })
    }
    if (isWriting) writeFiles(rewritten)
    const used = new Set([...sizes.keys(), ...ofSettings.keys()])
    const movable = [...used].filter(({ path }) => !settings.isElsewhere(path))
    const moved = isWriting ? moveToOriginals(folder, movable) : []
    const made = [...sizes.values(), ...ofSettings.values()].reduce(
      (sum, { made: count }) => sum + count,
      0,
    )
    const missing = entries.filter(
      (entry) =>
        entry.itemId !== undefined &&
        picturesOf(entry).length === 0 &&
        find.originalsOf(entry).length === 0,
    )
    report(terminal, { pictures: used.size, made, changes, moved, isWriting })
    const without = withoutPictureText(missing)
    if (without !== undefined) terminal.line(`Products ${without}.`)
    if (problems.length > 0) terminal.problems(problems)
    const withoutPicture = missing.map(({ id }) => String(id))
    terminal.result({ pictures: used.size, made, changes, moved, withoutPicture, problems })
    return problems.some(({ level }) => level === 'error') ? 1 : 0
  },
}

/** Finds the originals that an entry names; if it names none, those that are called like its product. */
function originalFinder(finder: PictureFinder, entries: readonly PicturedEntry[]) {
  // Details have the slug as their id, and the list has both.
  const products = new Map(
    entries.flatMap((entry) => (entry.itemId ? [[entry.itemId, entry]] : [])),
  )
  const named = finder.named([...products.values()])
  const originalsOf = (entry: PicturedEntry): readonly Original[] => {
    const paths = picturesOf(entry)
    if (paths.length > 0) return paths.flatMap((path) => finder.byPath(path) ?? [])
    const found = named(products.get(String(entry.id)) ?? entry)
    return entry.image === undefined ? found : found.slice(0, 1)
  }
  return { originalsOf, byPath: (path: string) => finder.byPath(path) }
}

async function makeAll(
  folder: string,
  originals: readonly Original[],
  terminal: Terminal,
  problems: Problem[],
): Promise<ReadonlyMap<Original, MadeSizes>> {
  const sizes = new Map<Original, MadeSizes>()
  for (const [done, original] of originals.entries()) {
    terminal.progress(done, originals.length, 'pictures')
    const made = await makeOne(folder, original, problems)
    if (made) sizes.set(original, made)
  }
  terminal.progress(originals.length, originals.length, 'pictures')
  return sizes
}

/** @returns undefined, with a report, if the original is not a picture */
async function makeOne(
  folder: string,
  original: Original,
  problems: Problem[],
  widths?: readonly number[],
): Promise<MadeSizes | undefined> {
  try {
    return await makeSizes(folder, original, widths)
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    problems.push({
      level: 'error',
      rule: 'picture-unreadable',
      file: join(folder, original.path),
      message: 'is not a picture, or is damaged',
      fix: 'save the picture again',
    })
    return undefined
  }
}

function resized(
  value: unknown,
  finder: ReturnType<typeof originalFinder>,
  sizes: ReadonlyMap<Original, MadeSizes>,
): unknown {
  const entry = picturedEntry(value)
  if (!entry) return value
  const paths = picturesOf(entry)
  if (paths.length === 0) {
    const named = finder.originalsOf(entry)
    return withSizes(
      entry,
      named.flatMap((original) => sizedPicture(original, sizes) ?? []),
    )
  }
  const originals = paths.map((path) => finder.byPath(path))
  if (!originals.some((original) => original && sizes.has(original))) return value
  const before = pictureSizesSchema.parse(entry.pictureSizes)
  const pictures = paths.map((path, index): EntryPicture => {
    const original = originals[index]
    const sized = original && sizedPicture(original, sizes)
    if (sized) return sized
    // The picture already has sizes, and its original is not in the folder.
    const [, stem] = /^(.*)-\d+\.(?:webp|avif)$/.exec(path) ?? []
    return stem !== undefined && before ? { stem, sizes: before } : { path }
  })
  return withSizes(entry, pictures)
}

function sizedPicture(
  original: Original,
  sizes: ReadonlyMap<Original, MadeSizes>,
): EntryPicture | undefined {
  const made = sizes.get(original)
  return made && { stem: original.stem, sizes: made }
}

/** Moves originals out of `img/`, which the build publishes. Never replaces another picture. */
function moveToOriginals(folder: string, originals: readonly Original[]): string[] {
  return originals.flatMap(({ path }) => {
    const target = path.replace(/^img\//, 'pictures/')
    if (target === path || existsSync(join(folder, target))) return []
    mkdirSync(dirname(join(folder, target)), { recursive: true })
    renameSync(join(folder, path), join(folder, target))
    return [join(folder, target)]
  })
}

interface Report {
  readonly pictures: number
  readonly made: number
  readonly changes: readonly { readonly file: string; readonly changed: number }[]
  readonly moved: readonly string[]
  readonly isWriting: boolean
}

function report(terminal: Terminal, { pictures, made, changes, moved, isWriting }: Report): void {
  terminal.line(`${pictures} pictures, ${made} files made in img/products/.`)
  for (const { file, changed } of changes.filter((change) => change.changed > 0)) {
    terminal.line(`${file}: ${changed} entries ${isWriting ? 'show' : 'would show'} the new sizes.`)
  }
  if (moved.length > 0) {
    terminal.line(`${moved.length} originals are in pictures/ now, which is not published.`)
  }
  const isOpen = !isWriting && changes.some(({ changed }) => changed > 0)
  if (isOpen)
    terminal.line('Nothing in api/ was changed. To change it, run the command again with --write.')
}

function nameProblem(folder: string, path: string, other: string): Problem {
  return {
    level: 'error',
    rule: 'picture-name-twice',
    file: join(folder, path),
    message: `would have sizes with the same names as those of ${other}`,
    fix: 'give one of the two another name',
  }
}

function textOf(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}

import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { counted } from '#tools/owner/counted.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { problem } from '#tools/owner/check/problems.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { makeSizes, shownPath, type MadeSizes } from '#tools/owner/photos/make-sizes.ts'
import {
  pictureFinder,
  type Original,
  type PictureFinder,
} from '#tools/owner/photos/picture-finder.ts'
import {
  picturedFiles,
  picturesOf,
  type PicturedEntry,
} from '#tools/owner/photos/pictured-entries.ts'
import { settingsText, type SettingsText } from '#tools/owner/photos/setting-pictures.ts'
import { withoutPictureText } from '#tools/owner/picture-names.ts'
import { sizedPictures } from '#tools/owner/photos/with-sizes.ts'
import type { Problem } from '#tools/owner/problem.ts'

export const photos: Command = {
  name: 'photos',
  summary: 'Makes the sizes that the shop shows of your pictures, and with --write uses them.',
  usage: 'photos [DIR] [--write] [--json]',
  options: { write: { type: 'boolean' } },
  async run({ positionals, values }, terminal) {
    const folder = shopArgument(positionals)
    const isWriting = values.write === true
    const files = picturedFiles(folder)
    const entries = files
      .flatMap((file) => file.entries.map(({ entry }) => entry))
      .filter((entry) => entry !== undefined)
    const finder = pictureFinder(folder, entries)
    const settings = settingsText(folder)
    const tasks = tasksOf(entries, settings, finder)
    terminal.line(
      `Looking at ${counted(tasks.length, 'picture')}. A new one takes a second or two.`,
    )
    const { made, problems } = await makeAll(folder, tasks)
    const changed = [
      ...files.map((file) => changedCatalogue(folder, file, finder, made)),
      ...changedSettings(folder, settings, made),
    ]
    if (isWriting) {
      writeFiles(changed.filter(({ count }) => count > 0).map(({ file, text }) => [file, text]))
    }
    const used = new Set(made.map(({ original }) => original))
    const movable = [...used].filter(({ path }) => !settings.isElsewhere(path))
    const moved = isWriting ? moveToOriginals(folder, movable) : []
    const count = made.reduce((sum, { sizes }) => sum + sizes.made, 0)
    terminal.line(
      `${counted(used.size, 'picture')}, ${counted(count, 'file')} made in img/products/.`,
    )
    for (const { file, count } of changed.filter(({ count }) => count > 0)) {
      const show = isWriting ? (count === 1 ? 'shows' : 'show') : 'would show'
      terminal.line(`${file}: ${counted(count, 'entry', 'entries')} ${show} the new sizes.`)
    }
    if (moved.length > 0)
      terminal.line(
        `${counted(moved.length, 'original')} moved to pictures/, which is not published.`,
      )
    if (!isWriting && changed.some(({ count }) => count > 0))
      terminal.line(
        'Nothing in api/ was changed. To change it, run the command again with --write.',
      )
    const missing = entries.filter(
      (entry) =>
        entry.itemId !== undefined &&
        picturesOf(entry).length === 0 &&
        finder.originalsOf(entry).length === 0,
    )
    const without = withoutPictureText(missing)
    if (without !== undefined) terminal.line(`Products ${without}.`)
    if (problems.length > 0) terminal.problems(problems)
    terminal.result({
      pictures: used.size,
      made: count,
      changes: changed.map(({ file, count }) => ({ file, changed: count })),
      moved,
      withoutPicture: missing.map(({ id }) => String(id)),
      problems,
    })
    return problems.some(({ level }) => level === 'error') ? 1 : 0
  },
}

interface Task {
  readonly original: Original
  /** The setting that shows it, if one does. */
  readonly setting?: SettingsText['pictures'][number]
}

interface Made extends Task {
  readonly sizes: MadeSizes
}

function tasksOf(
  entries: readonly PicturedEntry[],
  { pictures }: SettingsText,
  finder: PictureFinder,
): Task[] {
  const originals = new Set(entries.flatMap((entry) => finder.originalsOf(entry)))
  return [
    ...Array.from(originals, (original) => ({ original })),
    ...pictures.flatMap((setting) => {
      const original = finder.byPath(setting.path)
      return original ? [{ original, setting }] : []
    }),
  ]
}

/** Makes all sizes. An original whose sizes cannot be made is left out and reported. */
async function makeAll(folder: string, tasks: readonly Task[]) {
  const made: Made[] = []
  const problems: Problem[] = []
  for (const task of tasks) {
    const file = join(folder, task.original.path)
    try {
      const sizes = await makeSizes(folder, task.original, task.setting?.widths)
      made.push({ ...task, sizes })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      // The next one would fail too.
      if (code === 'ENOSPC' || code === 'EDQUOT') throw error
      const rule = code === 'ENAMETOOLONG' ? 'picture-name-long' : 'picture-not-made'
      problems.push(problem(code === '' ? 'picture-unreadable' : rule, { file }, { code }))
    }
  }
  return { made, problems }
}

function changedCatalogue(
  folder: string,
  { file, entries }: ReturnType<typeof picturedFiles>[number],
  finder: PictureFinder,
  made: readonly Made[],
) {
  const sizes = new Map(
    made.flatMap(({ original, sizes, setting }) => (setting ? [] : [[original, sizes]])),
  )
  const changed = entries.map(({ value, entry }) =>
    entry && typeof value === 'object'
      ? { ...value, ...sizedPictures(entry, finder, sizes) }
      : value,
  )
  return {
    file: join(folder, file),
    text: `${JSON.stringify(changed, undefined, 2)}\n`,
    count: changed.filter(
      (value, index) => JSON.stringify(value) !== JSON.stringify(entries[index]?.value),
    ).length,
  }
}

/** None if `shop.json` stays as it is. */
function changedSettings(folder: string, settings: SettingsText, made: readonly Made[]) {
  const names = new Map(
    made.flatMap(({ original, sizes, setting }) =>
      setting ? [[setting.path, shownPath(original.stem, sizes.widths)]] : [],
    ),
  )
  const text = settings.renamed(names)
  const count = [...names].filter(([before, after]) => before !== after).length
  return text === undefined ? [] : [{ file: join(folder, 'shop.json'), text, count }]
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

import { applyEdits, modify, type Edit } from 'jsonc-parser'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CALL, VERSION } from '#tools/site/project-folder.ts'
import { readSettingsFile } from './check/check-settings.ts'
import { problem } from './check/problems.ts'
import type { Problem } from './problem.ts'

/** A change of the form of a shop's files that a version brings to folders of earlier ones (docs/decisions/053). */
export interface Migration {
  readonly version: string
  /** The files that it changes, such as `pages/*.md`. */
  readonly files: string
  /** For the owner: what is written in another way since this version. */
  readonly why: string
  /** What to change in the text of a file; nothing if it is as the version wants it. */
  readonly edits: (text: string) => readonly Edit[]
}

/** In the order of their versions. */
export const MIGRATIONS: readonly Migration[] = []

const stampOf = (version: string): Migration => ({
  ...{ version, files: 'shop.json', why: 'the version that the folder is written for' },
  edits: (text) =>
    modify(text, ['gadgetry'], version, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      getInsertionIndex: (names) => names.indexOf('$schema') + 1,
    }),
})

/** A folder that names none is of the first version. */
const settings = z.object({ gadgetry: z._default(z.string(), '1.0.0') })

/**
 * What takes a folder to a version, by default the installed one: its files with other texts, and each changed place. Undefined if its
 * settings cannot be read.
 */
export function upgradeOf(folder: string, migrations: readonly Migration[], to = VERSION) {
  const { read } = readSettingsFile(folder)
  const { data } = settings.safeParse('value' in read ? read.value : undefined)
  if (!data) return undefined
  const from = data.gadgetry
  const texts = new Map<string, string>()
  const stamp = stampOf(to)
  const due = [...migrations, stamp].filter(({ version }) => isNewer(version, from))
  const changes = due.flatMap(({ files, edits, version, why }) =>
    globSync(files, { cwd: folder })
      .sort()
      .flatMap((file) => {
        const text = texts.get(file) ?? new TextDecoder().decode(readFileSync(join(folder, file)))
        const found = edits(text)
        if (found.length > 0) texts.set(file, applyEdits(text, [...found]))
        const byLine = Map.groupBy(found, ({ offset }) => text.lastIndexOf('\n', offset - 1) + 1)
        return [...byLine].map(([start, all]) => ({
          ...{ file, ...linesOf(text, start, all), version, why },
        }))
      }),
  )
  return { from, texts, changes, isDue: changes.some(({ why }) => why !== stamp.why) }
}

/** The lines that edits change, from the first, and what they become. */
function linesOf(text: string, start: number, edits: readonly Edit[]) {
  const end = Math.max(...edits.map(({ offset, length }) => offset + length))
  const before = `${text.slice(start, end)}${/.*/.exec(text.slice(end))?.[0] ?? ''}`
  const moved = edits.map((edit) => ({ ...edit, offset: edit.offset - start }))
  return {
    line: text.slice(0, start).split('\n').length,
    ...{ before, after: applyEdits(before, moved) },
  }
}

/** What the version of a folder asks of its owner. */
export function versionProblems(folder: string, migrations = MIGRATIONS): Problem[] {
  const place = { file: 'shop.json', field: 'gadgetry' }
  const { from = '', isDue = false } = upgradeOf(folder, migrations) ?? {}
  const values = { from, to: VERSION, call: CALL }
  if (isNewer(from, VERSION)) return [problem('version-newer', place, values)]
  return isDue ? [problem('version-old', place, values)] : []
}

export function isNewer(version: string, other: string): boolean {
  return new Intl.Collator('en', { numeric: true }).compare(version, other) > 0
}

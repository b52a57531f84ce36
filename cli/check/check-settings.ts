import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { SettingsPicture } from './check-pictures.ts'
import { LINK_RULES } from './link-rules.ts'
import { jsonValue, readBytes } from '../read-json.ts'
import { findProblems, type Place } from './rule.ts'

const FILE = 'shop.json'

interface CheckedSettings {
  readonly problems: readonly Problem[]
  readonly pictures: readonly SettingsPicture[]
  /** Whether all its pictures are known. */
  readonly isWhole: boolean
}

/** What an owner should mend in `shop.json`, and the pictures that it names. */
export function checkSettings(folder: string, catalogue: Catalogue): CheckedSettings {
  if (!existsSync(join(folder, FILE))) return { problems: [], pictures: [], isWhole: true }
  const bytes = readBytes(folder, FILE)
  const read = jsonValue(FILE, bytes)
  if ('problem' in read) return { problems: [read.problem], pictures: [], isWhole: false }
  const text = new TextDecoder().decode(bytes)
  const texts = textsIn(read.value, [])
  const links = texts
    .filter(({ path }) => path.at(-1) === 'link')
    .flatMap(({ path, value }) =>
      findProblems(
        LINK_RULES,
        { link: value, field: path.join('.'), catalogue },
        placeOf(text, value),
      ),
    )
  const pictures = texts
    .filter(({ path }) => PICTURE_FIELDS.has(path.at(-1) ?? ''))
    .map(({ path, value }) => ({ ...placeOf(text, value), path: value, field: path.join('.') }))
  return { problems: links, pictures, isWhole: true }
}

const PICTURE_FIELDS = new Set(['picture', 'tallPicture', 'logo', 'sharePicture'])

interface TextAt {
  /** The fields that lead to it: `['slides', '0', 'title']`. */
  readonly path: readonly string[]
  readonly value: string
}

function textsIn(value: unknown, path: readonly string[]): TextAt[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** The place of a value by its text: most values are in the file only once. */
function placeOf(text: string, value: unknown): Place {
  const at = text.indexOf(JSON.stringify(value))
  return { file: FILE, ...(at >= 0 && { line: text.slice(0, at).split('\n').length }) }
}

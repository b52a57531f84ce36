import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { readSettings, categoriesIn } from '#tools/site/settings/read-settings.ts'
import * as z from 'zod/mini'
import type { Problem } from '#tools/owner/problem.ts'
import { isAddress } from '#tools/owner/import/parse/list-file.ts'
import { jsonValue } from '#tools/owner/read-json.ts'
import { languageCodes, languageName } from '#tools/owner/texts.ts'
import { problem, type Place } from './problems.ts'
import { SETTINGS_RULES, settingsFaults } from '#tools/site/settings/settings-rules.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'
import { chosenLanguage } from '#tools/site/languages/in-language.ts'
import { shownValue, textsIn, tryJsonFile, valuesIn } from '#tools/site/json-values.ts'

const FILE = 'shop.json'
const LIST = 'api/products.json'

/**
 * What an owner should fix in `shop.json`.
 *
 * @param language the code of the language that the settings are read in; by default the first
 */
export function checkSettings(folder: string, language?: string) {
  const { read, text, texts } = readSettingsFile(folder)
  const value = 'problem' in read ? {} : read.value
  const placeOf = settingPlaces(text)
  const faults = 'problem' in read ? [] : settingsFaults(value)
  const settings = readSettings(
    withoutFaults(value, faults),
    categoriesIn(entriesOf(folder)),
    folder,
    language,
  )
  const isFaulty = (path: readonly string[]) => faults.some(({ field }) => field === path.join('.'))
  const problemOf =
    (rule: string) =>
    (fault: FileFault): Problem => ({
      level: 'error',
      rule,
      ...placeOf(fault.field.split('.'), fault.read),
      ...fault,
    })
  const codes = languageCodes(settings)
  const untranslated = valuesIn(value).filter(({ path, value: text }) => {
    // The words of the shop replace those of its owner.
    if (language === undefined || path[0] === 'words') return false
    return ![undefined, language].includes(chosenLanguage(text, language, codes))
  })
  const problems = [
    ...('problem' in read ? [read.problem] : []),
    ...faults.map(problemOf('setting-invalid')),
    ...[settings.source?.list, settings.source?.map].flatMap((path = 'https:') =>
      isAddress(path) || existsSync(resolve(folder, path))
        ? []
        : problem('source-missing', {
            ...placeOf(['source'], path),
            field: 'source',
            read: shownValue(path),
          }),
    ),
    ...SETTINGS_RULES.flatMap(({ name, find }) => find(settings, folder).map(problemOf(name))),
    ...untranslated.map(({ path }) =>
      problem(
        'text-untranslated',
        { ...placeOf(path), field: path.join('.') },
        { language: languageName(language ?? ''), fix: `write "${language ?? ''}": "…" into it` },
      ),
    ),
  ]
  return {
    /** Those that can be read; the others are as if they were left out. */
    settings,
    problems,
    pictures: texts
      .filter(({ path }) => PICTURE_FIELDS.has(path.at(-1) ?? '') && !isFaulty(path))
      .map(({ path, value }) => ({ ...placeOf(path), path: value, field: path.join('.') })),
    links: texts
      .filter(({ path }) => LINK_FIELDS.has(path.at(-1) ?? '') && !isFaulty(path))
      .map(({ path, value }) => ({ link: value, place: placeOf(path), field: path.join('.') })),
    /** Whether the catalogue can be read by them: without its categories and languages, no product is right. */
    isUsable:
      !faults.some(({ field }) => /^(?:(?:categories|languages)\b|$)/.test(field)) &&
      !('problem' in read),
  }
}

/** `shop.json` as it is written; a shop may have none. */
export function readSettingsFile(folder: string) {
  const bytes = existsSync(join(folder, FILE))
    ? readFileSync(join(folder, FILE))
    : Buffer.from('{}')
  const read = jsonValue(FILE, bytes)
  const texts = 'problem' in read ? [] : textsIn(read.value)
  return { read, text: new TextDecoder().decode(bytes), texts }
}

function entriesOf(folder: string): unknown[] {
  const list = tryJsonFile(join(folder, LIST))
  return Array.isArray(list) ? list : []
}

/** The settings without those that have a fault. */
function withoutFaults(value: unknown, faults: readonly FileFault[]): unknown {
  const wrong = new Set(faults.map(({ field }) => field.split('.')[0]))
  if (wrong.has('languages')) return {}
  return Object.fromEntries(
    Object.entries(recordSchema.safeParse(value).data ?? {}).filter(([name]) => !wrong.has(name)),
  )
}

const recordSchema = z.record(z.string(), z.unknown())

const LINK_FIELDS = new Set(['link', 'filter'])

const PICTURE_FIELDS = new Set(['picture', 'tallPicture', 'logo', 'sharePicture', 'notice'])

/**
 * Where a setting stands, by the fields that lead to it, or where a text in it does. A setting that is missing is where
 * it belongs.
 */
function settingPlaces(text: string): (path: readonly string[], inside?: string) => Place {
  const tree = parseTree(text)
  const nodeAt = (path: readonly string[]): Node | undefined => {
    const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    return tree && (findNodeAtLocation(tree, steps) ?? nodeAt(path.slice(0, -1)))
  }
  return (path, inside) => {
    const node = nodeAt(path)
    // The name of a setting stands before its value, perhaps on an earlier line.
    const { offset = 0, length = 0 } = node?.parent?.type === 'property' ? node.parent : { ...node }
    const at = inside === undefined ? -1 : text.slice(offset, offset + length).indexOf(inside)
    return { file: FILE, line: text.slice(0, offset + Math.max(0, at)).split('\n').length }
  }
}

import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJsonFile, tryJsonFile } from '#tools/site/json-values.ts'
import { CALL, PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { type FileFault, ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { filled, type Messages } from './message-code.ts'
import { messageFaults, missingFaults } from './message-faults.ts'

const DELIVERED = `${PROJECT_FOLDER}/src/messages`

export const messagesSchema = z.record(z.string(), z.string())

/** The words of the specification. */
export const ENGLISH: Messages = messagesSchema.parse(readJsonFile(`${DELIVERED}/en.json`))

/**
 * The messages of a language, with the owner's words instead of some of them.
 *
 * @throws {ShopFileError} if the language has none, or some of them are wrong
 */
export function readMessages(language: string, words: Messages, folder: string): Messages {
  const file = messagesFile(language, folder)
  if (file === undefined) throw new ShopFileError('shop.json', noMessagesFaults(language, folder))
  const name = file.replace(`${folder}/`, '').replace(`${PROJECT_FOLDER}/`, '')
  const json = tryJsonFile(file)
  refuse(name, json === undefined ? [NO_JSON] : languageFaults(json, language))
  refuse('shop.json', wordFaults(words, language))
  return { ...messagesSchema.parse(json), ...words }
}

const NO_JSON = { field: '', message: 'is not valid JSON', fix: 'see what the command check finds' }

export function noMessagesFaults(language: string, folder: string): FileFault[] {
  if (messagesFile(language, folder) !== undefined) return []
  return [
    {
      field: 'language',
      read: JSON.stringify(language),
      message: 'the shop has no words in this language',
      fix: `\`${CALL} words ${new Intl.Locale(language).language}\` writes a file to translate`,
    },
  ]
}

/** What is wrong with the file of a language. */
export function languageFaults(json: unknown, language: string): FileFault[] {
  const { success, data, error } = messagesSchema.safeParse(json)
  if (!success)
    return error.issues.map(({ path }) => ({
      field: path.join('.'),
      message: 'cannot be used',
      fix: 'write messages between { and }, such as { "cart.checkout": "Cassa" }',
    }))
  return [...messageFaults(data, ENGLISH, language), ...missingFaults(data, ENGLISH)]
}

/** What is wrong with `words` of `shop.json`. */
export function wordFaults(words: Messages, language: string): FileFault[] {
  return messageFaults(words, ENGLISH, language, 'words.')
}

/** The words of settings that are left out: the English ones for a language that the build will refuse. */
export function knownMessages(language: string, words: Messages, folder: string): Messages {
  const file = messagesFile(language, folder)
  const known = file === undefined ? {} : messagesSchema.safeParse(tryJsonFile(file)).data
  return { ...ENGLISH, ...known, ...words }
}

/** A message in the language of a shop, for what the build writes itself. */
export function say(
  { language, words }: { readonly language: string; readonly words: Messages },
  folder: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return filled(knownMessages(language, words, folder)[key] ?? '', language, values)
}

function refuse(file: string, faults: readonly FileFault[]): void {
  if (faults.length > 0) throw new ShopFileError(file, faults)
}

/** Whether the program has the words of a language. */
export function isDelivered(language: string): boolean {
  return messagesFile(language, DELIVERED) !== undefined
}

/** The file with the messages of `de-AT`: `de-AT.json` or `de.json`, of the shop's folder or else of the program. */
function messagesFile(language: string, folder: string): string | undefined {
  const { baseName, language: code } = new Intl.Locale(language)
  const names = [baseName, code]
  return [`${folder}/messages`, DELIVERED]
    .flatMap((each) => names.map((name) => `${each}/${name}.json`))
    .find((path) => existsSync(path))
}

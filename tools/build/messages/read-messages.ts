import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJsonFile } from '#tools/build/json-values.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { type FileFault, ShopFileError } from '#tools/build/settings/shop-file-error.ts'
import { filled, messageCode, placeholders, type Messages } from './message-code.ts'

const DELIVERED = `${PROJECT_FOLDER}/src/messages`

const messagesSchema = z.record(z.string(), z.string())

/** The words of the specification. */
export const ENGLISH: Messages = messagesSchema.parse(readJsonFile(`${DELIVERED}/en.json`))

/**
 * The messages of a language, with an owner's own words in place of some.
 *
 * @throws {ShopFileError} if the language has none, or some of them are wrong
 */
export function readMessages(language: string, words: Messages, folder: string): Messages {
  const file = messagesFile(language, folder)
  if (file === undefined)
    throw new ShopFileError('shop.json', [
      {
        field: 'language',
        read: JSON.stringify(language),
        message: 'the shop has no words in this language',
        fix: `\`npm run shop -- words ${new Intl.Locale(language).language}\` writes a file to translate`,
      },
    ])
  const messages = messagesSchema.parse(readJsonFile(file))
  const name = file.replace(`${folder}/`, '').replace(`${PROJECT_FOLDER}/`, '')
  refuse(name, [...messageFaults(messages, language), ...missingFaults(messages)])
  refuse('shop.json', messageFaults(words, language, 'words.'))
  return { ...messages, ...words }
}

/** What words the settings that are left out have: the English ones in a language that the build is going to refuse. */
export function knownMessages(language: string, words: Messages, folder: string): Messages {
  const file = messagesFile(language, folder)
  const known = file === undefined ? {} : messagesSchema.safeParse(readJsonFile(file)).data
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

/** The file with the messages of `de-AT`: `de-AT.json` or `de.json`, of the shop's folder or else of the program. */
function messagesFile(language: string, folder: string): string | undefined {
  const { baseName, language: code } = new Intl.Locale(language)
  const names = [baseName, code]
  return [`${folder}/messages`, DELIVERED]
    .flatMap((each) => names.map((name) => `${each}/${name}.json`))
    .find((path) => existsSync(path))
}

function missingFaults(messages: Messages): FileFault[] {
  return Object.keys(ENGLISH)
    .filter((key) => messages[key] === undefined)
    .map((field) => ({ field, message: 'is missing', fix: `translate “${ENGLISH[field] ?? ''}”` }))
}

/** What is wrong with messages of a language: unknown ones, broken ones, and placeholders that English has not. */
export function messageFaults(messages: Messages, language: string, path = ''): FileFault[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const english = ENGLISH[key]
    const field = path + key
    if (english === undefined)
      return [{ field, message: 'is no message of the shop', fix: 'remove it' }]
    try {
      messageCode(key, text, language)
    } catch (error) {
      return [{ field, message: String(error), fix: 'write it as in src/messages/en.json' }]
    }
    const known = [...placeholders(english).keys()]
    const surplus = [...placeholders(text).keys()].filter((name) => !known.includes(name))
    return surplus.map((name) => ({
      field,
      message: `has {${name}}`,
      fix: known.length > 0 ? `use only {${known.join('}, {')}}` : 'write it without placeholders',
    }))
  })
}

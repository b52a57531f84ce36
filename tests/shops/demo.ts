import { cpSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { PSEUDO_LANGUAGE, pseudoMessages } from '#tests/support/pseudo-language.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { writeFiles } from '#tools/site/write-files.ts'

/** A copy of the demo's folder without the specified delay of its first load, with other settings. */
export function demoWithoutDelay(name: string, settings: object): string {
  const folder = `test-results/shops/${name}`
  rmSync(folder, { recursive: true, force: true })
  cpSync('public', folder, { recursive: true })
  changeSettings(folder, { loadDelay: 0, ...settings })
  return folder
}

/** The demo in another language, with titles and words of the language and not its own. */
export function demoIn(language: string): string {
  const settings = { language, titles: undefined, words: undefined }
  const folder = demoWithoutDelay(language, settings)
  const messages = JSON.stringify(pseudoMessages(ENGLISH))
  if (language === PSEUDO_LANGUAGE)
    writeFiles([[`${folder}/messages/${PSEUDO_LANGUAGE}.json`, messages]])
  return folder
}

export function changeSettings(folder: string, changes: object): void {
  const file = `${folder}/shop.json`
  writeFiles([[file, JSON.stringify({ ...settingsIn(file), ...changes })]])
}

export function settingsIn(file: string) {
  return z.looseObject({}).parse(readJsonFile(file))
}

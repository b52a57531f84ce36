import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#tools/site/files-in.ts'
import { languageFaults, noMessagesFaults, wordFaults } from '#tools/site/messages/read-messages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { isLanguage } from '#tools/site/languages/shop-languages.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { jsonValue } from '#tools/owner/read-json.ts'
import { placeIn, problem } from './problems.ts'

/** What is wrong with the words of the shop that its owner has written: those of a language, and single ones. */
export function checkMessages(folder: string, { words, language }: Settings): Problem[] {
  return [
    ...filesIn(folder, 'messages').files.flatMap((file) => fileProblems(folder, file)),
    ...placed(folder, 'shop.json', noMessagesFaults(language, folder)),
    ...placed(folder, 'shop.json', wordFaults(words, language)),
  ]
}

function fileProblems(folder: string, file: string): Problem[] {
  const [, tag = ''] = /^messages\/([\w-]+)\.json$/.exec(file) ?? []
  if (!isLanguage(tag)) return [problem('messages-name', { file })]
  const read = jsonValue(file, readFileSync(join(folder, file)))
  return 'problem' in read ? [read.problem] : placed(folder, file, languageFaults(read.value, tag))
}

function placed(folder: string, file: string, faults: readonly FileFault[]): Problem[] {
  const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file)).toString() : ''
  return faults.map(({ field, read, message: fault, fix }) => {
    const [key = field] = /"[^"]*"$/.exec(field) ?? []
    return problem(
      'message-wrong',
      { ...placeIn({ file, text }, key), field, read },
      { fault, fix },
    )
  })
}

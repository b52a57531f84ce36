import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#tools/owner/counted.ts'
import { MARK } from '#tools/site/messages/message-faults.ts'
import { ENGLISH, isDelivered, messagesSchema } from '#tools/site/messages/read-messages.ts'
import { nearest } from '#tools/site/nearest.ts'
import { isLanguage } from '#tools/site/languages/shop-languages.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import { jsonValue } from '#tools/owner/read-json.ts'

/** Writes the messages of a language, for its owner to translate. */
export const words: Command = {
  name: 'words',
  summary: 'Writes the words of the shop in another language, for you to translate.',
  safety:
    'It keeps every translation, and adds what is new since, marked with "TODO: ". ' +
    'It takes out words that the shop no longer has, and shows them.',
  usage: 'words LANGUAGE [DIR] [--json]',
  options: {},
  run({ positionals: [language, ...named] }, terminal) {
    if (language === undefined || !isLanguage(language))
      throw new UsageError('Name the language by its code, such as it for Italian.')
    const folder = shopArgument(named)
    const { baseName } = new Intl.Locale(language)
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(baseName) ?? baseName
    if (isDelivered(baseName))
      throw new ShopError(
        `The shop has its words in ${name}. To replace some of them, write them into ` +
          `${join(folder, 'shop.json')}: "words": { "cart.checkout": "…" }.`,
      )
    const file = `messages/${baseName}.json`
    const before = readTranslations(folder, file)
    const messages = Object.fromEntries(
      Object.entries(ENGLISH).map(([key, text]) => [key, before[key] ?? MARK + text]),
    )
    writeFiles([[join(folder, file), `${JSON.stringify(messages, undefined, 2)}\n`]])
    const added = Object.keys(messages).filter((key) => before[key] === undefined)
    const missing = Object.values(messages).filter((text) => text.startsWith(MARK)).length
    const removed = Object.entries(before).filter(([key]) => !Object.hasOwn(messages, key))
    terminal.line(`Written: ${join(folder, file)}, with ${counted(added.length, 'new message')}.`)
    terminal.line(
      missing === 0
        ? 'All are translated.'
        : `To translate into ${name}: the ${missing} that begin with "${MARK}".`,
    )
    if (removed.length > 0) terminal.line('Taken out, because the shop has no such message:')
    for (const [key, text] of removed) {
      const meant = nearest(key, added)
      const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`
      terminal.line(`  ${JSON.stringify(key)}: ${JSON.stringify(text)}${hint}`)
    }
    terminal.result({
      file: join(folder, file),
      missing,
      added,
      removed: Object.fromEntries(removed),
    })
    return 0
  },
}

/** @throws {ShopError} if the file cannot be read: it stays as it is */
function readTranslations(folder: string, file: string): Readonly<Record<string, string>> {
  if (!existsSync(join(folder, file))) return {}
  const read = jsonValue(file, readFileSync(join(folder, file)))
  const { data } = messagesSchema.safeParse('problem' in read ? undefined : read.value)
  if (!data)
    throw new ShopError(`${join(folder, file)} cannot be read, so it stays. check says why.`)
  return data
}

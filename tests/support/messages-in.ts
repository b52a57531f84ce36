import { existsSync } from 'node:fs'
import MessageFormat from '@messageformat/core'
import { readJsonFile } from '#tools/site/json-values.ts'
import { exportName, placeholders } from '#tools/site/messages/message-code.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import * as z from 'zod'

/** The module of the messages in a language; English if the language has none. */
export function messagesIn(language: string): Readonly<Record<string, unknown>> {
  const file = `src/messages/${new Intl.Locale(language).language}.json`
  const own = existsSync(file) ? z.record(z.string(), z.string()).parse(readJsonFile(file)) : {}
  const format = new MessageFormat(language)
  return Object.fromEntries(
    Object.entries({ ...ENGLISH, ...own }).map(([key, text]) => {
      const message = format.compile(text)
      return [exportName(key), placeholders(ENGLISH[key] ?? '').size > 0 ? message : message({})]
    }),
  )
}

/** The module of the search's words in a language; English if it has none. */
export async function searchWordsIn(language: string): Promise<Record<string, unknown>> {
  const file = `${import.meta.dirname}/../../src/domain/text/words/${new Intl.Locale(language).language}.ts`
  const own = existsSync(file) ? file : file.replace(/[^/]+$/, 'en.ts')
  return z.record(z.string(), z.unknown()).parse(await import(own))
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJsonFile } from '#tools/site/json-values.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { inLanguage } from './in-language.ts'
import { codeOf } from './shop-languages.ts'

const entriesSchema = z.array(
  z.object({ facts: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined) }),
)

/** The values of own facts that lists are filtered by, each with what it is in the first language, if that differs. */
export function firstTexts(folder: string, settings: Settings): (readonly [string, string])[] {
  const codes = settings.languages?.map(({ code }) => code) ?? []
  const [first] = codes
  const current = codeOf(settings.language)
  if (first === undefined || current === undefined || current === first) return []
  const facets = Object.entries(settings.facts ?? {}).filter(([, { filter }]) => filter === true)
  const texts = new Map<string, string>()
  for (const name of ['products', ...Object.keys(settings.categories)]) {
    const file = join(folder, 'api', `${name}.json`)
    if (!existsSync(file)) continue
    for (const { facts } of entriesSchema.safeParse(readJsonFile(file)).data ?? []) {
      for (const [fact] of facets) {
        const [text, inFirst] = [current, first].map((code) =>
          inLanguage(facts?.[fact], code, codes),
        )
        if (typeof text === 'string' && typeof inFirst === 'string' && text !== inFirst)
          texts.set(text.trim(), inFirst)
      }
    }
  }
  return [...texts]
}

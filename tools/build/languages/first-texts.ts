import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { optionsOf } from '#src/domain/product/options.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { inLanguage } from './in-language.ts'
import { codeOf } from './shop-languages.ts'

const entriesSchema = z.array(
  z.object({
    facts: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
    options: z.optional(z.unknown()),
  }),
)

/** The values of own facts that lists are filtered by, and options, each with what it is in the first language, if that differs. */
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
    for (const { facts = {}, options } of entriesSchema.safeParse(readJsonFile(file)).data ?? []) {
      const textsIn = (code: string) => [
        ...facets.map(([fact]) => inLanguage(facts[fact], code, codes)),
        ...optionTexts(inLanguage(options, code, codes)),
      ]
      const inFirst = textsIn(first)
      for (const [index, text] of textsIn(current).entries()) {
        const other = inFirst[index]
        if (typeof text === 'string' && typeof other === 'string' && text !== other)
          texts.set(text.trim(), other)
      }
    }
  }
  return [...texts]
}

/** The label of each option, and its choices: `Length=3 m`. */
function optionTexts(options: unknown): readonly string[] {
  return optionsOf(options).flatMap(({ label, choices = [] }) => [
    label,
    ...choices.map((choice) => `${label}=${choice.label}`),
  ])
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { allCategories } from '#tools/site/settings/read-settings.ts'
import { inLanguage } from '#tools/site/languages/in-language.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { jsonValue } from '#tools/owner/read-json.ts'
import { languageCodes } from '#tools/owner/texts.ts'

const picturedSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  itemId: z.optional(z.string()),
  name: z.optional(z.string()),
  sku: z.optional(z.string()),
  gtin: z.optional(z.string()),
  image: z.optional(z.string()),
  images: z.nullish(z.array(z.string())),
  color: z.catch(z.optional(z.string()), undefined),
  colorValue: z.catch(z.optional(z.string()), undefined),
  pictureSizes: z.optional(z.unknown()),
})

/** An entry of a file in the first language; only its pictures matter here. */
export type PicturedEntry = z.infer<typeof picturedSchema>

/** The files of the catalogue with their entries; a value that is not an entry stays as it is. */
export function picturedFiles(folder: string) {
  const { settings } = checkSettings(folder)
  const languages = languageCodes(settings)
  return ['products', ...allCategories(settings)]
    .map((name) => `api/${name}.json`)
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => {
      const read = jsonValue(file, readFileSync(join(folder, file)))
      if ('problem' in read || !Array.isArray(read.value)) {
        throw new ShopError(`${join(folder, file)} cannot be read. The command check says why.`)
      }
      const values: readonly unknown[] = read.value
      const entries = values.map((value) => ({
        value,
        /** The value as an entry; undefined if it is not one, which the command check reports. */
        entry: picturedSchema.safeParse(inLanguage(value, languages[0] ?? '', languages)).data,
      }))
      return { file, entries }
    })
}

/** The pictures of an entry of the list, or of details. */
export function picturesOf({ image, images }: PicturedEntry): readonly string[] {
  return (images ?? (image === undefined ? [] : [image])).filter((path) => path !== '')
}

import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { plantedShop, type PlantedShop } from '#tests/support/planted-shop.ts'

const fieldsSchema = z.record(z.string(), z.unknown())

/** Other fields of entries, by id. An entry of null is taken out; one that is `like` another is added. */
const entriesSchema = z.record(z.string(), fieldsSchema.nullable()).default({})

/** The text of a file or how it is made; null takes the file out. */
const fileSchema = z
  .union([
    z.string(),
    z.strictObject({ latin1: z.string() }),
    z.strictObject({ english: fieldsSchema }),
    z.strictObject({ copy: z.string() }),
    z.strictObject({ link: z.string() }),
    z.strictObject({
      paint: fieldsSchema,
      format: z.literal('png').optional(),
      exif: z.record(z.string(), z.record(z.string(), z.string())).optional(),
    }),
  ])
  .nullable()

const shopSchema = z.strictObject({
  fault: z.string(),
  isInFrench: z.boolean().default(false),
  settings: fieldsSchema.default({}),
  products: entriesSchema,
  phones: entriesSchema,
  accessories: entriesSchema,
  files: z.record(z.string(), fileSchema).default({}),
})

const PAPER = { width: 20, height: 8, channels: 3, background: 'white' } as const

async function problemsOf({ isInFrench, settings, files, ...lists }: z.infer<typeof shopSchema>) {
  const shop = plantedShop()
  if (isInFrench) translate(shop)
  Object.assign(shop.settings, settings)
  for (const name of ['products', 'phones', 'accessories'] as const) {
    for (const [id, fields] of Object.entries(lists[name])) {
      const entries = shop.lists[name]
      if (!fields) entries.splice(entries.indexOf(shop.entry(name, id)), 1)
      else if (!fields.like) Object.assign(shop.entry(name, id), fields)
      else entries.push({ ...shop.entry(name, fields.like), id, ...fields, like: null })
    }
  }
  shop.save()
  for (const [file, content] of Object.entries(files)) await write(shop, file, content)
  return checkShop(shop.folder)
}

/** Gives a shop English and French, and all its products texts in both. */
function translate({ settings, lists }: PlantedShop): void {
  settings.languages = ['en', 'fr']
  for (const entry of Object.values(lists).flat()) {
    const { name, description = [] } = entry
    entry.name = { en: name, fr: name }
    entry.description = { en: description, fr: description }
  }
}

async function write({ path }: PlantedShop, name: string, content: z.infer<typeof fileSchema>) {
  const file = path(name)
  mkdirSync(dirname(file), { recursive: true })
  if (content === null) rmSync(file, { recursive: true })
  else if (typeof content === 'string') writeFileSync(file, content)
  else if ('latin1' in content) writeFileSync(file, content.latin1, 'latin1')
  else if ('english' in content)
    writeFileSync(file, JSON.stringify({ ...ENGLISH, ...content.english }))
  else if ('copy' in content) copyFileSync(path(content.copy), file)
  else if ('link' in content) symlinkSync(content.link, file)
  else {
    const picture = sharp({ create: { ...PAPER, ...content.paint } })
    if (content.exif) picture.withExif(content.exif)
    if (content.format) picture.toFormat(content.format)
    await picture.toFile(file)
  }
}
it('check finds each fault by its rule, and nothing else', async () => {
  const said: string[] = []
  const shops = readFileSync(join(import.meta.dirname, 'broken-shops.jsonl'), 'utf8')
  for (const line of shops.trim().split('\n')) {
    const shop = shopSchema.parse(JSON.parse(line))
    said.push(shop.fault)
    for (const problem of await problemsOf(shop)) {
      const { level, rule, file, line, field = '', read = '', message, fix } = problem
      said.push(`  ${level} ${rule} ${file}:${line ?? ''} ${field} ${read}`.trimEnd())
      said.push(`    ${message}; ${fix}`)
    }
  }
  // A new message is no reason for another golden text.
  const text = said.join('\n').replace(/\d+ of \d+ messages/g, 'all messages')
  expect(text).not.toContain('undefined')
  await expect(`${text}\n`).toMatchFileSnapshot('broken-shops.txt')
})

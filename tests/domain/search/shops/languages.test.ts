import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { productDetailSchema } from '#src/domain/product/product-detail.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { categoriesIn, readSettings } from '#tools/site/settings/read-settings.ts'
import { product } from '#tests/support/products.ts'
import { engineOf } from '#tests/domain/search/engine-of.ts'
import { isNamed, queriesIn, rowsIn } from '#tests/domain/search/tables.ts'

const textsSchema = z.record(z.string(), z.unknown())
const wordsSchema = z.record(z.string(), z.string())

const rowsOf = (name: string) => z.array(textsSchema).parse(readJsonFile(`public/api/${name}.json`))

const rows = rowsOf('products')
const categories = categoriesIn(rows)
const details = categories.flatMap(rowsOf)
const { facts } = z
  .object({ facts: z.record(z.string(), textsSchema) })
  .parse(readJsonFile('public/shop.json'))

const LANGUAGES = ['de', 'fr', 'es', 'pl', 'ar']

/** How many of the 40 queries find the meant product first. */
const RIGHT = 38

it.each(LANGUAGES)('%s: 38 of 40 queries find first what is meant', async (language) => {
  const { search } = await engineIn(language)
  const all = rowsIn('shops/languages.csv').flatMap(({ first = '', ...row }) =>
    queriesIn(row[language]).map((query) => ({ query, first })),
  )
  expect(all).toHaveLength(40)
  const wrong = all.flatMap(({ query, first }) => {
    const [best] = search(query).products
    return best && isNamed(first, best) ? [] : `${query}: ${best?.name}`
  })
  expect({ wrong, isEnough: all.length - wrong.length >= RIGHT }).toMatchObject({ isEnough: true })
})

it.each([
  [
    'de',
    'schwarzes Handy unter 900 Euro',
    'color=black: Schwarz, kind=phone: Handy, price=-900: unter 900 €',
  ],
  ['pl', 'czarne słuchawki sony', 'color=black: Czarny, brand=sony: Sony'],
  ['ar', 'ساعة سوداء', 'kind=watch: ساعة ذكية, color=black: أسود'],
  ['ar', 'الساعة السوداء', 'kind=watch: ساعة ذكية, color=black: أسود'],
])('%s: filters of “%s” have English addresses: %j', async (language, query, filters) => {
  const { suggest } = await engineIn(language)
  const found = suggest(query).filters.map(({ facet, slug, label }) => `${facet}=${slug}: ${label}`)
  expect(found.join(', ').replaceAll(/\s/g, ' ')).toBe(filters)
})

it.each([
  ['sv-SE', 'Zebra, Ärla, Östra'],
  ['de-DE', 'Ärla, Östra, Zebra'],
])('in %s, names and values of facts are sorted as %s', async (language, sorted) => {
  const words = ['Zebra', 'Östra', 'Ärla']
  vi.resetModules()
  vi.doMock('#src/domain/settings/settings.ts', () => ({
    SETTINGS: { ...readSettings({}), language },
  }))
  const { comparatorOf } = await import('#src/domain/list/sorting.ts')
  const { compareValues } = await import('#src/domain/facts/fact-values.ts')
  const named = words.map((name) => product({ name })).sort(comparatorOf('name'))
  const values = words.map((label) => ({ slug: label, label })).sort(compareValues({}))
  expect(named.map(({ name }) => name).join(', ')).toBe(sorted)
  expect(values.map(({ label }) => label).join(', ')).toBe(sorted)
})

/** The search of a shop that sells the demo's catalogue in a language, with its texts translated. */
function engineIn(language: string) {
  const words = wordsSchema.parse(readJsonFile(`${import.meta.dirname}/languages/${language}.json`))
  const translated = translator(words)
  const shop = {
    ...{ language, currency: words.currency },
    categories: Object.fromEntries(categories.map((id) => [id, { label: words[id] }])),
    facts: Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, translated(fact)]),
    ),
  }
  return engineOf(
    shop,
    z.array(productSchemaOf(categories)).parse(rows.map(translated)),
    z.array(productDetailSchema).parse(details.map(translated)),
  )
}

/** Translates texts that shoppers read; descriptions are left out. */
function translator(words: Readonly<Record<string, string>>) {
  const patterns = Object.entries(words).map(
    ([word, by]) => [new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'giu'), by] as const,
  )
  const translated = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([field]) => field !== 'description')
        .map(([field, value]) => {
          if (field === 'facts') return [field, translated(textsSchema.parse(value))]
          const isKept = typeof value !== 'string' || KEPT.includes(field)
          return [
            field,
            isKept ? value : patterns.reduce((text, [word, by]) => text.replace(word, by), value),
          ]
        }),
    )
  return translated
}

type Row = Readonly<Record<string, unknown>>

const KEPT = ['id', 'itemId', 'namespaceId', 'category', 'kind', 'brand', 'better', 'group']

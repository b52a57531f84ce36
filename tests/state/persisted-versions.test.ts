import { readdirSync, readFileSync } from 'node:fs'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PERSISTED_VERSION } from '#src/state/storage-keys.ts'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const FOLDER = `${import.meta.dirname}/persisted-versions`

/** Texts by key, and what the shop reads from them. */
const fixtureSchema = z.object({
  about: z.string(),
  texts: z.record(z.string(), z.string()),
  read: z.object({
    lines: z.array(z.tuple([z.string(), z.number()])),
    favourites: z.array(z.string()),
    viewed: z.array(z.string()),
    theme: z.string(),
    /** The keys whose texts hold something that could not be read. */
    rejected: z.array(z.string()),
  }),
})

const { storage } = ownBrowser()

beforeEach(() => vi.stubGlobal('localStorage', storage))

/** Opens a page of the shop, whose state reads what is kept. */
async function openPage() {
  const tab = await openTab()
  const { themeAtom } = await import('#src/state/choices.ts')
  return { ...tab, theme: () => createStore().get(themeAtom) }
}

describe.each(readdirSync(FOLDER))('the texts of %s', (file) => {
  const { texts, read } = fixtureSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))
  const isRejected = (key: string) => key.endsWith('.rejected')

  beforeEach(() => Object.entries(texts).forEach(([key, text]) => storage.texts.set(key, text)))

  it('are read as far as they parse, and nothing is destroyed', async () => {
    const page = await openPage()
    expect(page.lines()).toStrictEqual(read.lines)
    expect(page.favouriteIds()).toStrictEqual(read.favourites)
    expect(page.viewed()).toStrictEqual(read.viewed)
    expect(page.theme()).toBe(read.theme)
    const aside = [...storage.texts.keys()].filter(isRejected)
    expect(aside.sort()).toStrictEqual(read.rejected.map((key) => `${key}.rejected`))
    for (const [key, text] of Object.entries(texts)) expect(storage.texts.get(key)).toBe(text)
  })

  it('stay with what is chosen next, and their version is not lowered', async () => {
    const page = await openPage()
    const other = product({ id: 'other' })
    page.add(other)
    page.toggle(other)
    page.view('other')
    const again = await openPage()
    expect(again.lines()).toStrictEqual([...read.lines, ['other', 1]])
    expect(again.favouriteIds()).toStrictEqual([...read.favourites, 'other'])
    expect(again.viewed()).toStrictEqual(['other', ...read.viewed])
    expect(storage.texts.get('keptVersion')).toBe(texts.keptVersion ?? String(PERSISTED_VERSION))
  })
})

it('the version is kept with the first choice, and not before', async () => {
  const page = await openPage()
  expect([...storage.texts]).toStrictEqual([])
  page.toggle(product())
  expect(storage.json('keptVersion')).toBe(PERSISTED_VERSION)
})

it('a tab of an earlier version changes nothing that a newer one has written beside it', async () => {
  const older = await openPage()
  storage.texts.set('keptVersion', '2')
  storage.texts.set('wishes', '["tablet"]')
  older.add(product({ id: 'phone' }))
  expect(storage.texts.get('keptVersion')).toBe('2')
  expect(storage.texts.get('wishes')).toBe('["tablet"]')
})

import { afterEach, expect, it, vi } from 'vitest'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { settingsFaults } from '#tools/site/settings/settings-rules.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { copyShop } from '#tools/site/settings/copy-shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { product } from '#tests/support/products.ts'

const SHOP = {
  languages: ['de-AT', 'fr'],
  name: { de: 'Laden', fr: 'Magasin' },
  address: 'https://shop.example/',
  titles: { home: { de: 'Helme' } },
}

afterEach(() => vi.unstubAllEnvs())

it('the first language is at the shop’s address, the others are in folders below it', () => {
  expect(readSettings(SHOP)).toMatchObject({
    language: 'de-AT',
    name: 'Laden',
    address: 'https://shop.example/',
    languages: [
      { code: 'de', tag: 'de-AT', name: 'Deutsch', path: '' },
      { code: 'fr', tag: 'fr', name: 'Français', path: 'fr/' },
    ],
  })
  expect(readSettings(SHOP, [], undefined, 'fr')).toMatchObject({
    language: 'fr',
    name: 'Magasin',
    address: 'https://shop.example/fr/',
    titles: { home: 'Helme' },
    languages: [{ path: '../' }, { path: '' }],
  })
  expect(readSettings({ language: 'fr' }).languages).toBeUndefined()
  // The whole tag of one of them may stand beside the codes.
  expect(readSettings({ language: 'de-CH', languages: ['de', 'fr'] }).language).toBe('de-CH')
})

it.each([
  ['an unknown language', { languages: ['de', 'klingon'] }, 'languages.1'],
  ['a language twice', { languages: ['de-DE', 'fr', 'de-AT'] }, 'languages.2'],
  ['another language beside them', { language: 'it', languages: ['de', 'fr'] }, 'language'],
  ['a text in a language that the shop lacks', { ...SHOP, name: { it: 'A' } }, 'name.it'],
  ['texts per language in a shop with one', { name: { de: 'A', fr: 'B' } }, 'name'],
])('refuses %s once, and names the setting', (_, json, field) => {
  expect(settingsFaults(json).map((fault) => fault.field)).toEqual([field])
})

function shopIn(files: Record<string, string> = {}): string {
  const entry = { ...product({ id: '1', category: 'helmets', image: 'img/a.svg' }) }
  const folder = temporaryFolder({
    'shop.json': JSON.stringify(SHOP),
    'api/products.json': JSON.stringify([{ ...entry, name: { de: 'Helm', fr: 'Casque' } }]),
    'img/a.svg': '',
    ...files,
  })
  vi.stubEnv('SHOP_FOLDER', folder)
  return folder
}

it('texts in a language that the shop does not have stop a build', async () => {
  const details = JSON.stringify([{ id: 'a', description: [{ title: { it: 'A' }, text: [] }] }])
  const folder = shopIn({ 'api/helmets.json': details })
  vi.stubEnv('SHOP_LANGUAGE', '')
  await expect(copyShop(folder, shopSettings(), temporaryFolder({}))).rejects.toThrow(
    'api/helmets.json item 1 of entries, item 1 of description, title, it: is in no language of the shop',
  )
})

it('own pages are those of the language, else of the first, which they then name', () => {
  const folder = shopIn({
    'pages/terms.md': '# AGB\n\n[Mehr](more.md) ![Bild](../img/a.svg)',
    'pages/more.md': '# Mehr',
    'pages/fr/more.md': '# Plus\n\n![Image](../../img/a.svg)',
  })
  const pagesIn = (language?: string) =>
    shopPages(readSettings(SHOP, [], folder, language), folder).map(({ name, title, ...page }) => [
      ...[
        name,
        title,
        page.language,
        ...JSON.stringify(page.body).matchAll(/"src":"([^"]+)"/g),
      ].map((part) => (typeof part === 'object' ? part[1] : part)),
    ])
  expect(pagesIn()).toEqual([
    ['more', 'Mehr', undefined],
    ['terms', 'AGB', undefined, 'img/a.svg'],
  ])
  expect(pagesIn('fr')).toEqual([
    ['more', 'Plus', undefined, '../img/a.svg'],
    ['terms', 'AGB', 'de', '../img/a.svg'],
  ])
})

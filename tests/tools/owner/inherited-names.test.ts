import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { check } from '#tools/owner/commands/check.ts'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { CHARGER, plantedShop } from '#tests/support/planted-shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const NAMES = ['constructor', 'toString']

afterEach(() => vi.unstubAllEnvs())

describe.each(NAMES)('a fact called %s', (name) => {
  it('is exported, and other products do not have it', async () => {
    const shop = plantedShop()
    shop.setBoth(CHARGER, { facts: { [name]: 'Acme' } })
    shop.settings.address = 'https://shop.example/'
    shop.settings.feeds = { availability: 'in' }
    shop.save()
    expect((await runCommand(check, [shop.folder])).problems).toEqual([])
    const run = await runCommand(exportCommand, [shop.folder], { csv: true })
    expect(run).toMatchObject({ code: 0, problems: [] })
    const [header = '', ...rows] = readFileSync(shop.path('products.csv'), 'utf8')
      .trim()
      .split('\r\n')
    expect(header).toContain(`,facts.${name}`)
    expect(rows.filter((row) => !row.endsWith(','))).toEqual([expect.stringMatching(/,Acme$/)])
    expect((await runCommand(exportCommand, [shop.folder], { google: true })).code).toBe(0)
  })
})

it('a category called constructor is shown if it has products, and counted', () => {
  const product = { id: '1', itemId: 'a', name: 'A', image: '', price: 1, fullPrice: 1 }
  const folder = temporaryFolder({
    'api/products.json': JSON.stringify([{ ...product, category: 'constructor' }]),
    'shop.json': '{ "categories": ["Constructor", "Kits"] }',
  })
  vi.stubEnv('SHOP_FOLDER', join(folder))
  expect(shopSettings().amounts).toEqual({ constructor: 1 })
  expect(Object.keys(shopSettings().categories)).toEqual(['constructor'])
})

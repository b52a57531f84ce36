import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currencyOfPrices } from '#tools/owner/cells/currency.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { create } from '#tools/owner/commands/new.ts'
import { VERSION } from '#tools/site/project-folder.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const make = (folder: string) => runCommand(create, [folder])

it('makes a shop in which there is nothing to fix, and says what to do next', async () => {
  const folder = join(temporaryFolder(), 'my shop')
  const { code, terminal } = await make(folder)
  expect(code).toBe(0)
  expect(await checkShop(folder)).toEqual([])
  expect(terminal.lines).toContain(`  npm run shop -- check "${folder}"`)
  expect(existsSync(join(folder, 'schemas/shop.json'))).toBe(true)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('npx gadgetry check')
})

it('never overwrites: a folder that is not empty stays as it is', async () => {
  const folder = temporaryFolder({ 'shop.json': 'mine' })
  expect((await make(folder)).refusal).toContain('is not empty')
  expect(readFileSync(join(folder, 'shop.json'), 'utf8')).toBe('mine')
})

describe('of a list', () => {
  const LIST = 'Artikelnummer;Name;Kategorie;Preis\nA1;Glocke;Klingeln;9,90\nA2;Hupe;Klingeln;x\n'

  it('has the list where it is, and what the list and its language say', async () => {
    const folder = temporaryFolder({ 'liste.csv': LIST })
    const shop = join(folder, 'mein-Laden')
    const values = { from: join(folder, 'liste.csv'), language: 'de', json: true }
    const { code, terminal } = await runCommand(create, [shop], values)
    expect(code).toBe(1)
    expect(terminal.found).toMatchObject([{ file: 'liste.csv', line: 3 }])
    expect(JSON.parse(readFileSync(join(shop, 'shop.json'), 'utf8'))).toEqual({
      ...{ $schema: './schemas/shop.json', name: 'Mein Laden', language: 'de', currency: 'EUR' },
      ...{ gadgetry: VERSION, categories: ['Klingeln'], source: '../liste.csv' },
    })
    expect(readFileSync(join(shop, 'api/products.json'), 'utf8')).toContain('Glocke')
    expect(existsSync(join(shop, 'img'))).toBe(false)
  })

  it('is not begun if the list cannot be read', async () => {
    const folder = temporaryFolder({ 'list.csv': 'id,shape\n1,round\n' })
    const shop = join(folder, 'shop')
    const { refusal } = await runCommand(create, [shop], { from: join(folder, 'list.csv') })
    expect(refusal).toContain('has no column for: name, price')
    expect(existsSync(shop)).toBe(false)
  })
})

it.each([
  [['9,90'], 'Preis', 'de', 'EUR'],
  [['9.90'], 'Price', 'en-GB', 'GBP'],
  [['9,90 zł', '5,- zł', '3 €'], 'Preis', 'de', 'PLN'],
  [['kr 5'], 'Pris', 'nb', 'NOK'],
  [['$5'], 'Price', 'en-CA', 'CAD'],
  [['5'], 'Preis (CHF)', 'de', 'CHF'],
])('prices such as %j below %s in %s are in %s', (prices, column, language, currency) => {
  expect(currencyOfPrices(prices, column, language)).toBe(currency)
})

it.each([
  ['github-pages', '.github/workflows/publish.yml', 'npx gadgetry publish'],
  ['netlify', 'netlify.toml', 'npx gadgetry publish'],
])('has what %s needs, and the scripts of npm; hidden files stay', async (host, file, text) => {
  const folder = temporaryFolder({ '.gitignore': 'mine' })
  expect((await runCommand(create, [folder], { host })).code).toBe(0)
  expect(readFileSync(join(folder, file), 'utf8')).toContain(text)
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('mine')
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    ...{ private: true, dependencies: { gadgetry: '^1.0.0' } },
    scripts: { dev: 'gadgetry dev', publish: 'gadgetry publish' },
  })
})

it.each([
  [{ host: 'geocities' }, '--host is "github-pages" or "netlify".'],
  [{ language: 'de' }, '--language is the language of a list: add --from LIST.'],
])('refuses %j', async (values, refusal) => {
  expect((await runCommand(create, ['shop'], values)).refusal).toBe(refusal)
})

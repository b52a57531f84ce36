import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '#tools/owner/check/check-catalogue.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { check } from '#tools/owner/commands/check.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { jsonValue } from '#tools/owner/read-json.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { plantedShop } from '#tests/support/planted-shop.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { BUDS, CHARGER, FAULTS, type Fault } from './faults.ts'
import { settingsSchema } from '#tools/site/settings/settings-schema.ts'

async function checked({ plant, after }: Fault) {
  const shop = plantedShop()
  await plant?.(shop)
  shop.save()
  await after?.(shop)
  return checkShop(shop.folder, () => undefined)
}

describe('check', () => {
  it.each(FAULTS)('finds by the rule %s %s, and nothing else', async (name, _what, fault) => {
    const problems = await checked(fault)
    expect(problems.map(({ rule, ...problem }) => (rule === name ? rule : problem))).toEqual([name])
    for (const { message, fix } of problems) {
      expect(`${message}; ${fix}`).toMatch(/^(?!.*undefined).+; .+$/)
    }
  })

  it('accepts a link to the page that the build makes for withdrawals', async () => {
    const order = { email: 'orders@shop.example' }
    const footer = [{ text: 'Withdraw', link: '#/info/withdrawal' }]
    const problems = await checked({
      plant: (shop) => void Object.assign(shop.settings, { order, footer, withdrawal: true }),
    })
    expect(problems).toEqual([])
  })

  it('names what a shop of its country has to say', async () => {
    const rulesOf = async (fields: object) => {
      const plant: Fault['plant'] = ({ settings }) => Object.assign(settings, { words: {} }, fields)
      return (await checked({ plant })).map(({ rule }) => rule)
    }
    const laws = ['law-imprint', 'law-terms', 'law-returns', 'law-withdrawal', 'law-price-note']
    expect(await rulesOf({ language: 'de-DE' })).toEqual(['no-order', ...laws])
    const footer = ['Impressum', 'AGB', 'Widerruf'].map((text) => ({ text, link: '#/phones' }))
    const priceNote = { text: 'incl. VAT', link: '#/phones' }
    const order = { email: 'orders@shop.example' }
    expect(await rulesOf({ country: 'DE', footer, priceNote, order, withdrawal: true })).toEqual([])
    expect(await rulesOf({ country: 'CH' })).toEqual(['no-order', laws[0], laws[1], laws[4]])
  })

  it('says where, what it read and what to do', async () => {
    const [problem, ...others] = await checked({
      plant: (shop) => shop.set('products', BUDS, { price: '9,90' }),
    })
    expect(others).toEqual([])
    expect(problem).toEqual({
      level: 'error',
      rule: 'entry-invalid',
      file: 'api/products.json',
      line: 118,
      field: 'price',
      read: '"9,90"',
      message: 'is not a number, so the shop leaves this entry out',
      fix: 'write a number from 0 to 1000000000, without quotes or currency, such as 9.9',
    })
  })

  it.each([
    ['{ "name": "A",\n}', '2 it has a comma too many at column 1; remove the comma before it'],
    ['{ "name": "A" "x": 1 }', '1 it lacks a comma at column 15; write one before it'],
    ['{\n  // us\n}', '2 it has a comment at column 3; remove it'],
    ['{ ‘name’: "A" }', '1 it has other quotes at column 3; write straight ones: "'],
    ['{ a: 1 }', '1 it has "a: 1 }" where a field name belongs at column 3; write it in quotes'],
    [
      '{ "name" "A" }',
      '1 it has ""A" }" where a colon belongs at column 10; write : between the field name and its value',
    ],
    [
      '{ "loadDelay": .5 }',
      '1 it has ".5 }" where a value belongs at column 16; write text in quotes, or a number such as 9.9',
    ],
    [
      '{ "name": "A\n" }',
      '1 it has text that is not closed on its line, or has a wrong \\ at column 11; close it with ", and write \\" and \\\\ inside it',
    ],
    ['{ "name": "A" }\n}', '2 it goes on after its end at column 1; remove what follows'],
    ['{ "a": { "x": 1 },\n "a": {} }', '2 it has "a" twice at column 2; put both into one'],
    ['{ "name": "A"', '1 it ends too early at column 14; add the closing ] or }'],
  ])('says in plain words where and why a file cannot be read: %j', (text, said) => {
    const read = jsonValue('shop.json', Buffer.from(text))
    const { line, message, fix } =
      'problem' in read ? read.problem : { line: 0, message: '', fix: '' }
    expect(`${line} ${message.replace('cannot be read: ', '')}; ${fix}`).toBe(said)
  })

  it.each(Object.keys(settingsSchema.shape).filter((name) => name !== '$schema'))(
    'says with an example how to write %s',
    async (name) => {
      const [problem] = await checked({
        plant: ({ settings }) => Object.assign(settings, { [name]: 7.5 }),
      })
      expect(problem?.fix).toMatch(/^write .*(?: such as | with | or )/)
    },
  )

  it('names the line of a setting, also if another has a field of that name before it', async () => {
    const order = { email: 'orders@shop.example', link: 'http://pay.example/{cart}' }
    const problems = await checked({ plant: ({ settings }) => Object.assign(settings, { order }) })
    const text = JSON.stringify({ ...plantedShop().settings, order }, undefined, 2)
    const line = text.split('\n').findIndex((each) => each.includes(order.link)) + 1
    expect(problems).toMatchObject([{ field: 'order.link', line }])
    const nowhere = await checked({
      plant: ({ settings }) => Object.assign(settings, { order: {} }),
    })
    expect(nowhere).toMatchObject([{ rule: 'order-nowhere', line: text.split('\n').length - 4 }])
  })

  // tests/demo/catalogue/pictures.test.ts looks into its pictures, which takes seconds.
  it('finds nothing in the demo but the combinations that it lacks on purpose', () => {
    const { problems } = checkCatalogue('public', shopSettings())
    expect(problems.map(({ rule }) => rule)).toEqual(Array(6).fill('variant-gap'))
  })

  it('ends with 1 if there are errors, and with 0 if there are only warnings', async () => {
    const shop = plantedShop()
    for (const [fields, errors] of [[{ year: 202 }, 0] as const, [{ price: -1 }, 1] as const]) {
      shop.set('products', CHARGER, fields)
      shop.save()
      const { code, terminal } = await runCommand(check, [shop.folder])
      expect(code).toBe(errors)
      expect(terminal.results).toMatchObject([{ errors, warnings: 1 - errors }])
    }
  })

  it('says so if there is no such folder', async () => {
    await expect(checkShop('no-such-folder', () => undefined)).rejects.toThrow(ShopError)
  })
})

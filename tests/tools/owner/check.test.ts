import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '#tools/owner/check/check-catalogue.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { check } from '#tools/owner/commands/check.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { DEFAULT_SETTINGS } from '#src/domain/settings/read-settings.ts'
import { plantedShop } from '#tests/support/planted-shop.ts'
import { recordingTerminal } from '#tests/support/recording-terminal.ts'
import { BUDS, CHARGER, FAULTS, type Fault } from './faults.ts'
import { settingsSchema } from '#src/domain/settings/settings-schema.ts'

async function checked({ plant, after }: Fault) {
  const shop = plantedShop()
  await plant?.(shop)
  shop.save()
  await after?.(shop)
  return checkShop(shop.folder, () => undefined)
}

describe('check', () => {
  it('finds nothing in a healthy shop', async () => {
    expect(await checked({})).toEqual([])
  })

  it.each(FAULTS)('finds by the rule %s %s, and nothing else', async (name, _what, fault) => {
    const problems = await checked(fault)
    expect(problems.map(({ rule, ...problem }) => (rule === name ? rule : problem))).toEqual([name])
    expect(problems[0]?.fix).not.toBe('')
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
    [{ order: { emial: 'orders@shop.example' } }, 'order.emial', 'did you mean email?'],
    [
      { order: { phone: '+49 170' } },
      'order.phone',
      'write one of email, whatsapp, link, name, fields, or remove it',
    ],
    [
      { categories: { phones: { label: 1 } } },
      'categories.phones.label',
      'write text in quotes, such as "Our shop"',
    ],
  ])('says how to write a setting: %j', async (setting, field, fix) => {
    const problems = await checked({ plant: ({ settings }) => Object.assign(settings, setting) })
    expect(problems).toMatchObject([{ rule: 'setting-invalid', file: 'shop.json', field, fix }])
    expect(problems[0]?.line).toBeGreaterThan(1)
  })

  it.each(Object.keys(settingsSchema.shape).filter((name) => name !== '$schema'))(
    'says with an example how to write %s',
    async (name) => {
      const [problem] = await checked({
        plant: ({ settings }) => Object.assign(settings, { [name]: 7 }),
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
  })

  // tests/demo/catalogue/pictures.test.ts looks into its pictures, which takes seconds.
  it('finds nothing in our own catalogue but the combinations that it lacks on purpose', () => {
    const { problems } = checkCatalogue('public', DEFAULT_SETTINGS, () => undefined)
    expect(problems.map(({ rule }) => rule)).toEqual(Array(6).fill('variant-gap'))
  })

  it('ends with 1 if there are errors, and with 0 if there are only warnings', async () => {
    const shop = plantedShop()
    shop.set('products', CHARGER, { year: 202 })
    shop.save()
    const terminal = recordingTerminal()
    expect(await check.run({ positionals: [shop.folder], values: {} }, terminal)).toBe(0)
    shop.set('products', CHARGER, { price: -1 })
    shop.save()
    expect(await check.run({ positionals: [shop.folder], values: {} }, terminal)).toBe(1)
    expect(terminal.results).toMatchObject([
      { errors: 0, warnings: 1 },
      { errors: 1, warnings: 0 },
    ])
  })

  it('says so if there is no such folder', async () => {
    await expect(checkShop('no-such-folder', () => undefined)).rejects.toThrow(ShopError)
  })
})

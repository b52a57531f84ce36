import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '#tools/owner/check/check-catalogue.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { check } from '#tools/owner/commands/check.ts'
import { jsonValue } from '#tools/owner/read-json.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { CHARGER, plantedShop } from '#tests/support/planted-shop.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { settingsSchema } from '#tools/site/settings/settings-schema.ts'

const NO_JSON =
  'write names and texts in quotes, numbers such as 9.9, and true or false without quotes'

describe('check', () => {
  it.each([
    ['{ "name": "A",\n}', '2 it has a comma too many at column 1; remove the comma before it'],
    ['{ "name": "A" "x": 1 }', '1 it lacks a comma at column 15; write one before it'],
    ['{ ‘name’: "A" }', '1 it has other quotes at column 3; write straight ones: "'],
    [
      '{ "x": 9,90 }',
      '1 it has a number with a comma at column 10; write it with a point, such as 1500.5',
    ],
    ['{ a: 1 }', `1 it has "a: 1 }" at column 3; ${NO_JSON}`],
    ['{ "name" "A" }', `1 it has ""A" }" at column 10; ${NO_JSON}`],
    ['{ "loadDelay": .5 }', `1 it has ".5 }" at column 16; ${NO_JSON}`],
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

  it('takes comments in shop.json only, as browsers read the other files', () => {
    const read = (file: string, text: string) => jsonValue(file, Buffer.from(`{\n  // us\n${text}`))
    expect(read('shop.json', ' "name": "A" }')).toEqual({ value: { name: 'A' } })
    expect(read('shop.json', '}}')).toMatchObject({
      problem: { line: 3, fix: 'remove what follows' },
    })
    expect(read('api/products.json', '}')).toMatchObject({ problem: { line: 2, fix: 'remove it' } })
  })

  it.each(Object.keys(settingsSchema.shape).filter((name) => name !== '$schema'))(
    'says with an example how to write %s',
    async (name) => {
      const shop = plantedShop()
      shop.settings[name] = 7.5
      shop.save()
      const [problem] = await checkShop(shop.folder)
      expect(problem?.fix).toMatch(/^write .*(?: such as | with | or )/)
    },
  )

  // tests/demo/catalogue/pictures.test.ts looks into its pictures, which takes seconds.
  it('finds nothing in the demo', () => {
    const { problems } = checkCatalogue('public', shopSettings())
    expect(problems).toEqual([])
  })

  it('ends with 1 if there are errors, and with 0 if there are only warnings', async () => {
    const shop = plantedShop()
    for (const [fields, errors] of [[{ year: 202 }, 0] as const, [{ price: -1 }, 1] as const]) {
      Object.assign(shop.entry('products', CHARGER), fields)
      shop.save()
      const { code, terminal } = await runCommand(check, [shop.folder])
      expect(code).toBe(errors)
      expect(terminal.results).toMatchObject([{ errors, warnings: 1 - errors }])
    }
  })

  it('says so if there is no such folder', async () => {
    const { refusal } = await runCommand(check, ['no-such-folder'])
    expect(refusal).toBe('There is no folder no-such-folder. The command new makes one.')
  })
})

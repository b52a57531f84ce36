import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { productIdSchema } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { BUILDS, LANGUAGES } from './support/builds.ts'
import { expect, expectStarted, test } from './support/shop.ts'

const SHOP = 'test-results/shops/languages'

const rowsSchema = z.array(
  z.object({ lines: z.string(), total: z.string(), differs: z.string(), customer: z.string() }),
)
const productsSchema = z.array(
  z.object({ id: productIdSchema, sku: z.string(), price: z.number() }),
)

/** A mail as programs save it. */
function mailOf({ searchParams }: URL): string {
  const [subject = '', body = ''] = ['subject', 'body'].map((name) =>
    Buffer.from(searchParams.get(name) ?? '').toString('base64'),
  )
  return [
    `Subject: =?utf-8?B?${subject}?=`,
    ...['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', body],
  ].join('\r\n')
}

test('orders in six languages come back from their mails, to the cent', async ({ page }) => {
  const folder = test.info().outputPath('mails')
  const products = productsSchema.parse(readJsonFile(`${SHOP}/api/products.json`))
  const expected = new Map<string, number>()
  for (const [index, tag] of LANGUAGES.entries()) {
    const path = index === 0 ? '' : `${tag.slice(0, 2)}/`
    const cart = products.slice(index, index + 3).map(({ id }, place) => `${id}*${1 + place * 9}`)
    await page.goto(`${BUILDS.languages}${path}#/shared?cart=${cart.join('_')}`)
    await expectStarted(page)
    const main = page.getByRole('main')
    await main.getByRole('button').first().click()
    await page.goto(`${BUILDS.languages}${path}#/order`)
    if (index % 2 === 1) await main.getByRole('combobox').selectOption({ index: 1 })
    for (const field of await main.getByRole('textbox').all())
      await field.fill('=1+1 "Ånn" <b>\u00a0سلمى')
    const link = await main.locator('a[href^="mailto:"]').getAttribute('href')
    await page.evaluate(() => localStorage.clear())
    writeFiles([[`${folder}/${tag}.eml`, mailOf(new URL(link ?? ''))]])
    const goods = products
      .slice(index, index + 3)
      .reduce((sum, { price }, place) => sum + Math.round(price * 100) * (1 + place * 9), 0)
    expected.set(tag, goods + (index % 2 === 1 || goods >= 5000 ? 0 : 490))
  }
  execFileSync(process.execPath, ['tools/owner/shop.ts', 'orders', folder, SHOP])
  const book = readFileSync(`${folder}/orders.csv`, 'utf8')
  const rows = rowsSchema.parse(parse(book, { bom: true, columns: true, delimiter: ';' }))
  expect(rows.map(({ differs }) => differs)).toEqual(LANGUAGES.map(() => ''))
  expect(rows.map(({ total }) => Math.round(Number(total.replace(',', '.')) * 100)).sort()).toEqual(
    [...expected.values()].sort(),
  )
})

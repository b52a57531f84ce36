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

for (const [index, tag] of LANGUAGES.entries()) {
  test(`an order in ${tag} comes back from its mail, to the cent`, async ({ page }) => {
    const folder = test.info().outputPath('mails')
    const products = productsSchema.parse(readJsonFile(`${SHOP}/api/products.json`))
    const lines = products
      .slice(index, index + 3)
      .map((each, place) => ({ ...each, count: 1 + place * 9 }))
    const shop = `${BUILDS.languages}${index === 0 ? '' : `${tag.slice(0, 2)}/`}`
    await page.goto(
      `${shop}#/shared?cart=${lines.map(({ id, count }) => `${id}*${count}`).join('_')}`,
    )
    await expectStarted(page)
    const main = page.getByRole('main')
    await main.getByRole('button').first().click()
    await page.goto(`${shop}#/order`)
    const send = main.locator('a[href^="mailto:"]')
    await expect(send).toBeVisible()
    const isPickedUp = index % 2 === 1
    if (isPickedUp) await main.getByRole('combobox').selectOption({ index: 1 })
    for (const field of await main.getByRole('textbox').all())
      await field.fill('=1+1 "Ånn" <b>\u00a0سلمى')
    const link = (await send.getAttribute('href')) ?? ''
    writeFiles([[`${folder}/order.eml`, mailOf(new URL(link))]])

    execFileSync(process.execPath, ['tools/owner/shop.ts', 'orders', folder, SHOP])
    const book = readFileSync(`${folder}/orders.csv`, 'utf8')
    const [row, ...others] = rowsSchema.parse(
      parse(book, { bom: true, columns: true, delimiter: ';' }),
    )
    expect(others).toEqual([])
    expect(row?.differs).toBe('')
    expect(row?.lines.match(/^\d+ × \[.+?\]/gm)?.sort()).toEqual(
      lines.map(({ sku, count }) => `${count} × [${sku}]`).sort(),
    )
    const goods = lines.reduce((sum, { price, count }) => sum + Math.round(price * 100) * count, 0)
    const cents = goods + (isPickedUp || goods >= 5000 ? 0 : 490)
    expect(row?.total).toBe((cents / 100).toFixed(2).replace('.', ','))
    expect(row?.customer).toContain('=1+1 "Ånn" <b> سلمى')
  })
}

import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from '../command.ts'
import { csvRows } from '../export/csv-rows.ts'
import { csvText, tsvText } from '../export/delimited.ts'
import { feedProblems, googleRows } from '../export/google-rows.ts'
import { notCarried } from '../export/not-carried.ts'
import { readPrevious, shopAddress, shopCurrency } from '../import/previous.ts'
import { ShopError, UsageError } from '../problem.ts'
import { theOnly } from '../the-only.ts'

/** Writes the catalogue as one file, in the shop's folder unless `--out` names another. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'Writes the catalogue as a spreadsheet, or as a feed for Google Merchant Center.',
  usage: 'export DIR --google|--csv [--out FILE] [--json]',
  options: {
    google: { type: 'boolean' },
    csv: { type: 'boolean' },
    out: { type: 'string' },
  },
  async run({ positionals, values }, terminal) {
    const folder = theOnly(positionals, 'the folder of your shop')
    const isFeed = values.google === true
    if (isFeed === (values.csv === true)) {
      throw new UsageError('Say which form you want: --google or --csv.')
    }
    const shop = await readPrevious(folder)
    if (shop.entities.length === 0) {
      throw new ShopError(`${folder} has no products in api/products.json that can be exported.`)
    }
    const named = values.out
    const file =
      typeof named === 'string' ? named : join(folder, isFeed ? 'google.tsv' : 'products.csv')
    const text = isFeed
      ? tsvText(googleRows(shop.entities, await feedShop(folder)))
      : csvText(csvRows(shop.entities))
    await pipeline(Readable.from(text), createWriteStream(file))
    const problems = [...notCarried(shop), ...(isFeed ? feedProblems(shop.entities) : [])]
    terminal.line(`Written: ${shop.entities.length} products in ${file}.`)
    terminal.problems(problems)
    terminal.result({ file, products: shop.entities.length, problems })
    return 0
  },
}

async function feedShop(folder: string) {
  const address = await shopAddress(folder)
  if (address === undefined) {
    throw new ShopError(
      `A feed needs the address of the shop. Write it in ${join(folder, 'shop.json')}: "address": "https://shop.example/".`,
    )
  }
  return { address, currency: (await shopCurrency(folder)).currency }
}

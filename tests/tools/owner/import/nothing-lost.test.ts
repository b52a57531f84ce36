import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imported, readCatalogue, runCommand } from '#tests/support/import-run.ts'

const lines = (...rows: string[]) => [...rows, ''].join('\n')

it('a price on request is read as such, written back, and left out of a feed; a price instead of it counts', async () => {
  const rows = [
    '1;A;phones;auf Anfrage;;',
    '2;B;phones;;Price on request;',
    '3;C;phones;9,90;;img/c.jpg',
  ]
  const shop = { address: 'https://shop.example/', feeds: { availability: 'in' } }
  const list = lines('id;name;category;price;availability;image', ...rows)
  const { code, products, folder } = await imported(list, { shop })
  expect(code).toBe(0)
  expect(products.map(({ availability, price }) => `${availability} ${price}`)).toEqual([
    ...['request 0', 'request 0', 'undefined 9.9'],
  ])
  await runCommand(exportCommand, [folder], { google: true })
  expect(readFileSync(join(folder, 'google.tsv'), 'utf8').match(/^\d/gm)).toEqual(['3'])
  await runCommand(exportCommand, [folder], { csv: true })
  const file = join(folder, 'products.csv')
  const again = await runCommand(importCommand, [file], { to: folder })
  expect(again.terminal.lines).toContain('Unchanged: 3')
  writeFileSync(file, readFileSync(file, 'utf8').replace('on request', '19.90'))
  await runCommand(importCommand, [file], { to: folder, write: true })
  expect(readCatalogue(folder).products[0]).toMatchObject({ price: 19.9 })
  expect(readCatalogue(folder).products[0]).not.toHaveProperty('availability')
})

it('pieces that are changed in an export say whether there are any', async () => {
  const { folder } = await imported(
    'id;name;category;price;stock\n1;A;phones;9,90;2\n2;B;phones;9,90;0\n',
  )
  await runCommand(exportCommand, [folder], { csv: true })
  const file = join(folder, 'products.csv')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(',few,2,', ',few,0,').replace(',out,0,', ',out,7,'))
  await runCommand(importCommand, [file], { to: folder, write: true })
  expect(readCatalogue(folder).products).toMatchObject([
    { availability: 'out', stock: 0 },
    { availability: 'in', stock: 7 },
  ])
})

describe('a text that somebody has written into api/', () => {
  const LIST = 'id,name,category,price,description\n1,Lamp,phones,9,It is bright. It is small.\n'

  async function changedByHand(values: Record<string, boolean>) {
    const { folder } = await imported(LIST)
    const file = join(folder, 'api/phones.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('bright', 'brighter than the sun'))
    const again = await runCommand(importCommand, [join(folder, 'list.csv')], {
      to: folder,
      ...values,
    })
    return { ...again, text: readCatalogue(folder).details[0]?.description[0]?.text[0] }
  }

  it('is named with the one that replaces it', async () => {
    const { terminal, text } = await changedByHand({})
    expect(terminal.lines).toContain(
      '  1 description: "It is brighter than the sun. It is small." -> "It is bright. It is small."',
    )
    expect(terminal.results).toMatchObject([{ texts: [{ id: '1', field: 'description' }] }])
    expect(text).toContain('brighter')
    expect((await changedByHand({ write: true })).text).not.toContain('brighter')
  })

  it('stays with --keep', async () => {
    const { terminal, text } = await changedByHand({ write: true, keep: true })
    expect(text).toContain('brighter')
    expect(terminal.lines).toContain('Unchanged: 1')
  })
})

it('products that come back get the pictures that they had', async () => {
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const list = 'id,name,category,price\n1,Lamp,phones,9\n2,Bell,phones,5\n'
  const { folder } = await imported(list, {
    files: { 'img/1.jpg': picture, 'img/1_2.jpg': picture },
  })
  await runCommand(photos, [folder], { write: true })
  const before = readCatalogue(folder)
  expect(before.products[0]?.pictureSizes).toBeDefined()
  const importing = async (text: string) => {
    writeFileSync(join(folder, 'list.csv'), text)
    await runCommand(importCommand, [join(folder, 'list.csv')], {
      to: folder,
      write: true,
      replace: true,
    })
  }
  await importing(list.replace('1,Lamp,phones,9\n', ''))
  await importing(list)
  expect(readCatalogue(folder)).toEqual(before)
})

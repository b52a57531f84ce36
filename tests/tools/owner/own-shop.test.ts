import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { check } from '#tools/owner/commands/check.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { create } from '#tools/owner/commands/new.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const SHEET = [
  'SKU;Product name;Category;Price;Full price;Color;Photo;Year',
  'A1;Tea pot;Accessories;9,90;12,00;white;Tea pot (white).jpg;2024',
  'A2;Tea pot;Accessories;9,90;12,00;black;Tea pot (black).jpg;2024',
  'A3;Lamp;Accessories;40;40;red;lamp.png;2023',
]

const FINE = { code: 0, problems: [] }

// docs/your-own-shop.md.
it('leads from a spreadsheet and pictures to a shop without faults, and to new prices later', async () => {
  const root = temporaryFolder()
  const [folder, sheet] = [join(root, 'shop'), join(root, 'products.csv')]
  await runCommand(create, [folder])
  writeFileSync(sheet, SHEET.join('\r\n'))
  for (const name of ['Tea pot (white).jpg', 'Tea pot (black).jpg', 'lamp.png']) {
    const picture = sharp({ create: { width: 220, height: 220, channels: 3, background: 'white' } })
    await picture.toFile(join(folder, 'img', name))
  }

  const importing = { to: folder, write: true }
  expect(await runCommand(importCommand, [sheet], importing)).toMatchObject(FINE)
  expect(await runCommand(photos, [folder], { write: true })).toMatchObject(FINE)
  expect(await runCommand(check, [folder])).toMatchObject(FINE)

  writeFileSync(sheet, SHEET.join('\r\n').replace('40;40', '35;40'))
  const again = await runCommand(importCommand, [sheet], importing)
  expect(again).toMatchObject(FINE)
  expect(again.terminal.lines).toContain('Unchanged: 2')
  expect(await runCommand(check, [folder])).toMatchObject(FINE)
})

it.each([
  ['are gone after an import into other categories', (text: string) => text, []],
  [
    'stay if somebody has changed one',
    (text: string) => text.replace('Nova One', 'Mine'),
    ['phones.json'],
  ],
])('the products of the example %s', async (_, change, kept) => {
  const root = temporaryFolder({ 'list.csv': 'id,name,category,price\n1,Bell,Bells,9\n' })
  const folder = join(root, 'shop')
  await runCommand(create, [folder])
  writeFileSync(join(folder, 'shop.json'), '{ "categories": ["Bells"] }')
  const phones = join(folder, 'api/phones.json')
  writeFileSync(phones, change(readFileSync(phones, 'utf8')))
  await runCommand(importCommand, [join(root, 'list.csv')], { to: folder, write: true })
  expect(
    existsSync(join(folder, 'img/products')) ? readdirSync(join(folder, 'img/products')) : [],
  ).toEqual([])
  expect(readdirSync(join(folder, 'api'))).toEqual(['bells.json', ...kept, 'products.json'])
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { imported, readCatalogue, type Beside, runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const LIST = [
  'Nr.;Name;Warengruppe;VK;EK;Material;Gewicht (kg);Sort;Lieferzeit',
  '1;Rad A;Räder;900;400;Stahl;14,5;x;2 Tage',
  '2;Rad B;Räder;950;400;Stahl;13;y;2 Tage',
  '3;Korb;Zubehör;20;9;Weide;;x;2 Tage',
  '4;Kiste;Zubehör;20;9;Weide;1,5;x;-',
].join('\n')

const MAP = { categories: { Räder: 'phones' } }
const KEPT = { 'keep-columns': true }

const read = (beside: Beside = {}) => imported(LIST, { map: MAP, ...beside })

it('columns that are not known become facts if their owner wants them, never the supplier’s prices', async () => {
  const { products, details, terminal } = await read({ values: KEPT })
  expect(products.map(({ facts }) => facts)).toEqual([
    { material: 'Stahl', weight: '14,5 kg', 'sort-2': 'x', lieferzeit: '2 Tage' },
    { material: 'Stahl', weight: '13 kg', 'sort-2': 'y', lieferzeit: '2 Tage' },
    { material: 'Weide', 'sort-2': 'x', lieferzeit: '2 Tage' },
    { material: 'Weide', weight: '1,5 kg', 'sort-2': 'x' },
  ])
  expect(details[0]?.facts).toEqual(products[0]?.facts)
  expect(terminal.lines).toContain('  "Gewicht (kg)" -> facts.weight')
})

it('the settings for them are shown, and those that the shop has are not', async () => {
  const shop = { facts: { 'sort-2': { label: 'Sort' } } }
  const { terminal } = await read({ shop, values: KEPT })
  expect(terminal.results).toMatchObject([
    {
      facts: {
        material: { label: 'Material', filter: true },
        weight: { label: 'Gewicht', unit: 'kg' },
        lieferzeit: { label: 'Lieferzeit' },
      },
    },
  ])
  expect(JSON.stringify(terminal.results)).not.toContain('"sort-2":{')
  expect(terminal.lines.join('\n')).toContain(
    '"facts" in shop.json begins with these lines:\n  "material": {\n    "label": "Material"',
  )
})

it('a fact that moves from the list to the details is not shown as lost', async () => {
  const { folder } = await read({ values: KEPT })
  writeFileSync(join(folder, 'shop.json'), '{ "facts": { "material": { "label": "Material" } } }')
  const { terminal } = await runCommand(importCommand, [join(folder, 'list.csv')], {
    ...{ ...KEPT, to: folder, map: join(folder, 'map.json') },
  })
  expect(terminal.lines).toContain('  3 Korb: facts moved')
})

it('columns that are called like facts of the shop are known, unless the map says otherwise', async () => {
  const facts = { stoff: { label: 'Material' }, mass: { label: 'Gewicht', unit: 'kg' } }
  const { details } = await read({ shop: { facts } })
  expect(details.map((each) => each.facts)).toEqual([
    { stoff: 'Stahl', mass: '14,5 kg', lieferzeit: '2 Tage' },
    { stoff: 'Stahl', mass: '13 kg', lieferzeit: '2 Tage' },
    { stoff: 'Weide', lieferzeit: '2 Tage' },
    { stoff: 'Weide', mass: '1,5 kg' },
  ])
  const map = { ...MAP, columns: { Material: 'unused' } }
  const other = await read({ shop: { facts }, map, values: KEPT })
  expect(other.details[2]?.facts).toEqual({ 'sort-2': 'x', lieferzeit: '2 Tage' })
})

it('without that, only those that the map names are facts, and what the shop has no other place for', async () => {
  const { products, terminal } = await read()
  expect(products[0]?.facts).toEqual({ weight: '14,5 kg', lieferzeit: '2 Tage' })
  expect(terminal.lines).toContain('Not used: "Material", "Sort"')
  const named = await read({ map: { ...MAP, columns: { Material: 'facts.stoff' } } })
  expect(named.products[0]?.facts).toMatchObject({ stoff: 'Stahl', lieferzeit: '2 Tage' })
})

const DECLARED = JSON.stringify({
  facts: {
    material: { label: 'Material' },
    gewicht: { label: 'Gewicht', unit: 'kg', filter: true },
    'sort-2': { label: 'Sort' },
    lieferzeit: { label: 'Lieferzeit', card: true },
  },
})

it('lists have only those for filters and cards, and the details all', async () => {
  const { products, details } = await read({ shop: DECLARED, values: KEPT })
  expect(products.map(({ facts }) => facts)).toEqual([
    { gewicht: '14,5 kg', lieferzeit: '2 Tage' },
    { gewicht: '13 kg', lieferzeit: '2 Tage' },
    { lieferzeit: '2 Tage' },
    { gewicht: '1,5 kg' },
  ])
  expect(details[2]?.facts).toEqual({ material: 'Weide', 'sort-2': 'x', lieferzeit: '2 Tage' })
  const delivery = [{ byWeight: [{ upTo: 20, price: 9.9 }] }]
  const facts = { weight: { label: 'Masse', unit: 'kg' } }
  const weighed = await read({ shop: { facts, delivery }, values: KEPT })
  expect(weighed.products[0]?.facts).toMatchObject({ weight: '14,5 kg' })
  const unlisted = DECLARED.replaceAll(/,"(filter|card)":true/g, '')
  const none = await read({ shop: unlisted, values: KEPT })
  expect(none.products[0]?.facts).toEqual({})
})

it('an export names those in which list and details differ, and no others', async () => {
  const { folder, products } = await read({ shop: DECLARED, values: KEPT })
  const exported = () => runCommand(exportCommand, [folder], { csv: true })
  expect((await exported()).problems).toEqual([])
  const [first, ...others] = products
  const changed = [{ ...first, facts: { gewicht: '15 kg' } }, ...others]
  writeFileSync(join(folder, 'api/products.json'), JSON.stringify(changed))
  const { problems, terminal } = await exported()
  expect(problems).toEqual(['- differs'])
  expect(terminal.found[0]).toMatchObject({ field: 'facts' })
})

it('writes a map to start from, and imports nothing', async () => {
  const folder = temporaryFolder({ 'list.csv': LIST.replace('VK', 'Priese'), 'mine.json': '{}' })
  const write = (name: string) =>
    runCommand(importCommand, [join(folder, 'list.csv')], {
      ...{ to: folder, write: true, 'write-map': join(folder, name) },
    })
  expect((await write('map.json')).refusal).toBe('')
  expect(JSON.parse(readFileSync(join(folder, 'map.json'), 'utf8'))).toEqual({
    columns: {
      ...{ 'Nr.': 'sku', Name: 'name', Warengruppe: 'category', Priese: 'price', EK: 'internal' },
      ...{
        Material: 'unused',
        'Gewicht (kg)': 'facts.weight',
        Sort: 'unused',
        Lieferzeit: 'facts.lieferzeit',
      },
    },
    categories: { Räder: '', Zubehör: 'accessories' },
    defaults: {},
  })
  expect(readCatalogue(folder).products).toEqual([])
  const values = { to: folder, write: true, map: join(folder, 'map.json') }
  const { problems } = await runCommand(importCommand, [join(folder, 'list.csv')], values)
  expect([problems, readCatalogue(folder).products.length]).toEqual([['2 no-category'], 2])
  expect((await write('mine.json')).refusal).toMatch(/mine\.json exists, so it stays/)
})

it.each([
  [
    'a second description',
    'Name,Price,Type,Description,Short description,Material\nBell,9,Accessories,Rings.,Short.,Brass',
    { material: 'Brass' },
    ['Rings.'],
  ],
  [
    'what a shop system notes for its owner',
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Cost per item,Image Position,Fabric\n' +
      'bell,Bell,Accessories,Title,Default Title,9,4,1,wool',
    { fabric: 'wool' },
    [],
  ],
])('%s never becomes a fact', async (_, content, facts, texts) => {
  const { products, details } = await imported(content, { values: KEPT })
  expect(products.map((product) => product.facts)).toEqual([facts])
  expect(details.flatMap(({ description }) => description.flatMap(({ text }) => text))).toEqual(
    texts,
  )
})

it.each([
  ['an address', 'https://files.example/song-full.mp3'],
  ['an address without a scheme', 'www.files.example/song'],
  ['a path of a disk', 'C:\\Music\\song.flac'],
  ['a path of a server', '/var/www/downloads/song'],
  ['the name of a file', 'song-full.zip'],
  ['a folder with a file', 'downloads/Song full.mp3'],
  ['an e-mail address', 'supplier@music.example'],
])('a column with %s in one row never becomes a fact by itself', async (_, cell) => {
  const list = `id,name,category,price,Label,Where\n1,A,phones,9,Blue Note,a shelf\n2,B,phones,9,ECM,${cell}\n`
  const { products, terminal } = await imported(list, { values: KEPT })
  expect(products.map(({ facts }) => facts)).toEqual([{ label: 'Blue Note' }, { label: 'ECM' }])
  expect(terminal.lines).toContain(
    'Not used: "Where" (holds addresses or files, which are never published)',
  )
  const map = { columns: { Where: 'facts.where' } }
  expect((await imported(list, { map })).products[1]?.facts).toEqual({ where: cell })
})

it.each(['4/5', 'Shimano 105', '1:10', 'A4 / A5', '12.5', 'St. Moritz', 'cotton/wool'])(
  'a column with %j does',
  async (cell) => {
    const list = `id,name,category,price,Note\n1,A,phones,9,${cell}\n`
    const { products } = await imported(list, { values: KEPT })
    expect(products[0]?.facts).toEqual({ note: cell })
  },
)

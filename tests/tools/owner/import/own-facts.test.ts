import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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

it('a fact that moves from the list to the details is not shown as lost', async () => {
  const { folder } = await read({ values: KEPT })
  writeFileSync(join(folder, 'shop.json'), '{ "facts": { "material": { "label": "Material" } } }')
  const { terminal } = await runCommand(importCommand, [join(folder, 'list.csv')], {
    ...{ ...KEPT, to: folder, map: join(folder, 'map.json') },
  })
  expect(terminal.lines).toContain('  3 Korb: facts moved')
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

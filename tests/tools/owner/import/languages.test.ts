import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const SHOP = {
  ...{ languages: ['de', 'fr', 'ar'], address: 'https://shop.example/' },
  feeds: { availability: 'in' },
}
const LIST = `id;name;name (fr);category;price;description;Beschreibung (fr)
1;Helm;Casque;accessories;9,90;Leicht;Léger
2;Schloss;;accessories;9,90;Sicher;
3;;Selle;accessories;9,90;;
`

const entriesSchema = z.array(z.record(z.string(), z.unknown()))

function entries(folder: string, name = 'products') {
  return entriesSchema.parse(JSON.parse(readFileSync(join(folder, `api/${name}.json`), 'utf8')))
}

const namesIn = (folder: string) => entries(folder).map(({ name }) => name)

function importList(
  list: string,
  values: Readonly<Record<string, string | boolean>> = {},
  folder = temporaryFolder({ 'shop.json': JSON.stringify(SHOP) }),
) {
  writeFileSync(join(folder, 'list.csv'), list)
  return runCommand(importCommand, [join(folder, 'list.csv')], {
    ...{ to: folder, write: true, ...values },
  }).then((run) => ({ folder, ...run }))
}

it('columns of other languages are those of a map file, too, also of one that the program has written', async () => {
  const files = {
    'shop.json': JSON.stringify({
      ...SHOP,
      facts: { material: { label: 'Stoff', filter: true } },
    }),
    'map.json': JSON.stringify({ columns: { Nom: 'name (fr)' } }),
  }
  const folder = temporaryFolder(files)
  const [map, written] = [join(folder, 'map.json'), join(folder, 'written.json')]
  const list = LIST.replace('name (fr)', 'Nom').replace('Beschreibung (fr)', 'Stoff (fr)')
  await importList(list, { map, 'write-map': written }, folder)
  await importList(list, { map: written }, folder)
  expect(entries(folder)[0]).toMatchObject({
    name: { de: 'Helm', fr: 'Casque' },
    facts: { material: { fr: 'Léger' } },
  })
})

it('a list in one language changes nothing but its texts, not even fields that are not the shop’s', async () => {
  const { folder } = await importList('id;name;category;price\n1;Helm;accessories;9,90\n')
  const own = entries(folder).map((entry) => ({ ...entry, ownField: 1 }))
  writeFileSync(join(folder, 'api/products.json'), JSON.stringify(own))
  await importList('id;nom\n1;Casque\n', { language: 'fr' }, folder)
  expect(entries(folder)).toEqual([{ ...own[0], name: { de: 'Helm', fr: 'Casque' } }])
})

it.each([
  [{ language: 'de' }, 'api item 1 of products, name: has texts by language, and the shop has one'],
  [{ languages: ['de', 'ar'] }, 'api item 1 of products, name, fr: is in no language of the shop'],
])('with %j, an import that would lose texts is refused', async (settings, refusal) => {
  const { folder } = await importList(LIST)
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(settings))
  const before = readFileSync(join(folder, 'api/products.json'), 'utf8')
  expect(
    (await importList('id;name;category;price\n1;Topf;accessories;9\n', {}, folder)).refusal,
  ).toContain(refusal)
  expect(readFileSync(join(folder, 'api/products.json'), 'utf8')).toBe(before)
})

it.each(['<p></p>', '&nbsp;', '<p>&nbsp;</p>\n', '<!-- empty --><div><br></div>', '<p>\u200B</p>'])(
  'a text that is only %j is none: that of the shop and that of the first language stay',
  async (nothing) => {
    const { folder } = await importList(LIST)
    const before = [entries(folder), entries(folder, 'accessories')]
    const quoted = `"${nothing}"`
    const list = LIST.replace('Léger', quoted).replace('Casque', quoted)
    await importList(list, {}, folder)
    expect([entries(folder), entries(folder, 'accessories')]).toEqual(before)
    await importList(`id;nom;description\n1;${quoted};${quoted}\n`, { language: 'fr' }, folder)
    expect([entries(folder), entries(folder, 'accessories')]).toEqual(before)
    const only = await importList(LIST.replace(';;Selle', `;${quoted};Selle`))
    expect(namesIn(only.folder)).toEqual(namesIn(folder))
  },
)

describe('an export', () => {
  it('has a column for each language, from which the same shop is made', async () => {
    const { folder } = await importList(LIST)
    const [first = {}, ...others] = entries(folder)
    const label = { de: 'Länge', fr: 'Longueur' }
    const byHand = { options: [{ label, text: 9 }], screen: { de: '5 Zoll', ar: '٥' } }
    writeFileSync(
      join(folder, 'api/products.json'),
      JSON.stringify([{ ...first, ...byHand }, ...others]),
    )
    const details = entries(folder, 'accessories').map((each, index) =>
      index === 0 ? { ...each, screen: byHand.screen } : each,
    )
    writeFileSync(join(folder, 'api/accessories.json'), JSON.stringify(details))
    await runCommand(exportCommand, [folder], { csv: true })
    const file = join(folder, 'products.csv')
    expect(readFileSync(file, 'utf8')).toContain(';name;name (fr);name (ar);')
    const again = await runCommand(importCommand, [file], { to: folder, write: true })
    expect(again.problems).toEqual([])
    expect(again.terminal.lines).toContain('Unchanged: 3')
    const other = temporaryFolder({ 'shop.json': JSON.stringify(SHOP) })
    await runCommand(importCommand, [file], { to: other, write: true })
    expect(entries(other).slice(1)).toEqual(others)
    expect(entries(other)[0]).toEqual({
      ...first,
      ...byHand,
      options: { de: [{ label: 'Länge', text: 9 }], fr: [{ label: 'Longueur', text: 9 }] },
    })
  })

  it('without a text takes it away', async () => {
    const { folder } = await importList(LIST)
    await runCommand(exportCommand, [folder], { csv: true })
    const file = join(folder, 'products.csv')
    writeFileSync(file, readFileSync(file, 'utf8').replace(';Casque;', ';;'))
    await runCommand(importCommand, [file], { to: folder, write: true })
    expect(namesIn(folder)[0]).toBe('Helm')
  })

  it('as a feed is in the language that is asked for, with its addresses', async () => {
    const { folder } = await importList(
      LIST.replace('price;', 'price;image;').replaceAll('9,90;', '9,90;img/a.webp;'),
      { keep: false },
    )
    for (const [values, file, row] of [
      [{}, 'google.tsv', '1\tHelm\tLeicht\thttps://shop.example/p/helm/'],
      [
        { language: 'fr' },
        'google-fr.tsv',
        '1\tCasque\tLéger\thttps://shop.example/fr/p/helm/\thttps://shop.example/img/',
      ],
    ] as const) {
      await runCommand(exportCommand, [folder], { google: true, ...values })
      expect(readFileSync(join(folder, file), 'utf8').split('\n')[1]).toContain(row)
    }
    const refused = await runCommand(exportCommand, [folder], { google: true, language: 'it' })
    expect(refused.refusal).toContain('The shop has no texts in "it"')
  })
})

it('photos leaves texts per language as they are', async () => {
  const { folder } = await importList(LIST)
  const before = entries(folder)
  await runCommand(photos, [folder], { write: true })
  expect(entries(folder)).toEqual(before)
})

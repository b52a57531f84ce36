import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const SHOP = { languages: ['de', 'fr', 'ar'], address: 'https://shop.example/' }
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
const about = (text: string) => [{ title: '', text: [text] }]

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

describe('columns of other languages', () => {
  it('give texts per language; what has none in the first is shown in another', async () => {
    const { folder, problems, terminal } = await importList(LIST)
    expect(problems).toEqual([])
    expect(terminal.lines).toContain('  "name (fr)" -> name (fr)')
    expect(namesIn(folder)).toEqual([{ de: 'Helm', fr: 'Casque' }, 'Schloss', { fr: 'Selle' }])
    expect(entries(folder, 'accessories')[0]).toMatchObject({
      name: { de: 'Helm', fr: 'Casque' },
      description: { de: about('Leicht'), fr: about('Léger') },
    })
  })

  it('let variants offer the colours of their family in each language', async () => {
    const { folder } = await importList(`id;name;name (fr);Farbe;Farbe (fr);category;price
1;Tasse;Mug;rot;rouge;accessories;9,90
2;Tasse;Mug;blau;bleu;accessories;9,90
3;Tasse;Mug;weiß;;accessories;9,90
`)
    expect(namesIn(folder)[0]).toEqual({ de: 'Tasse rot', fr: 'Mug rouge' })
    expect(entries(folder, 'accessories')[0]).toMatchObject({
      color: { de: 'rot', fr: 'rouge' },
      colorsAvailable: { de: ['rot', 'blau', 'weiß'], fr: ['rouge', 'bleu', 'weiß'] },
    })
    const arabic = 'id;name;color;description\n1;كوب;أحمر;جميل\n2;كوب;أزرق;\n'
    const { terminal } = await importList(arabic, { language: 'ar' }, folder)
    const values = 'name (ar): nothing -> كوب أحمر, color (ar): nothing -> أحمر, description (ar)'
    expect(terminal.lines).toContain(`  1 Tasse rot: ${values}`)
    expect(entries(folder, 'accessories')[2]).toMatchObject({
      colorsAvailable: { fr: ['rouge', 'bleu', 'weiß'], ar: ['أحمر', 'أزرق', 'weiß'] },
    })
  })

  it('stay in the shop if a list has none of them, or an empty cell, and are named if it replaces them', async () => {
    const { folder } = await importList(LIST)
    const { terminal } = await importList(
      LIST.replace('Casque', '').replace('Léger', 'Solide'),
      {},
      folder,
    )
    expect(namesIn(folder)[0]).toEqual({ de: 'Helm', fr: 'Casque' })
    expect(terminal.lines).toContain('  1 description (fr): "Léger" -> "Solide"')
    await importList('id;name;category;price\n1;Topf;accessories;9,90\n', { replace: true }, folder)
    expect(namesIn(folder)).toEqual([{ de: 'Topf', fr: 'Casque' }])
    expect(entries(folder, 'accessories')[0]).toMatchObject({
      description: { de: about('Leicht'), fr: about('Solide') },
    })
  })

  it('are not read if the shop lacks the language, and say how to add it', async () => {
    const { folder, problems, terminal } = await importList(LIST.replace('name (fr)', 'name (it)'))
    expect(problems).toContain('1 language-unknown')
    expect(terminal.found[0]?.fix).toContain(
      'write "languages": ["de","fr","ar","it"] into shop.json',
    )
    expect(namesIn(folder).slice(0, 2)).toEqual(['Helm', 'Schloss'])
  })

  it('are those of a map file, too, also of one that the program has written', async () => {
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
})

describe('a list in one language', () => {
  const FRENCH =
    'Numéro;id;nom;description;price;category\n;1;Casque;Léger;1;accessories\n;9;Vélo;;2;accessories\n'

  it('adds its texts to the products that are there, and changes nothing else', async () => {
    const { folder } = await importList(
      'id;name;category;price;sku\n1;Helm;accessories;9,90;A1\n2;Schloss;accessories;9,90;A2\n',
    )
    const own = entries(folder).map((entry) => ({ ...entry, ownField: 1 }))
    writeFileSync(join(folder, 'api/products.json'), JSON.stringify(own))
    const { code, problems, terminal } = await importList(FRENCH, { language: 'fr' }, folder)
    expect([code, problems]).toEqual([0, ['3 not-in-shop']])
    expect(terminal.lines[0]).toContain('texts in French for 1 of 2 products')
    const [helmet, ...others] = entries(folder)
    expect(helmet).toEqual({ ...own[0], name: { de: 'Helm', fr: 'Casque' } })
    expect(others).toEqual(own.slice(1))
    expect(entries(folder, 'accessories')[0]).toMatchObject({ description: { fr: about('Léger') } })
    await importList('sku;name\nA2;قفل\n', { language: 'ar' }, folder)
    expect(namesIn(folder)[1]).toEqual({ de: 'Schloss', ar: 'قفل' })
  })

  it('is shown before it is written, and keeps the texts of the shop with --keep', async () => {
    const { folder } = await importList(LIST)
    const list = 'id;name\n1;Heaume\n'
    const shown = await importList(list, { language: 'fr', write: false }, folder)
    expect(shown.terminal.lines).toContain('  1 name (fr): "Casque" -> "Heaume"')
    await importList(list, { language: 'fr', keep: true }, folder)
    expect(namesIn(folder)[0]).toEqual({ de: 'Helm', fr: 'Casque' })
    await importList(list, { language: 'fr' }, folder)
    expect(namesIn(folder)[0]).toEqual({ de: 'Helm', fr: 'Heaume' })
  })

  it.each([
    [
      'it',
      'id;name\n1;Casco\n',
      'its languages are de, fr, ar. To add it, write "languages": ["de","fr","ar","it"]',
    ],
    ['fr', 'name\nCasque\n', 'no column for: id or article number'],
    ['fr', 'id;price\n1;9\n', 'no column for: name or description'],
    ['de', 'id;name\n1;Helm\n', 'German is the first language: import the list without'],
  ])('is refused in %s as %j', async (language, list, refusal) => {
    const { folder } = await importList(LIST)
    const before = readFileSync(join(folder, 'api/products.json'), 'utf8')
    expect((await importList(list, { language }, folder)).refusal).toContain(refusal)
    expect(readFileSync(join(folder, 'api/products.json'), 'utf8')).toBe(before)
  })
})

it.each([
  [{ language: 'de' }, 'api the first product, name: has texts by language, and the shop has one'],
  [{ languages: ['de', 'ar'] }, 'api the first product, name, fr: is in no language of the shop'],
])('with %j, an import that would lose texts is refused', async (settings, refusal) => {
  const { folder } = await importList(LIST)
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(settings))
  const before = readFileSync(join(folder, 'api/products.json'), 'utf8')
  expect(
    (await importList('id;name;category;price\n1;Topf;accessories;9\n', {}, folder)).refusal,
  ).toContain(refusal)
  expect(readFileSync(join(folder, 'api/products.json'), 'utf8')).toBe(before)
})

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

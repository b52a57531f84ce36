import { describe, expect, it } from 'vitest'
import { imported } from '#tests/support/import-run.ts'
import { entriesOf } from '#tests/support/rows.ts'

/** What a product of a list with these columns says about stock: nothing, or `order 2026-12-03`. */
async function stockOf(columns: string, cells: string) {
  const list = `id;name;category;price;${columns}\n1;Acme One;phones;5;${cells}\n`
  const { products, problems } = await imported(list)
  const [{ availability = '', availableFrom = '' } = {}] = products
  return { stock: `${availability} ${availableFrom}`.trim(), problems, count: products.length }
}

describe('availability', () => {
  it.each(
    entriesOf({
      Bestand: { 12: 'in', 3: 'few', 0: 'out', '-2': 'out', '': '', ausverkauft: 'out' },
      Lagerbestand: { '5 Stück': 'in' },
      Stock: { '> 10': 'in' },
      Quantity: { '1.200': 'in' },
      Qty: { '2,0': 'few' },
      Availability: {
        ...{ 'in stock': 'in', 'Out of stock': 'out', 'sold out': 'out', 'not available': 'out' },
        ...{ discontinued: 'out', 'Only a few left': 'few', 'on backorder': 'order' },
      },
      Verfügbarkeit: {
        ...{ 'auf Lager': 'in', 'sofort lieferbar': 'in', 'nicht auf Lager': 'out' },
        ...{ 'derzeit nicht lieferbar': 'out', 'nicht auf Lager, bestellbar': 'order' },
        ...{ 'nicht bestellbar': 'out', 'Nur noch 2 Stück': 'few' },
        'lieferbar ab 3.12.2026': 'order 2026-12-03',
      },
      Verfuegbarkeit: { 'auf Bestellung': 'order' },
      Lieferbar: { nein: 'out' },
      'In stock?': { 1: 'in' },
      Status: { ausverkauft: 'out' },
      // Google's and schema.org's
      availability: {
        ...{ in_stock: 'in', out_of_stock: 'out', preorder: 'order', backorder: 'order' },
        ...{ 'https://schema.org/LimitedAvailability': 'few', 'https://schema.org/InStock': 'in' },
        ...{ SoldOut: 'out', MadeToOrder: 'order' },
      },
      Lieferzeit: {
        ...{ '1-3 Werktage': 'in', 'ca. 4 Wochen': 'order', '48 Stunden': 'in', sofort: 'in' },
        'siehe Text': '',
      },
      'Available from': { '2026-12-03': 'order 2026-12-03', '12/31/2026': 'order 2026-12-31' },
      'Lieferbar ab': { '03.12.2026': 'order 2026-12-03' },
      // Several at once: sold out and on order say more than a number, and a number more than 'in stock'.
      'Availability;Stock': { 'in stock;2': 'few', 'out of stock;5': 'out', 'preorder;0': 'order' },
      'Stock;Backorders': { '0;yes': 'order', '0;no': 'out' },
      'Availability;Available from': { 'preorder;2026-12-03': 'order 2026-12-03' },
    }),
  )('%s: "%s" is "%s"', async (columns, cells, stock) => {
    expect(await stockOf(columns, cells)).toEqual({ stock, problems: [], count: 1 })
  })

  it.each([
    ['Availability', 'ask us', 'availability-unknown'],
    ['Bestand', 'Regal 5', 'availability-unknown'],
    ['Available from', '31.2.2026', 'no-date'],
    ['Available from', '3/12/2026', 'no-date'],
  ])('%s: "%s" says nothing, and is reported', async (columns, cells, rule) => {
    expect(await stockOf(columns, cells)).toEqual({ stock: '', problems: [`2 ${rule}`], count: 1 })
  })

  it.each([
    ['Published', '0'],
    ['Status', 'draft'],
    ['Visibility', 'hidden'],
    ['Veröffentlicht', 'nein'],
  ])('%s: "%s" leaves the product out', async (columns, cells) => {
    expect(await stockOf(columns, cells)).toMatchObject({ problems: ['2 not-shown'], count: 0 })
  })
})

describe('article numbers', () => {
  async function numbersOf(columns: string, cells: string) {
    const list = `${columns};name;category;price\n${cells};Acme One;phones;5\n`
    const { products, details, problems } = await imported(list)
    const found = products.flatMap((one) => [one.id, one.sku, one.gtin, one.mpn])
    expect(details.flatMap((one) => [one.sku, one.gtin, one.mpn])).toEqual(found.slice(1))
    return { numbers: found.map((number) => number ?? '-').join(' '), problems }
  }

  it.each([
    ['Nr.', '0042', '0042 0042 - -'],
    ['id;SKU', '1;A-1', '1 A-1 - -'],
    ['Nr.;Artikel-Nr.', '7;A-1', 'A-1 A-1 - -'],
    ['id;EAN', '1;4006381333931', '1 - 4006381333931 -'],
    // A spreadsheet cuts zeros off.
    ['id;UPC', '1;36000291452', '1 - 036000291452 -'],
    ['id;Herstellernummer', '1;X/1', '1 - - X/1'],
  ])('%s: %s', async (columns, cells, numbers) => {
    expect(await numbersOf(columns, cells)).toEqual({ numbers, problems: [] })
  })

  it.each([
    // The search finds it as it was written.
    ['a wrong digit', '4006381333932', 'gtin-wrong', '4006381333932'],
    ['a shortened number', '4,00638E+12', 'shortened-gtin', '-'],
  ])('%s is no barcode', async (_, cell, rule, kept) => {
    expect(await numbersOf('id;EAN', `1;${cell}`)).toEqual({
      numbers: `1 - ${kept} -`,
      problems: [`2 ${rule}`],
    })
  })
})

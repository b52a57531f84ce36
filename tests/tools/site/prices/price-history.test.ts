import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { check } from '#tools/owner/commands/check.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import {
  historyText,
  priorPrice,
  readHistory,
  withDay,
  type Priced,
  type PriceHistory,
} from '#tools/site/prices/price-history.ts'
import { priorPrices } from '#tools/site/prices/prior-prices.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const thing = (price: number, more: Partial<Priced> = {}): Priced => ({
  ...{ id: 'a', price, fullPrice: price },
  ...more,
})

const START = '{\n  "since": "2026-09-01",\n  "prices": {\n'
const fileOf = (...lines: string[]) =>
  `${START}${lines.map((line) => `    ${line}`).join(',\n')}\n  }\n}\n`

/** What is written after a list for each of these days. */
function written(...lists: readonly (readonly [day: string, ...products: Priced[]])[]): string {
  const history = lists.reduce<PriceHistory | undefined>(
    (before, [day, ...products]) => withDay(before, products, day),
    undefined,
  )
  return history ? historyText(history) : ''
}

describe('a day of the history', () => {
  it('begins with the first list, and has a day for each change', () => {
    expect(
      written(['2026-09-01', thing(49.9)], ['2026-09-02', thing(49.9)], ['2026-09-03', thing(45)]),
    ).toBe(fileOf('"a": "2026-09-01 49.9, 2026-09-03 45"'))
  })

  it('is what the last list of the day says', () => {
    expect(
      written(['2026-09-01', thing(50)], ['2026-09-08', thing(4)], ['2026-09-08', thing(50)]),
    ).toBe(fileOf('"a": "2026-09-01 50"'))
  })

  it('has the struck out price of a reduction, and its end if the list knows it', () => {
    const sale = thing(40, { fullPrice: 50, saleUntil: '2026-09-30' })
    const lists = [['2026-09-01', sale] as const, ['2026-09-15', sale] as const]
    expect(written(...lists)).toBe(fileOf('"a": "2026-09-01 40/50, 2026-10-01 50"'))
    expect(written(...lists, ['2026-10-05', sale])).toBe(written(...lists))
  })

  it('goes on when a removed product returns', () => {
    const lists = [['2026-09-01', thing(50)] as const, ['2026-09-08'] as const]
    expect(written(...lists)).toBe(fileOf('"a": "2026-09-01 50, 2026-09-08 -"'))
    expect(written(...lists, ['2026-09-15', thing(45)])).toBe(
      fileOf('"a": "2026-09-01 50, 2026-09-08 -, 2026-09-15 45"'),
    )
  })

  it('has no price of a product on request', () => {
    const onRequest = thing(0, { availability: 'request' })
    expect(written(['2026-09-01', thing(50)], ['2026-09-08', onRequest])).toBe(
      fileOf('"a": "2026-09-01 50, 2026-09-08 -"'),
    )
  })
})

const changesOf = (text: string) => {
  const folder = temporaryFolder({ 'prices.json': fileOf(`"a": "${text}"`) })
  return readHistory(folder)?.changes.get('a') ?? []
}

it.each([
  ['2026-09-01 50, 2026-11-10 40/50', false, 50],
  ['2026-11-10 40/50, 2026-09-01 50', false, 50],
  ['2026-09-01 50, 2026-10-09 45, 2026-10-11 50, 2026-11-10 40/50', false, 50],
  ['2026-09-01 50, 2026-10-09 45, 2026-10-12 50, 2026-11-10 40/50', false, 45],
  ['2026-10-20 50, 2026-11-10 40/50', false, 50, '2026-10-20'],
  ['2026-11-10 40/50', false, undefined],
  ['2026-09-01 50, 2026-11-10 45/50, 2026-11-17 40/50', false, 45],
  ['2026-09-01 50, 2026-11-10 45/50, 2026-11-17 40/50', true, 50],
  // The days without the product do not count, and a short time without it is no new reduction.
  ['2026-08-01 45, 2026-08-08 50, 2026-09-05 -, 2026-11-10 40/50', false, 45],
  ['2026-09-01 50, 2026-11-01 40/50, 2026-11-05 -, 2026-11-09 40/50', false, 50],
])('finds the prior price of %s', (text, hasSteps, lowest, since?: string) => {
  expect(priorPrice(changesOf(text), '2026-11-20', hasSteps)).toEqual({ lowest, since })
})

it('finds none of what is not reduced', () => {
  const changes = changesOf('2026-09-01 50, 2026-11-17 50')
  expect(priorPrice(changes, '2026-11-20', false)).toBeUndefined()
})

describe('a shop with an import of today', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-20T12:00')),
  )
  afterEach(() => vi.useRealTimers())

  const shop = { categories: ['things'], country: 'DE', currency: 'EUR', language: 'de-DE' }

  async function shopOf(list: string, prices?: string, settings: object = shop) {
    const folder = temporaryFolder({
      ...{ 'shop.json': JSON.stringify(settings), 'list.csv': list },
      ...(prices !== undefined && { 'prices.json': prices }),
    })
    const run = await runCommand(importCommand, [join(folder, 'list.csv')], {
      to: folder,
      write: true,
    })
    return { folder, ...run }
  }

  const LIST = 'id,name,category,price,sale price,perishable\na,Thing,things,50,40,\n'

  it.each([
    ['"a": "2026-09-01 50, 2026-09-x 40"', 'prices, "a"'],
    ['"a": "2026-13-01 50"', 'prices, "a"'],
    ['"a": "2026-09-01 50', 'not valid JSON'],
    ['"a": 50', 'prices, "a"'],
  ])('is refused while its history has %s, which stays', async (line, what) => {
    const { folder, refusal } = await shopOf(LIST, fileOf(line))
    expect(refusal).toContain('prices.json')
    expect(refusal).toContain(what)
    expect(readFileSync(join(folder, 'prices.json'), 'utf8')).toBe(fileOf(line))
    const { problems } = await runCommand(check, [folder])
    expect(problems).toContain('- prices-unread')
  })

  it('keeps what its owner has corrected', async () => {
    const { folder } = await shopOf(LIST, fileOf('"a": "2026-09-01 55, 2026-10-10 45"'))
    expect(readFileSync(join(folder, 'prices.json'), 'utf8')).toBe(
      fileOf('"a": "2026-09-01 55, 2026-10-10 45, 2026-11-20 40/50"'),
    )
  })

  it('notes what goes bad quickly, as long as the list says so', async () => {
    const { folder, problems } = await shopOf(
      `${LIST.trim()}yes\nb,Other,things,50,40,no\nc,Third,things,50,40,perhaps\n`,
    )
    expect(problems).toEqual(['4 perishable-unknown'])
    expect(readHistory(folder)?.perishable).toEqual(['a'])
    writeFiles([[join(folder, 'list.csv'), 'id,name,category,price\na,Thing,things,50\n']])
    const values = { to: folder, write: true, replace: true }
    await runCommand(importCommand, [join(folder, 'list.csv')], values)
    expect(readHistory(folder)?.perishable).toBeUndefined()
  })

  const fieldsOf = (folder: string, settings: object) => {
    const prior = priorPrices(folder, readSettings(settings))
    return prior.get('api/products.json a')
  }

  it('leaves the list’s word for what goes bad quickly', async () => {
    const history = fileOf('"a": "2026-09-01 50, 2026-11-01 39, 2026-11-10 50"')
    const { folder } = await shopOf(`${LIST.trim()}yes\n`, history)
    expect(fieldsOf(folder, shop)).toBeUndefined()
    const { problems } = await runCommand(check, [folder])
    expect(problems.filter((each) => each.includes('reduction'))).toEqual([])
  })

  it('leaves a price that somebody has put back in api/ by hand', async () => {
    const { folder } = await shopOf(LIST, fileOf('"a": "2026-09-01 50"'))
    const file = join(folder, 'api/products.json')
    writeFiles([[file, readFileSync(file, 'utf8').replace(/"price": ?40/, '"price": 50')]])
    expect(fieldsOf(folder, shop)).toBeUndefined()
  })

  it('strikes out the prior price, and afterwards says the usual one', async () => {
    const list = LIST.replace('perishable', 'sale until').replace('40,', '40,2026-11-30')
    const history = fileOf('"a": "2026-09-01 50, 2026-11-01 45, 2026-11-10 50"')
    const { folder } = await shopOf(list, history)
    expect(fieldsOf(folder, shop)).toEqual({
      ...{ fullPrice: 45, priceAfter: 50 },
      priorText: 'Niedrigster Preis der letzten 30 Tage: 45\u00a0€',
    })
    expect(fieldsOf(folder, { ...shop, reduction: 'list' })).toEqual({
      fullPrice: 50,
      priorText: 'Niedrigster Preis der letzten 30 Tage: 45\u00a0€',
    })
    for (const other of [{ country: 'US' }, { country: undefined, language: 'de' }])
      expect(fieldsOf(folder, { ...shop, ...other })).toMatchObject({ fullPrice: 50 })
  })

  it.each([
    ['"a": "2026-09-01 50, 2026-11-01 39, 2026-11-10 50"', ['2 reduction-none']],
    ['"b": "2026-09-01 50"', ['2 reduction-new']],
    ['"a": "2026-09-01 40/50"', []],
    ['"a": "2026-09-01 50"', []],
  ])('check names reductions that are none by %s', async (line, found) => {
    const { folder } = await shopOf(LIST, fileOf(line))
    const { problems } = await runCommand(check, [folder])
    expect(problems.filter((each) => each.includes('reduction')).map(withoutLine)).toEqual(
      found.map(withoutLine),
    )
  })
})

const withoutLine = (problem: string) => problem.replace(/^\S+ /, '')

it('takes at most 5 MB of 20,000 products in three years, each with a sale and another price a year', () => {
  const days = [2026, 2027, 2028].flatMap((year) => [
    `${year}-03-02`,
    `${year}-07-06`,
    `${year}-07-27`,
  ])
  const products = Array.from({ length: 20_000 }, (_, index) => {
    const full = 100.9 + (index % 800)
    const changes = ['2026-01-15', ...days].map((day, turn) =>
      turn % 3 === 2 ? { day, price: full - 20, full } : { day, price: full + turn },
    )
    return [`K-${100_000 + index}`, changes] as const
  })
  const text = historyText({ since: '2026-01-15', changes: new Map(products) })
  expect(Buffer.byteLength(text)).toBeLessThan(5_000_000)
  expect(readHistory(temporaryFolder({ 'prices.json': text }))?.changes.size).toBe(20_000)
})

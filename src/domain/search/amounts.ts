import { factType } from '#src/domain/facts/fact-values.ts'
import { fieldText, OWN_FACTS } from '#src/domain/facts/facts.ts'
import { amountIn, isMemory, measureIn } from '#src/domain/facts/units.ts'
import type { SearchedProduct } from './texts.ts'

/** A fact with amounts: the name of one, or a unit in small letters, which may be that of several. */
export type AmountKey = string

/** Other units of the same amount, and other words for it. */
const UNITS: Readonly<Record<string, readonly [key: AmountKey, factor: number]>> = {
  kg: ['g', 1000],
  gram: ['g', 1],
  gramm: ['g', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  ml: ['l', 0.001],
  liter: ['l', 1],
  litre: ['l', 1],
  hour: ['h', 1],
  stunde: ['h', 1],
  watt: ['w', 1],
}

export function amountKey(unit: string): { readonly key: AmountKey; readonly factor: number } {
  const name = unit.toLowerCase()
  const [key, factor] = UNITS[name] ?? UNITS[name.replace(/(?<=..)[sn]$/, '')] ?? [name, 1]
  return { key, factor }
}

/** Amounts that every shop may have. Memory is in gigabytes. */
const LISTED: Readonly<Record<AmountKey, (source: SearchedProduct) => number | undefined>> = {
  price: ({ product }) => product.price,
  year: ({ product }) => product.year,
  in: ({ product }) => measureIn(product.screen, 'inches'),
  ram: ({ product }) => gigabytes(product.ram),
  gb: ({ product }) => gigabytes(product.capacity),
  size: ({ product: { capacity } }) =>
    isMemory(capacity) ? undefined : Number.parseFloat(capacity) || undefined,
  zoom: ({ detail }) => factType({ type: 'optical zoom' }).rate?.(detail?.zoom ?? ''),
  // Of an open phone.
  depth: ({ detail }) =>
    measureIn(detail?.facts?.dimensions?.split(',')[0]?.split('×').at(-1) ?? '', 'millimetres'),
  water: ({ detail }) => measureIn(detail?.facts?.water?.replace(/WR\d+/, '') ?? '', 'metres'),
}

function gigabytes(text: string): number | undefined {
  const bytes = measureIn(text, 'bytes')
  return bytes && bytes / 2 ** 30
}

/**
 * What a product has of an amount: of a fact of its own, else the highest in the texts of its facts, else in its name
 * and description.
 */
export function amountReaders(
  key: AmountKey,
): readonly ((source: SearchedProduct) => number | undefined)[] {
  const listed = LISTED[key]
  const own = OWN_FACTS.filter(
    ({ name, unit }) => name === key || (unit && amountKey(unit).key === key),
  )
  const spellings = [key, ...Object.keys(UNITS).filter((name) => UNITS[name]?.[0] === key)]
  const pattern = new RegExp(
    String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)[\s-]?(${spellings.join('|')})[sn]?(?![\p{L}\d])`,
    'giu',
  )
  const inText = (text: string) => {
    const all = Array.from(
      text.matchAll(pattern),
      ([, digits = '', unit = '']) => Number(digits.replace(',', '.')) * amountKey(unit).factor,
    )
    return all.length > 0 ? Math.max(...all) : undefined
  }
  return [
    (source) => {
      const known = listed?.(source)
      if (known !== undefined) return known
      for (const fact of own) {
        const amount = amountIn(fieldText(fact, source.product, source.detail), fact.unit ?? '')
        if (amount !== undefined) return amount * (fact.unit ? amountKey(fact.unit).factor : 1)
      }
      return undefined
    },
    ({ texts }) => inText(texts.facts),
    ({ texts }) => inText(texts.about),
  ]
}

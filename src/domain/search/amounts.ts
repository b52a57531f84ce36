import { factType } from '#src/domain/facts/fact-values.ts'
import { fieldText, OWN_FACTS } from '#src/domain/facts/facts.ts'
import { amountIn, isMemory, measureIn } from '#src/domain/facts/units.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { SearchedProduct } from './texts.ts'

/** What amounts are of: a fact by its name, or all facts with a unit, by that in small letters. */
export type AmountKey = string

const UNITS: Readonly<Record<string, readonly [key: AmountKey, factor: number]>> = {
  ...{ kg: ['g', 1000], gramm: ['g', 1], cm: ['mm', 10], m: ['mm', 1000], ml: ['l', 0.001] },
  ...{ liter: ['l', 1], hours: ['h', 1], stunden: ['h', 1], watts: ['w', 1], watt: ['w', 1] },
}

export function amountKey(unit: string): { readonly key: AmountKey; readonly factor: number } {
  const name = unit.toLowerCase()
  const [key, factor] = UNITS[name] ?? [name, 1]
  return { key, factor }
}

type Reader = (source: SearchedProduct) => number | undefined

const LISTED: Readonly<Record<AmountKey, Reader>> = {
  price: ({ product }) => knownPrice(product),
  year: ({ product }) => product.year,
  in: ({ product }) => measureIn(product.screen, 'inches'),
  ram: ({ product }) => gigabytesIn(product.ram),
  gb: ({ product }) => gigabytesIn(product.capacity),
  zoom: ({ detail }) => factType({ type: 'optical zoom' }).rate?.(detail?.zoom ?? ''),
  // The last of the dimensions, of a phone that folds when it is open.
  depth: ({ detail }) =>
    measureIn(detail?.facts?.dimensions?.replace(/,.*|.*×/g, '') ?? '', 'millimetres'),
}

function gigabytesIn(text: string): number | undefined {
  return isMemory(text) ? (measureIn(text, 'bytes') ?? 0) / 2 ** 30 : undefined
}

/** For shoppers: `177 g`, `1.2 kg`, `6.2"`. */
export function amountText(key: AmountKey, amount: number): string {
  if (key === 'price') return formatPrice(amount)
  if (key === 'in') return `${amount}"`
  if (key === 'year') return String(amount)
  const [unit = WRITTEN.get(key) ?? key, [, factor] = ['', 1]] =
    Object.entries(UNITS).find(([, [of, size]]) => of === key && size > 1 && amount >= size) ?? []
  return `${amount / factor} ${unit}`
}

/** As the shop writes them: `mAh`. */
const WRITTEN: ReadonlyMap<AmountKey, string> = new Map([
  ...Object.entries({ ram: 'GB', gb: 'GB', zoom: 'x', depth: 'mm', w: 'W', wh: 'Wh' }),
  ...OWN_FACTS.flatMap(({ name, unit = '' }) =>
    [name, unit.toLowerCase()].map((key) => [key, unit] as const),
  ),
])

/** Reads an amount: of a fact, else the highest in the texts of facts, else in name and description. */
export function amountReader(key: AmountKey): Reader {
  const own = OWN_FACTS.filter(({ name, unit = '' }) => name === key || amountKey(unit).key === key)
  const spellings = [key, ...Object.keys(UNITS).filter((unit) => amountKey(unit).key === key)]
  const pattern = new RegExp(
    String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)[\s-]?(${spellings.join('|')})(?!\p{L})`,
    'gu',
  )
  const highestIn = (text: string) => {
    const amounts = Array.from(
      text.matchAll(pattern),
      ([, digits = '', unit = '']) => Number(digits.replace(',', '.')) * amountKey(unit).factor,
    )
    return amounts.length > 0 ? Math.max(...amounts) : undefined
  }
  return (source) => {
    const { product, detail, texts } = source
    const [known] = own.flatMap((fact) => {
      const amount = amountIn(fieldText(fact, product, detail), fact.unit ?? '')
      const factor = fact.name === key ? 1 : amountKey(fact.unit ?? '').factor
      return amount === undefined ? [] : amount * factor
    })
    const listed = known ?? LISTED[key]?.(source)
    return listed ?? highestIn(texts.facts) ?? highestIn(texts.about)
  }
}

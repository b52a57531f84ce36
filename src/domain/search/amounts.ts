import { factType } from '#src/domain/facts/fact-values.ts'
import { fieldText, OWN_FACTS } from '#src/domain/facts/facts.ts'
import { amountReader, decimalText, measureIn } from '#src/domain/text/units.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SAID_COSTS } from './texts.ts'
import { COSTS, type Vocabulary } from './vocabulary.ts'

/** Something that products have more or less of: how to read it, and how to write it for shoppers. */
export interface Amount {
  readonly read: (product: Product, detail: ProductDetail | undefined) => number | undefined
  readonly write: (amount: number) => string
}

const LISTED: Readonly<Record<string, Amount>> = {
  price: { read: knownPrice, write: formatPrice },
  year: { read: ({ year }) => year, write: String },
  in: { read: ({ screen }) => measureIn(screen, 'inches'), write: (amount) => `${amount}"` },
  ram: gigabytes(({ ram }) => ram),
  gb: gigabytes(({ capacity }) => capacity),
  zoom: {
    read: (_, detail) => factType({ type: 'optical zoom' }).rate?.(detail?.zoom ?? ''),
    write: (amount) => `${amount}x`,
  },
}

function gigabytes(textOf: (product: Product) => string): Amount {
  return {
    read: (product) => (measureIn(textOf(product), 'bytes') ?? NaN) / 2 ** 30 || undefined,
    write: (amount) => `${amount} GB`,
  }
}

/** Units as multiples of others. Units of the same thing, such as weight, end with the same letter. */
const SIZES: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1000 },
  ...{ mm: 1, cm: 10, m: 1000 },
  ...{ ml: 1, l: 1000 },
}

/** How many of one unit another is: 1000 g are a kg; undefined if they do not measure the same thing. */
function ratio(unit: string, other: string): number | undefined {
  if (unit === other) return 1
  const [size, otherSize] = [SIZES[unit], SIZES[other]]
  return size && otherSize && unit.at(-1) === other.at(-1) ? otherSize / size : undefined
}

/** The amount with the name of a fact, or with a unit that may also be one of the shop's own facts. */
export function amountOf(key: string): Amount {
  const listed = LISTED[key]
  if (listed) return listed
  const facts = OWN_FACTS.flatMap((fact) => {
    const { name, unit } = fact
    const factor = name === key ? 1 : ratio(key, unit?.toLowerCase() ?? '')
    return unit && factor ? { ...fact, unit, factor, amountIn: amountReader(unit) } : []
  })
  const written = key.replace('w', 'W').replace('ah', 'Ah')
  const { unit, factor } = facts[0] ?? { unit: written, factor: 1 }
  return {
    read: (product, detail) => {
      const amounts = facts.map((fact) => {
        const amount = fact.amountIn(fieldText(fact, product, detail))
        return amount && amount * fact.factor
      })
      return amounts.find((amount) => amount !== undefined)
    },
    // As the shop writes it: 1.2 kg.
    write: (amount) => `${decimalText(Number((amount / factor).toFixed(2)))} ${unit}`,
  }
}

/** The highest amount with a unit that the facts of each product say, else its description or name. */
export function saidAmounts({ words, postings }: Vocabulary, unit: string) {
  const facts = new Map<number, number>()
  const about = new Map<number, number>()
  for (const [number, word] of words.entries()) {
    const digits = word.endsWith(unit) ? word.slice(0, -unit.length) : ''
    if (!/^[\d.]+$/.test(digits)) continue
    for (const posting of postings[number] ?? []) {
      const amounts = posting % COSTS === SAID_COSTS.facts ? facts : about
      const product = Math.floor(posting / COSTS)
      amounts.set(product, Math.max(Number(digits), amounts.get(product) ?? 0))
    }
  }
  return new Map([...about, ...facts])
}

import type { Product } from '#src/domain/product/product.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { differences, removesMany } from '#tools/owner/import/write/differences.ts'
import { firstOf } from '#tools/owner/import/write/plan-text.ts'

/** The rows of the table. */
const KINDS: Readonly<
  Record<string, (before: Product, after: Product, values: readonly string[]) => boolean>
> = {
  'Price up': (before, after) => after.price > before.price,
  'Price down': (before, after) => after.price < before.price,
  'Sold out': (before, after) => isThere(before) && !isThere(after),
  'In stock again': (before, after) => !isThere(before) && isThere(after),
  Texts: (_before, _after, values) => values.some((each) => /^(?:name|description)\b/.test(each)),
}

/** What all products lose at once only by accident. */
const LOSSES: Readonly<Record<string, (product: Product) => boolean>> = {
  'all products would be sold out': isThere,
  'no product would have a price': ({ price }) => price > 0,
  'no product would have a picture': ({ image }) => image !== '',
}

function isThere({ availability }: Product): boolean {
  return availability !== 'out'
}

/** What differs between the published products and the next ones, and what of it looks like an accident. */
export function changesOf(
  before: readonly Entity[],
  after: readonly Entity[],
  priceText: (price: number) => string,
) {
  const found = differences(before, after, [], priceText)
  const old = new Map(before.map(({ product }) => [product.id, product]))
  const now = new Map(after.map(({ product }) => [product.id, product]))
  const rows = [
    ...found.added.map((id) => ['New', now.get(id)?.name ?? id]),
    ...found.removed.map((id) => ['Removed', old.get(id)?.name ?? id]),
    ...found.changed.flatMap(({ id, name, values }) => {
      const [from, to] = [old.get(id), now.get(id)]
      if (!from || !to) return []
      const kinds = Object.keys(KINDS).filter((kind) => KINDS[kind]?.(from, to, values))
      const prices = ` ${priceText(from.price)} -> ${priceText(to.price)}`
      const text = from.price === to.price ? name : name + prices
      return (kinds.length === 0 ? ['Other'] : kinds).map((kind) => [kind, text])
    }),
  ]
  const ratios = after
    .map(({ product: { id, price } }) => price / (old.get(id)?.price ?? 0))
    .filter((ratio) => ratio > 0 && ratio < Infinity)
    .sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  const isLost = (has: (product: Product) => boolean) =>
    [...old.values()].filter(has).length * 3 > old.size && ![...now.values()].some(has)
  return {
    isFirst: old.size === 0,
    changes: Array.from(
      Map.groupBy(rows, ([kind = '']) => kind),
      ([kind, all]) => ({ kind, products: all.map(([, text = '']) => text) }),
    ),
    accidents: [
      removesMany(found) ? `${found.removed.length} of ${old.size} products would be gone` : [],
      median > 9.5 ? 'prices would be ten times as high, or more' : [],
      median < 1 / 9.5 ? 'prices would be a tenth, or less' : [],
      ...Object.entries(LOSSES).map(([loss, has]) => (isLost(has) ? loss : [])),
    ].flat(),
  }
}

/** A table that is Markdown, and a text for people. */
export function changeTable({ isFirst, changes }: ReturnType<typeof changesOf>): string {
  if (changes.length === 0) return 'No product has changed.'
  const rows = changes.map(({ kind, products }) => {
    const names = firstOf(products).replace(/[\\|<*_`[]/g, String.raw`\$&`)
    return `| ${kind.padEnd(14)} | ${String(products.length).padStart(8)} | ${names} |\n`
  })
  const head = '| What changes   | Products |     |\n| -------------- | -------: | --- |\n'
  return `${isFirst ? 'The first publication.\n' : ''}\n${head}${rows.join('')}`
}

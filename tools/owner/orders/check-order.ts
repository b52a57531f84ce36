import { nameWithOptions, soldNow } from '#src/domain/cart/line-options.ts'
import { fromMinorUnits, toMinorUnits } from '#src/domain/money/money.ts'
import { gramsOf, wayCost } from '#src/domain/order/delivery.ts'
import { articleNumber, type Product } from '#src/domain/product/product.ts'
import { readSharedLists } from '#src/domain/sharing/shared-lists.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { WrittenOrder } from './read-orders.ts'

export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>

/**
 * An order, and in sentences what differs from its link, its own sum and the catalogue. Without prices, and without
 * lines, those of the link and the catalogue count.
 *
 * @param products as the catalogue had them on the order's day, as far as that is known
 */
export async function checkOrder(
  file: string,
  order: WrittenOrder,
  { currency, delivery: ways, facts }: Settings,
  products: readonly Product[],
) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const money = (units: number) => format.format(fromMinorUnits(units))
  const differs: string[] = []
  const linked = await readSharedLists({ cart: order.cart }).catch(() => undefined)
  if (order.cart !== undefined && !linked) differs.push('its link is cut or changed')
  const sold = soldNow(products)
  const byNumber = new Map(products.map((product) => [articleNumber(product), product]))
  const right = linked
    ? linked.cart.map(({ id, quantity }) => lineOf(quantity, id, sold(id)))
    : order.lines.map(({ count, number }) => lineOf(count, number, byNumber.get(number)))
  const lines = (order.lines.length > 0 ? order.lines : right).map((line) => {
    const same = right.filter(({ number }) => number === line.number)
    // Lines with other options have one number.
    const { product } = same.find(({ sum }) => sum === line.sum) ?? same[0] ?? {}
    const known = lineOf(line.count, line.number, product)
    return {
      ...known,
      name: (linked ? known.name : line.name) ?? known.name ?? line.name ?? '',
      sum: line.sum ?? known.sum ?? 0,
    }
  })
  const textsOf = (some: readonly ReturnType<typeof lineOf>[]) =>
    some.flatMap(({ count, number, sum }) =>
      sum === undefined ? [] : `${count} × ${number}: ${money(sum)}`,
    )
  const [inText, inShop] = [textsOf(lines), textsOf(right)]
  const only = (some: readonly string[], others: readonly string[]) =>
    some.filter((each) => !others.includes(each)).join(', ')
  const [wrong, missing] = [only(inText, inShop), only(inShop, inText)]
  if (wrong !== missing)
    differs.push(`the text has ${wrong || 'no such line'}, the shop ${missing || 'no such line'}`)

  const sumOf = (valueOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + valueOf(line), 0)
  const goods = sumOf(({ sum }) => sum)
  const whole = {
    goods: fromMinorUnits(goods),
    pieces: sumOf(({ count }) => count),
    grams: sumOf(({ count, product }) => (product ? gramsOf(product, { facts }) * count : 0)),
  }
  const costs = ways.length > 0 ? ways.map((way) => wayCost(way, whole) ?? 0) : [0]
  const totals = costs.map((cost) => goods + toMinorUnits(cost))
  const { total = totals[0] ?? goods } = order
  if (order.total === undefined) differs.push('it has no total')
  else if (!totals.includes(total))
    differs.push(
      `its total is ${money(total)}, its lines and delivery make ${totals.map(money).join(' or ')}`,
    )
  return { ...order, file, lines, total, differs }
}

/** A line as the shop writes it. */
function lineOf(count: number, number: string, product: Product | undefined) {
  return {
    ...{ count, product, number: product ? articleNumber(product) : number },
    name: product && nameWithOptions(product),
    sum: product && toMinorUnits(product.price) * count,
  }
}

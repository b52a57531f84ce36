import { nameWithOptions, soldNow } from '#src/domain/cart/line-options.ts'
import { fromMinorUnits, toMinorUnits } from '#src/domain/money/money.ts'
import { gramsOf, wayCost } from '#src/domain/order/delivery.ts'
import { articleNumber, type Product } from '#src/domain/product/product.ts'
import { readSharedLists } from '#src/domain/sharing/shared-lists.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { WrittenLine, WrittenOrder } from './read-orders.ts'

export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>

/**
 * An order, and in sentences what differs from its link, its own sum and the catalogue. Sums are in the smallest unit of
 * the currency.
 *
 * @param products as the catalogue had them on the order's day, as far as that is known
 */
export async function checkOrder(
  order: WrittenOrder,
  { currency, delivery: ways, facts }: Settings,
  products: readonly Product[],
) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const money = (units: number) => format.format(fromMinorUnits(units))
  const differs: string[] = []
  const sold = soldNow(products)
  const { cart } = order.link
  const linked = await readSharedLists({ cart }).catch(() => ({ cart: [] }))
  const inLink = linked.cart.map(({ id, quantity }) => {
    const product = sold(id)
    return { count: quantity, number: product ? articleNumber(product) : id, product }
  })
  if (cart !== undefined && inLink.length === 0) differs.push('its link is cut or changed')
  const byNumber = Map.groupBy(products, articleNumber)
  const written = order.lines.map((line) => withoutName(line, byNumber))

  const said: readonly WrittenLine[] = written.length > 0 ? written : inLink
  const lines = said.map(({ count, number, name = '', price }) => {
    const ofLink = inLink.flatMap((line) => (line.number === number ? (line.product ?? []) : []))
    const found = ofLink.length > 0 ? ofLink : (byNumber.get(number) ?? [])
    const sums = found.map((product) => toMinorUnits(product.price) * count)
    const sum = price === undefined ? sums[0] : toMinorUnits(price)
    // Lines with other options have one number.
    const place = Math.max(0, sums.indexOf(sum ?? 0))
    const [product, known] = [found[place], sums[place]]
    const isPlain = ofLink.length > 0 || product?.options === undefined
    const about = `${count} × ${number}`
    if (known === undefined) differs.push(`${about} is not in the catalogue`)
    else if (name !== '' && price === undefined) differs.push(`${about} has no price`)
    else if (sum !== undefined && sum !== known)
      differs.push(
        `${about} costs ${money(sum)}, in the catalogue ${money(known)}${isPlain ? '' : ' without options'}`,
      )
    const shown = product && (isPlain || name === '') ? nameWithOptions(product) : name
    return { count, number, name: shown, sum: sum ?? 0, product }
  })

  const countsIn = (some: readonly { readonly count: number; readonly number: string }[]) =>
    some.map(({ count, number }) => `${count} × ${number}`).sort()
  const [inText, ofLink] = [countsIn(lines), countsIn(inLink)]
  if (inLink.length > 0 && inText.join() !== ofLink.join()) {
    const only = (some: readonly string[], others: readonly string[]) =>
      some.filter((each) => !others.includes(each)).join(', ') || 'nothing more'
    differs.push(`the text has ${only(inText, ofLink)}, its link ${only(ofLink, inText)}`)
  }
  const sumOf = (valueOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + valueOf(line), 0)
  const goods = sumOf(({ sum }) => sum)
  const whole = {
    goods: fromMinorUnits(goods),
    pieces: sumOf(({ count }) => count),
    grams: sumOf(({ count, product }) => (product ? gramsOf(product, { facts }) * count : 0)),
  }
  const [, way] = /^\d*-(\d+)$/.exec(order.link.delivery ?? '') ?? []
  const chosen = ways.filter((_, index) => way === undefined || index === Number(way))
  const costs = chosen.length > 0 ? chosen.map((each) => wayCost(each, whole) ?? 0) : [0]
  const totals = costs.map((cost) => goods + toMinorUnits(cost))
  const total = order.total === undefined ? undefined : toMinorUnits(order.total)
  if (total === undefined) differs.push('it has no total')
  else if (!totals.includes(total))
    differs.push(
      `its total is ${money(total)}, its lines and delivery make ${totals.map(money).join(' or ')}`,
    )
  return {
    ...order,
    lines,
    total: total ?? totals[0] ?? goods,
    isWhole: total !== undefined,
    differs,
  }
}

/** Of a short line, the number is the longest one that the catalogue has. */
function withoutName(line: WrittenLine, numbers: ReadonlyMap<string, unknown>): WrittenLine {
  if (line.name !== undefined) return line
  const words = line.number.split(' ')
  const parts = words.map((_, index) => words.slice(0, words.length - index).join(' '))
  return { ...line, number: parts.find((part) => numbers.has(part)) ?? line.number }
}

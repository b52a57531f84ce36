import { type CartLine, cartPieces } from '#src/domain/cart/cart.ts'
import { cartTotal } from '#src/domain/cart/todays-lines.ts'
import { amountReader } from '#src/domain/text/units.ts'
import { formatPrice, fromMinorUnits, roundPrice, toMinorUnits } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import { type DeliveryWay, SETTINGS, type ShopSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { workingDay } from './workdays.ts'

/** How an order is delivered and what that costs, in words; the cost is undefined if the owner has to say it. */
export interface Delivery {
  readonly text: string
  readonly cost: number | undefined
}

/** How the link to a packing slip writes it, such as `490-1`: the cost, and the index of the owner's way. */
export function deliveryCode(index: number, cost: number | undefined): string {
  return `${cost === undefined ? '' : toMinorUnits(cost)}-${index}`
}

export function deliveryOfCode(code: string): Delivery | undefined {
  const [, cost, index] = /^(\d{0,9})-(\d{1,3})$/.exec(code) ?? []
  if (index === undefined) return undefined
  const way = SETTINGS.delivery[Number(index)]
  const known = cost ? fromMinorUnits(Number(cost)) : undefined
  const name = way ? wayText(way) : m.deliveryName
  return { text: m.deliveryCost({ way: name, cost: costText(known) }), cost: known }
}

/** `Delivery $4.90, free from $50; with you Tue 24 to Thu 26` */
export function deliveryOf(way: DeliveryWay, lines: readonly CartLine[], now?: number): Delivery {
  const cost = deliveryCost(way, lines)
  const arrival = arrivalText(way, lines, now)
  const delivery = priceOfWay(way, cost)
  return { text: arrival ? m.deliveryWithArrival({ delivery, arrival }) : delivery, cost }
}

/** `Delivery $4.90, free from $50` */
export function priceOfWay(
  way: DeliveryWay,
  cost: number | undefined,
  money: (amount: number) => string = formatPrice,
): string {
  const values = { way: wayText(way), cost: costText(cost, money) }
  const isBelow = cost !== 0 && way.freeFrom !== undefined
  return isBelow
    ? m.deliveryFreeFrom({ ...values, price: money(way.freeFrom) })
    : m.deliveryCost(values)
}

/** `Delivery to Germany and Austria, postcodes 26, 27498`. */
function wayText({ name, ...places }: DeliveryWay): string {
  const regions = new Intl.DisplayNames(SETTINGS.language, { type: 'region' })
  const countries = new Intl.ListFormat(SETTINGS.language).format(
    places.countries.map((code) => regions.of(code) ?? code),
  )
  const postcodes = places.postcodes.join(', ')
  const way = countries ? m.deliveryTo({ name, countries }) : name
  return postcodes ? m.deliveryPostcodes({ way, postcodes }) : way
}

function costText(
  cost: number | undefined,
  money: (amount: number) => string = formatPrice,
): string {
  if (cost === undefined) return m.deliveryOnRequest
  return cost === 0 ? m.deliveryFree : money(cost)
}

/** In the shop's currency; undefined if a weight is not known, or too high for the owner's rules. */
function deliveryCost(way: DeliveryWay, lines: readonly CartLine[]): number | undefined {
  const grams = lines.reduce((sum, { product, quantity }) => sum + gramsOf(product) * quantity, 0)
  const cost = wayCost(way, { goods: cartTotal(lines), pieces: cartPieces(lines), grams })
  return cost === undefined ? undefined : roundPrice(cost)
}

/** In any currency, not rounded. */
export function wayCost(
  { freeFrom = Infinity, byWeight, perPiece, ...way }: DeliveryWay,
  order: { readonly goods: number; readonly pieces: number; readonly grams: number },
): number | undefined {
  if (order.goods >= freeFrom) return 0
  // Rounded, because of binary fractions.
  const step = byWeight.find(({ upTo }) => Math.round(order.grams) <= upTo * 1_000)
  if (byWeight.length > 0 && !step) return undefined
  return (step ?? way).price + perPiece * order.pieces
}

/** Of working days; empty if the owner says none, nobody knows them, or a product has to be ordered first. */
function arrivalText({ days, pickUp }: DeliveryWay, lines: readonly CartLine[], now = Date.now()) {
  if (!days || lines.some(({ product }) => product.availability === 'order')) return ''
  const dates = days.flatMap((count) => workingDay(now, count) ?? [])
  if (dates.length < days.length) return ''
  const [first = '', last] = new Set(dates.map(dayText))
  const arrival = { days: last === undefined ? first : m.deliveryDays({ first, last }) }
  return pickUp ? m.deliveryReady(arrival) : m.deliveryWithYou(arrival)
}

function dayText(day: Date): string {
  const weekday = day.toLocaleDateString(SETTINGS.language, { weekday: 'short' })
  return `${weekday.replace(/[.,]$/, '')} ${day.getDate()}`
}

/** Infinite if it is not known, which no rule reaches. */
export function gramsOf(
  { facts }: Pick<Product, 'facts'>,
  shop: Pick<ShopSettings, 'facts'> = SETTINGS,
): number {
  const { weight = '' } = facts ?? {}
  const text = /\d$/.test(weight) ? `${weight} ${shop.facts?.weight?.unit ?? 'kg'}` : weight
  return gramsIn(text) ?? (kilogramsIn(text) ?? Infinity) * 1_000
}

// Made once, because each reader compiles its pattern.
const gramsIn = amountReader('g')
const kilogramsIn = amountReader('kg')

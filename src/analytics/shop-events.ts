import { type Cart, type CartLine, cartLines, quantitiesOf } from '#src/domain/cart/cart.ts'
import { cartTotal, countedLines } from '#src/domain/cart/todays-lines.ts'
import { roundPrice } from '#src/domain/money/money.ts'
import { productIdOf } from '#src/domain/cart/line-options.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

const { currency } = SETTINGS

/** E-mail addresses, and numbers as long as phone numbers, from nine digits on: 1000-2000 may be prices. */
const PERSONAL = /\S*@\S*|\+?\d(?:[\s().-]*\d){8,}/g

/** A part of the page that shows something: a new object each time the page is opened. */
type PagePart = object

const lastSent = new WeakMap<PagePart, string>()

let lastSearch = ''

export const shopEvents = {
  /** A list is on the page. Not sent again while the same products stay there. */
  listShown(part: PagePart, list: string, products: readonly Product[]) {
    const items = products.flatMap((product, index) =>
      isPriced(product) ? [{ ...listItem(product, list), index }] : [],
    )
    if (items.length === 0 || !isNews(part, items.map(({ item_id }) => item_id).join())) return
    send({ event: 'view_item_list', ecommerce: { currency, items } })
  },

  itemSelected(list: string, product: Product) {
    if (!isPriced(product)) return
    send({ event: 'select_item', ecommerce: { currency, items: [listItem(product, list)] } })
  },

  productShown(part: PagePart, product: Product) {
    if (isNews(part, product.itemId)) sendLines('view_item', [{ product, quantity: 1 }])
  },

  cartChanged(before: Cart, after: Cart) {
    sendLines('remove_from_cart', linesBeyond(before, after))
    sendLines('add_to_cart', linesBeyond(after, before))
  },

  /** The cart page is shown. Not sent again when its lines change. */
  cartShown(part: PagePart, lines: readonly CartLine[]) {
    if (lines.length > 0 && isNews(part, 'cart')) sendLines('view_cart', lines)
  },

  checkoutBegun(lines: readonly CartLine[]) {
    sendLines('begin_checkout', lines)
  },

  /** The results of a search are shown. Not sent twice in a row, as after Back from one of them. */
  searchShown(query: string, results: number) {
    const search = `${results} ${query}`
    if (search === lastSearch) return
    lastSearch = search
    send({ event: 'search', search_term: query.replace(PERSONAL, '…'), results })
  },
}

export type ShopEvents = typeof shopEvents

function isNews(part: PagePart, content: string): boolean {
  if (lastSent.get(part) === content) return false
  lastSent.set(part, content)
  return true
}

function linesBeyond(cart: Cart, other: Cart): CartLine[] {
  const owned = quantitiesOf(other)
  return cartLines(cart)
    .map(({ product, quantity }) => ({
      product,
      quantity: quantity - (owned.get(product.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

type ValueEventName =
  'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'

/** Sends nothing without lines that can be bought. */
function sendLines(event: ValueEventName, lines: readonly CartLine[]): void {
  const counted = countedLines(lines)
  if (counted.length === 0) return
  send({ event, ecommerce: { currency, value: cartTotal(lines), items: counted.map(itemOf) } })
}

function isPriced(product: Product): boolean {
  return knownPrice(product) !== undefined
}

function itemOf({ product, quantity }: CartLine) {
  const { id, name, brand, category, color = '', capacity, price, fullPrice } = product
  const variant = [color, capacity].filter((fact) => fact !== '').join(' / ')
  return {
    // Without what a shopper has written.
    item_id: productIdOf(id),
    item_name: name,
    ...(brand !== undefined && { item_brand: brand }),
    item_category: category,
    ...(variant !== '' && { item_variant: variant }),
    price,
    // Rounded: the difference of two prices may be 9.999999.
    ...(fullPrice > price && { discount: roundPrice(fullPrice - price) }),
    quantity,
  }
}

function listItem(product: Product, list: string) {
  return {
    ...itemOf({ product, quantity: 1 }),
    item_list_id: list.toLowerCase().replaceAll(' ', '_'),
    item_list_name: list,
  }
}

/** @param event in the shape of Google Analytics 4: `docs/analytics.md` has the fields, and when each is sent */
function send(event: object): void {
  // Google's tag manager merges entries: without this, fields of an earlier event would stay.
  globalThis.dataLayer?.push({ ecommerce: null })
  globalThis.dataLayer?.push(event)
}

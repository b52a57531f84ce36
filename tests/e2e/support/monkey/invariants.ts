import {
  cartLines,
  cartPieces,
  cartTotal,
  quantitySchema,
  type CartLine,
} from '#src/domain/cart.ts'
import { formatPrice } from '#src/domain/money.ts'
import { productSchema, type Product } from '#src/domain/product.ts'
import type { Sight } from './look.ts'

/** What must hold on any page, whatever was done; names what does not. */
export function faultsOf(sight: Sight): string[] {
  return [...faultsOfPage(sight), ...faultsOfChoices(sight)]
}

function faultsOfPage(sight: Sight): string[] {
  return broken({
    [`is ${sight.unrest.join()}`]: sight.unrest.length > 0,
    [`has ${sight.headings.length} headings`]: sight.headings.length !== 1,
    'has a heading without text': sight.headings.includes(''),
    [`has ${sight.mains} mains`]: sight.mains !== 1,
    'has no title': sight.title === '',
    'is blank': sight.length === 0,
    [`says ${sight.alerts.join()}`]: sight.alerts.length > 0,
    [`is ${sight.overflow} px too wide`]: sight.overflow > 0,
    [`has several ids ${sight.repeatedIds.join()}`]: sight.repeatedIds.length > 0,
    'has lost the focus to what is behind a dialog': sight.isFocusLost,
    'has written into the prototype of all objects': sight.isPolluted,
  })
}

/** The page shows what the browser keeps. */
function faultsOfChoices({ kept, badges, cards, lines, total, address }: Sight): string[] {
  const cart = keptLines(kept)
  const favourites = keptProducts(kept.favorites)
  const isInCart = slugTest(cart.map(({ product }) => product))
  const isFavourite = slugTest(favourites)
  const pieces = cartPieces(cart)
  const expected = cart.map(({ product, quantity }) => ({
    slug: product.itemId,
    quantity: String(quantity),
    price: formatPrice(product.price * quantity),
  }))
  const sum = formatPrice(cartTotal(cart))
  return broken({
    [`counts ${badges.cart} in the cart, not ${pieces}`]: badges.cart !== numberOrNothing(pieces),
    [`counts ${badges.favourites} favourites, not ${favourites.length}`]:
      badges.favourites !== numberOrNothing(favourites.length),
    'has cards that do not know what is chosen': cards.some(
      (card) => card.isAdded !== isInCart(card.slug) || card.isFavourite !== isFavourite(card.slug),
    ),
    ...(address === '#/cart' && {
      [`has the lines ${JSON.stringify(lines)}, not ${JSON.stringify(expected)}`]:
        JSON.stringify(lines) !== JSON.stringify(expected),
      [`has the total ${total?.join() ?? ''}, not ${sum}`]:
        cart.length > 0 && total?.join() !== `${sum},Total for ${pieces} items`,
    }),
  })
}

function broken(rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([fault, isBroken]) => (isBroken ? [fault] : []))
}

function keptLines({ cartProducts, totalBill }: Sight['kept']): CartLine[] {
  const quantities = entriesOf(parsed(totalBill)).flatMap(([id, quantity]) => {
    const { success, data } = quantitySchema.safeParse(quantity)
    return success ? [[id, data] as const] : []
  })
  return cartLines({ products: keptProducts(cartProducts), quantities: new Map(quantities) })
}

function entriesOf(json: unknown): [string, unknown][] {
  return typeof json === 'object' && json !== null ? Object.entries(json) : []
}

/** The sound products of a kept text, each once. */
function keptProducts(text: string | null): Product[] {
  const entries = parsed(text)
  if (!Array.isArray(entries)) return []
  const products = entries.flatMap((entry) => productSchema.safeParse(entry).data ?? [])
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function slugTest(products: readonly Product[]): (slug: string) => boolean {
  const slugs = new Set(products.map(({ itemId }) => itemId))
  return (slug) => slugs.has(slug)
}

function numberOrNothing(count: number): string {
  return count > 0 ? String(count) : ''
}

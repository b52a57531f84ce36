import { type CartLine, cartLines, cartPieces, quantitySchema } from '#src/domain/cart/cart.ts'
import { cartTotal } from '#src/domain/cart/todays-lines.ts'
import { COMPARISON_LIMIT } from '#src/domain/address/compare-search.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import { demoProductSchema } from '#tools/dev/demo-catalogue.ts'
import type { PageState } from './page-state.ts'

/** The broken invariants: rules that hold on every page after any action. */
export function faultsOf(state: PageState): string[] {
  return [...pageFaults(state), ...choiceFaults(state)]
}

function pageFaults(state: PageState): string[] {
  return broken({
    [`is ${state.unrest.join()}`]: state.unrest.length > 0,
    [`has ${state.headings.length} headings`]: state.headings.length !== 1,
    'has a heading without text': state.headings.includes(''),
    [`has ${state.mains} mains`]: state.mains !== 1,
    'has no title': state.title === '',
    'is blank': state.length === 0,
    [`says ${state.alerts.join()}`]: state.alerts.length > 0,
    [`is ${state.overflow} px too wide`]: state.overflow > 0,
    [`has several ids ${state.repeatedIds.join()}`]: state.repeatedIds.length > 0,
    'has lost the focus to what is behind a dialog': state.isFocusLost,
    'has written into the prototype of all objects': state.isPolluted,
  })
}

/** The page agrees with the browser's storage. */
function choiceFaults({ kept, badges, cards, lines, total, tray, address }: PageState): string[] {
  const cart = persistedLines(kept)
  const favourites = persistedProducts(kept.favorites)
  const isInCart = slugTest(cart.map(({ product }) => product))
  const isFavourite = slugTest(favourites)
  const compared = persistedProducts(kept.comparedProducts).slice(0, COMPARISON_LIMIT)
  const isCompared = slugTest(compared)
  const link =
    compared.length === 0 || address.startsWith('#/compare') ? '' : `Compare ${compared.length}`
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
      (card) =>
        card.isAdded !== isInCart(card.slug) ||
        card.isFavourite !== isFavourite(card.slug) ||
        card.isCompared !== isCompared(card.slug),
    ),
    [`has a tray that says "${tray}", not "${link}"`]: tray !== link,
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

function persistedLines({ cartProducts, totalBill }: PageState['kept']): CartLine[] {
  const quantities = entriesOf(parsed(totalBill)).flatMap(([id, quantity]) => {
    const { success, data } = quantitySchema.safeParse(quantity)
    return success ? [[id, data] as const] : []
  })
  return cartLines({ products: persistedProducts(cartProducts), quantities: new Map(quantities) })
}

function entriesOf(json: unknown): [string, unknown][] {
  return typeof json === 'object' && json !== null ? Object.entries(json) : []
}

/** The valid products of a kept text, each once. */
function persistedProducts(text: string | undefined): Product[] {
  const entries = parsed(text)
  if (!Array.isArray(entries)) return []
  const products = entries.flatMap((entry) => demoProductSchema.safeParse(entry).data ?? [])
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

/** The value of a kept text; null if there is none, or if it is no JSON. */
export function parsed(text: string | undefined): unknown {
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

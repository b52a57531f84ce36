export const listeners = new Set<(event: ShopEvent) => void>()

/**
 * Calls a listener with each event of the shop, from now on. An error in it goes to the console only.
 *
 * @returns a function that ends it
 */
export function onShopEvent(listener: (event: ShopEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A product in an event, with the names of Google Analytics 4. */
export interface ShopEventItem {
  /** The product's `id` in `products.json`. */
  readonly item_id: string
  readonly item_name: string
  readonly item_brand?: string
  readonly item_category: string
  /** Colour and capacity: `black / 64GB`. */
  readonly item_variant?: string
  /** The price of one piece now. */
  readonly price: number
  /** How much less than the full price that is; absent without a discount. */
  readonly discount?: number
  readonly quantity: number
  /** The position in the list that is shown, from 0. */
  readonly index?: number
  readonly item_list_id?: string
  readonly item_list_name?: string
}

/** Products of a list that was shown, or the one that was pressed in it. */
interface ListEvent {
  readonly event: 'view_item_list' | 'select_item'
  readonly ecommerce: {
    /** An ISO 4217 code. */
    readonly currency: string
    readonly items: readonly ShopEventItem[]
  }
}

interface ValueEvent {
  readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'
  readonly ecommerce: ListEvent['ecommerce'] & {
    /** The sum of price times quantity. */
    readonly value: number
  }
}

interface SearchEvent {
  readonly event: 'search'
  readonly search_term: string
  /** The number of products found. */
  readonly results: number
}

/** What a visitor did in the shop, in the shape of Google Analytics 4; `docs/analytics.md` says when each is sent. */
export type ShopEvent = ListEvent | ValueEvent | SearchEvent

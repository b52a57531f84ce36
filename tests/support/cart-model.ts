import type { Product } from '#src/domain/product/product.ts'

/** An action of the visitor on cart or favourites, in one of two tabs. */
export type CartAction =
  | { readonly kind: 'add' | 'remove' | 'favourite'; readonly tab: number; readonly item: Product }
  | { readonly kind: 'change'; readonly tab: number; readonly item: Product; readonly by: number }
  | { readonly kind: 'clear' | 'undo' | 'forget' | 'reload'; readonly tab: number }

/** The removal made by one action: the index and quantity of each line. */
interface Taken {
  readonly from: 'cart' | 'favourites'
  readonly lines: readonly (readonly [id: string, index: number, quantity: number])[]
}

/** The expected behaviour in its simplest form: two lists, and what each tab can undo. */
export class CartModel {
  cart: [id: string, quantity: number][] = []
  favourites: string[] = []
  readonly taken: Taken[][] = [[], []]

  act(action: CartAction) {
    const stack = this.taken[action.tab] ?? []
    switch (action.kind) {
      case 'add':
        if (!this.has('cart', action.item.id)) this.cart.push([action.item.id, 1])
        break
      case 'change': {
        const line = this.cart.find(([id]) => id === action.item.id)
        if (line) line[1] = Math.min(9_999, Math.max(1, line[1] + action.by))
        break
      }
      case 'remove':
        this.takeFromCart(stack, ([id]) => id === action.item.id)
        break
      case 'clear':
        this.takeFromCart(stack, () => true)
        break
      case 'favourite':
        this.toggle(stack, action.item.id)
        break
      case 'undo':
        this.undo(stack)
        break
      case 'forget':
      case 'reload':
        stack.length = 0
        break
    }
  }

  private has(from: Taken['from'], id: string) {
    return from === 'cart'
      ? this.cart.some(([other]) => other === id)
      : this.favourites.includes(id)
  }

  private takeFromCart(stack: Taken[], leaves: (line: [string, number]) => boolean) {
    const lines = this.cart.flatMap((line, index) =>
      leaves(line) ? [[line[0], index, line[1]] as const] : [],
    )
    this.cart = this.cart.filter((line) => !leaves(line))
    if (lines.length > 0) stack.push({ from: 'cart', lines })
  }

  private toggle(stack: Taken[], id: string) {
    const index = this.favourites.indexOf(id)
    if (index < 0) {
      this.favourites.push(id)
      return
    }
    this.favourites.splice(index, 1)
    stack.push({ from: 'favourites', lines: [[id, index, 0]] })
  }

  private undo(stack: Taken[]) {
    const latest = stack.findLastIndex(({ from, lines }) =>
      lines.some(([id]) => !this.has(from, id)),
    )
    const [taken] = latest < 0 ? [] : stack.splice(latest, 1)
    for (const [id, index, quantity] of taken?.lines ?? []) {
      if (!taken || this.has(taken.from, id)) continue
      if (taken.from === 'cart') this.cart.splice(index, 0, [id, quantity])
      else this.favourites.splice(index, 0, id)
    }
  }
}

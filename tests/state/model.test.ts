import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { Product } from '#src/domain/product.ts'
import { openTab, StandInStorage, standInForWindow, tellOfChange } from '../support/kept-state.ts'
import { product } from '../support/products.ts'
import { runs } from '../support/runs.ts'

/** Few products, so that actions meet; among them ids that are names of what every object has. */
const PRODUCTS = ['phone', 'strap', '__proto__', 'constructor', '7'].map((id) => product({ id }))

type Action =
  | { readonly kind: 'add' | 'remove' | 'favourite'; readonly tab: number; readonly item: Product }
  | { readonly kind: 'change'; readonly tab: number; readonly item: Product; readonly by: number }
  | { readonly kind: 'clear' | 'undo' | 'forget' | 'reload'; readonly tab: number }

const tab = fc.nat({ max: 1 })
const item = fc.constantFrom(...PRODUCTS)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), tab, item }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'favourite'), tab, item }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      tab,
      item,
      by: fc.constantFrom(1, -1, 3, 9_999, -9_999),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('clear', 'forget'), tab }) },
)

/** What was taken out by one act: where each piece of it stood. */
interface Taken {
  readonly from: 'cart' | 'favourites'
  readonly lines: readonly (readonly [id: string, place: number, quantity: number])[]
}

/** The shop's promises, in the plainest form: two lists, and what each tab can undo. */
class Model {
  cart: [id: string, quantity: number][] = []
  favourites: string[] = []
  readonly taken: Taken[][] = [[], []]

  act(action: Action) {
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
    const lines = this.cart.flatMap((line, place) =>
      leaves(line) ? [[line[0], place, line[1]] as const] : [],
    )
    this.cart = this.cart.filter((line) => !leaves(line))
    if (lines.length > 0) stack.push({ from: 'cart', lines })
  }

  private toggle(stack: Taken[], id: string) {
    const place = this.favourites.indexOf(id)
    if (place < 0) {
      this.favourites.push(id)
      return
    }
    this.favourites.splice(place, 1)
    stack.push({ from: 'favourites', lines: [[id, place, 0]] })
  }

  private undo(stack: Taken[]) {
    const index = stack.findLastIndex(({ from, lines }) =>
      lines.some(([id]) => !this.has(from, id)),
    )
    const [taken] = index < 0 ? [] : stack.splice(index, 1)
    for (const [id, place, quantity] of taken?.lines ?? []) {
      if (!taken || this.has(taken.from, id)) continue
      if (taken.from === 'cart') this.cart.splice(place, 0, [id, quantity])
      else this.favourites.splice(place, 0, id)
    }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('does what a simple model does, in two tabs, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const storage = new StandInStorage()
      const browser = standInForWindow(storage)
      const tabs = [await openTab(), await openTab()]
      const model = new Model()
      for (const action of actions) {
        await perform(action, tabs)
        model.act(action)
        for (const key of ['cartProducts', 'totalBill', 'favorites']) tellOfChange(browser, key)
        for (const open of tabs) {
          expect(open.lines()).toEqual(model.cart)
          expect(open.favouriteIds()).toEqual(model.favourites)
          expect(open.pieces()).toBe(model.cart.reduce((sum, [, quantity]) => sum + quantity, 0))
        }
      }
      const later = await openTab()
      expect(later.lines()).toEqual(model.cart)
      expect(later.favouriteIds()).toEqual(model.favourites)
    }),
    { numRuns: runs(500) },
  )
}, 600_000)

it('loses no addition of a tab that has not heard of the other’s', async () => {
  const deaf = fc.array(fc.record({ kind: fc.constantFrom('add', 'favourite'), tab, item }), {
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(deaf, async (actions) => {
      standInForWindow(new StandInStorage())
      const tabs = [await openTab(), await openTab()]
      const model = new Model()
      for (const action of actions) {
        await perform(action, tabs)
        model.act(action)
      }
      const later = await openTab()
      expect(later.lines()).toEqual(model.cart)
      expect(later.favouriteIds()).toEqual(model.favourites)
    }),
    { numRuns: runs(200) },
  )
}, 600_000)

type Tab = Awaited<ReturnType<typeof openTab>>

/** Performs an action in the shop itself. A tab that is loaded again is a new one. */
async function perform(action: Action, tabs: Tab[]): Promise<void> {
  const open = tabs[action.tab]
  if (!open) throw new RangeError(`There is no tab ${action.tab}`)
  switch (action.kind) {
    case 'add':
      open.add(action.item)
      break
    case 'remove':
      open.remove(action.item.id)
      break
    case 'change':
      open.change(action.item.id, action.by)
      break
    case 'favourite':
      open.toggle(action.item)
      break
    case 'clear':
      open.clear()
      break
    case 'undo':
      open.undo()
      break
    case 'forget':
      open.forget()
      break
    case 'reload':
      tabs[action.tab] = await openTab()
  }
}

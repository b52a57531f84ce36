import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { KeptModel, type KeptAction } from '../support/kept-model.ts'
import { openTab, StandInStorage, standInForWindow, tellOfChange } from '../support/kept-state.ts'
import { product } from '../support/products.ts'
import { runs } from '../support/runs.ts'

/** Few products, so that actions meet; among them ids that are names of what every object has. */
const PRODUCTS = ['phone', 'strap', '__proto__', 'constructor', '7'].map((id) => product({ id }))

const tab = fc.nat({ max: 1 })
const item = fc.constantFrom(...PRODUCTS)
const action: fc.Arbitrary<KeptAction> = fc.oneof(
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

afterEach(() => {
  vi.unstubAllGlobals()
})

it('does what a simple model does, in two tabs, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const storage = new StandInStorage()
      const browser = standInForWindow(storage)
      const tabs = [await openTab(), await openTab()]
      const model = new KeptModel()
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
    { numRuns: runs(125) },
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
      const model = new KeptModel()
      for (const action of actions) {
        await perform(action, tabs)
        model.act(action)
      }
      const later = await openTab()
      expect(later.lines()).toEqual(model.cart)
      expect(later.favouriteIds()).toEqual(model.favourites)
    }),
    { numRuns: runs(50) },
  )
}, 600_000)

type Tab = Awaited<ReturnType<typeof openTab>>

/** Performs an action in the shop itself. A tab that is loaded again is a new one. */
async function perform(action: KeptAction, tabs: Tab[]): Promise<void> {
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

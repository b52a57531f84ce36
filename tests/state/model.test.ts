import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CartModel, type CartAction } from '#tests/support/cart-model.ts'
import { BrowserTabs, type BrowserTab } from '#tests/support/browser-tabs.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

/** Few products, so that actions often concern the same one; some ids are names of Object’s own members. */
const PRODUCTS = ['phone', '__proto__', '7'].map((id) => product({ id }))

const tab = fc.nat({ max: 1 })
const item = fc.constantFrom(...PRODUCTS)
const choice: fc.Arbitrary<CartAction> = fc.oneof(
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), tab }) },
)
const action: fc.Arbitrary<CartAction> = fc.oneof(
  { weight: 11, arbitrary: choice },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), tab }) },
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('two tabs that hear everything at once agree with a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const browser = await BrowserTabs.open()
      const model = new CartModel()
      for (const action of actions) {
        await perform(action, browser)
        model.act(action)
        browser.settle()
        expectSame(browser, model)
      }
    }),
    tries(100),
  )
}, 600_000)

const PLAIN = ['phone', '__proto__', '7', 'strap'].map((id) => product({ id }))

it('three tabs that hear late, freeze, open and close come to show the same, and lose nothing', async () => {
  const tab = fc.nat({ max: 2 })
  const item = fc.constantFrom(...PLAIN)
  const press: fc.Arbitrary<CartAction> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('add', 'favourite'), tab, item }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('change' as const),
        tab,
        item,
        by: fc.constantFrom(1, 3),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, item }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('clear', 'undo'), tab }) },
  )
  const step = fc.oneof(
    { weight: 6, arbitrary: press },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('message', 'write', 'timer', 'freeze', 'thaw'),
        tab,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reopen', 'settle'), tab }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const browser = await BrowserTabs.open(3)
      const seen = new Effects()
      for (const step of steps) {
        const open = browser.tabs[step.tab]
        if (!open) continue
        switch (step.kind) {
          case 'message':
            if (!open.isFrozen) open.receiveMessage()
            break
          case 'write':
            if (!open.isFrozen) open.receiveWrite()
            break
          case 'timer':
            // A timer is slower than what has been sent.
            if (!open.isFrozen && open.isIdle) open.runTimer()
            break
          case 'freeze':
          case 'thaw':
            open.isFrozen = step.kind === 'freeze'
            break
          case 'reopen':
            // A tab that has heard everything may close at any moment.
            if (!open.isIdle) break
            browser.close(open)
            await browser.openTab()
            break
          case 'settle':
            browser.settle()
            break
          default:
            seen.note(open, (page) => act(step, page))
        }
      }
      for (const open of browser.tabs) open.isFrozen = false
      browser.settle()
      seen.expectIn(browser)
    }),
    tries(150),
  )
}, 600_000)

it('what a tab adds that is closed before its messages arrive is not lost', async () => {
  const press = fc.record({ kind: fc.constantFrom('add', 'favourite'), tab, item })
  await fc.assert(
    fc.asyncProperty(fc.array(press), fc.array(press), async (before, last) => {
      const browser = await BrowserTabs.open(3)
      const seen = new Effects()
      const add = (action: (typeof before)[number], page: Page) => {
        if (action.kind === 'add' || !page.isFavourite(action.item.id)) act(action, page)
      }
      for (const action of before) seen.note(browser.tabs[action.tab], (page) => add(action, page))
      browser.settle()
      const closed = browser.tabs[2]
      for (const action of last) seen.note(closed, (page) => add(action, page))
      if (closed) browser.close(closed)
      for (const open of browser.tabs) open.messages.length = 0
      browser.settle()
      seen.expectIn(browser)
    }),
    tries(50),
  )
}, 600_000)

/** What visitors saw happen in the tabs where they acted. */
class Effects {
  /** By list and id: whether the product is in the list since the last change. */
  private readonly present = new Map<string, boolean>()
  /** By id: the pieces that were added to lines which were never removed. */
  private readonly pieces = new Map<string, number>()
  private readonly removed = new Set<string>()

  /** Acts in a tab, and notes what has changed there. */
  note(tab: BrowserTab | undefined, press: (page: Page) => void): void {
    tab?.do((page) => {
      const [cart, favourites] = [new Map(page.lines()), page.favouriteIds()]
      press(page)
      const [cartNow, favouritesNow] = [new Map(page.lines()), page.favouriteIds()]
      for (const { id } of PLAIN) {
        if (favourites.includes(id) !== favouritesNow.includes(id)) {
          this.present.set(`favourites ${id}`, favouritesNow.includes(id))
        }
        if (cart.has(id) !== cartNow.has(id)) this.present.set(`cart ${id}`, cartNow.has(id))
        if (cart.has(id) && !cartNow.has(id)) this.removed.add(id)
        const by = (cartNow.get(id) ?? 1) - (cart.get(id) ?? 1)
        this.pieces.set(id, (this.pieces.get(id) ?? 1) + by)
      }
    })
  }

  /** Expects all tabs and the storage to hold what was changed last. */
  expectIn({ tabs, texts }: BrowserTabs): void {
    const shown = tabs.map((open) =>
      open.do((page) => [page.lines(), page.favouriteIds()] as const),
    )
    const [lines, favourites] = shown[0] ?? [[], []]
    for (const other of shown) expect(other).toEqual([lines, favourites])
    expect(idsIn(texts.get('cartProducts'))).toEqual(lines.map(([id]) => id))
    expect(idsIn(texts.get('favorites'))).toEqual(favourites)
    const quantities = valuesIn(texts.get('totalBill'))
    for (const [id, quantity] of lines)
      expect([id, quantities.get(id) ?? 1]).toEqual([id, quantity])
    for (const [entry, isPresent] of this.present) {
      const [list, id = ''] = entry.split(' ')
      const isThere =
        list === 'cart' ? lines.some(([line]) => line === id) : favourites.includes(id)
      expect([entry, isThere]).toEqual([entry, isPresent])
    }
    for (const [id, quantity] of lines) {
      if (!this.removed.has(id)) expect([id, quantity]).toEqual([id, this.pieces.get(id)])
    }
  }
}

/** Not `z.record`, which leaves out the id `__proto__`. */
function valuesIn(text = '{}'): ReadonlyMap<string, unknown> {
  const values: unknown = JSON.parse(text)
  return new Map(typeof values === 'object' && values ? Object.entries(values) : [])
}

function idsIn(text = '[]'): unknown[] {
  const products: unknown = JSON.parse(text)
  return z
    .array(z.object({ id: z.string() }))
    .parse(products)
    .map(({ id }) => id)
}

/** Expects both tabs to show the model's cart and favourites, now and after a reload. */
function expectSame(browser: BrowserTabs, model: CartModel): void {
  const pieces = model.cart.reduce((sum, [, quantity]) => sum + quantity, 0)
  for (const open of browser.tabs) {
    open.do((page) => {
      expect(page.lines()).toEqual(model.cart)
      expect(page.favouriteIds()).toEqual(model.favourites)
      expect(page.pieces()).toBe(pieces)
    })
  }
}

/** Performs an action in the shop itself. */
async function perform(action: CartAction, { tabs }: BrowserTabs): Promise<void> {
  const tab = tabs[action.tab]
  if (!tab) throw new RangeError(`There is no tab ${action.tab}`)
  if (action.kind === 'reload') await tab.load()
  else tab.do((page) => act(action, page))
}

type Page = Parameters<Parameters<BrowserTabs['tabs'][number]['do']>[0]>[0]

function act(action: Exclude<CartAction, { kind: 'reload' }>, page: Page): void {
  switch (action.kind) {
    case 'add':
      page.add(action.item)
      break
    case 'remove':
      page.remove(action.item.id)
      break
    case 'change':
      page.change(action.item.id, action.by)
      break
    case 'favourite':
      page.toggle(action.item)
      break
    case 'clear':
      page.clear()
      break
    case 'undo':
      page.undo()
      break
    case 'forget':
      page.forget()
      break
  }
}

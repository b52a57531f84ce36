import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Product } from '#src/domain/product/product.ts'
import { BrowserTabs, type BrowserTab, type Page } from '#tests/support/browser-tabs.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

/** Few products, so that presses often concern the same one; some ids are names of Object’s own members. */
const PRODUCTS = ['phone', '__proto__', '7', 'strap'].map((id) => product({ id }))

const tab = fc.nat({ max: 2 })
const item = fc.constantFrom(...PRODUCTS)

/** A press, as a function of the page. */
type Press = (page: Page) => unknown

const PRESSES: readonly ((item: Product) => Press)[] = [
  (item) => (page) => page.add(item),
  (item) => (page) => page.toggle(item),
  (item) => (page) => page.change(item.id, 1),
  (item) => (page) => page.change(item.id, 3),
  (item) => (page) => page.remove(item.id),
  (item) => (page) => page.replace([{ ...item, price: 7 }]),
  () => (page) => page.clear(),
  () => (page) => page.undo(),
]

const press = fc.tuple(fc.constantFrom(...PRESSES), item).map(([pressOn, item]) => pressOn(item))

const event = fc.constantFrom('message', 'write', 'timer', 'freeze', 'thaw')
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tab, press }) },
  { weight: 6, arbitrary: fc.record({ tab, event }) },
  { weight: 1, arbitrary: fc.record({ tab, event: fc.constantFrom('reopen', 'settle') }) },
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('three tabs that hear late, freeze, open and close come to show the same, and lose nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const browser = await BrowserTabs.open(3)
      const seen = new Effects()
      for (const step of steps) {
        const open = browser.tabs[step.tab]
        if (open && 'press' in step) seen.note(open, step.press)
        else if (open && 'event' in step) await happen(step.event, open, browser)
      }
      for (const open of browser.tabs) open.isFrozen = false
      browser.settle()
      seen.expectIn(browser)
    }),
    tries(150),
  )
}, 600_000)

async function happen(event: string, tab: BrowserTab, browser: BrowserTabs): Promise<void> {
  if (event === 'freeze' || event === 'thaw') tab.isFrozen = event === 'freeze'
  else if (event === 'settle') browser.settle()
  else if (event === 'reopen' && tab.isIdle) {
    // A tab that has heard everything may close at any moment.
    browser.close(tab)
    await browser.openTab()
  } else if (!tab.isFrozen) {
    if (event === 'message') tab.receiveMessage()
    if (event === 'write') tab.receiveWrite()
    // A timer is slower than what has been sent.
    if (event === 'timer' && tab.isIdle) tab.runTimer()
  }
}

it('what a tab adds that is closed before its messages arrive is not lost', async () => {
  const addition = fc.tuple(item, fc.boolean()).map(([item, isFavourite]) => (page: Page) => {
    if (!isFavourite) page.add(item)
    else if (!page.favouriteIds().includes(item.id)) page.toggle(item)
  })
  const before = fc.array(fc.record({ tab, press: addition }))
  await fc.assert(
    fc.asyncProperty(before, fc.array(addition), async (before, last) => {
      const browser = await BrowserTabs.open(3)
      const seen = new Effects()
      for (const { tab, press } of before) seen.note(browser.tabs[tab], press)
      browser.settle()
      const closed = browser.tabs[2]
      for (const press of last) seen.note(closed, press)
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
  note(tab: BrowserTab | undefined, press: Press): void {
    tab?.do((page) => {
      const [cart, favourites] = [new Map(page.lines()), page.favouriteIds()]
      press(page)
      const [cartNow, favouritesNow] = [new Map(page.lines()), page.favouriteIds()]
      for (const { id } of PRODUCTS) {
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
  expectIn(browser: BrowserTabs): void {
    const [shown, ...others] = browser.tabs.map((open) =>
      open.do((page) => ({ lines: page.lines(), favourites: page.favouriteIds() })),
    )
    if (!shown) throw new Error('No tab is open')
    for (const other of others) expect(other).toEqual(shown)
    const { lines, favourites } = shown
    expect(idsIn(browser.json('cartProducts'))).toEqual(lines.map(([id]) => id))
    expect(idsIn(browser.json('favorites'))).toEqual(favourites)
    const quantities = new Map(Object.entries(browser.json('totalBill') ?? {}))
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

function idsIn(json: unknown): string[] {
  const products = z.nullable(z.array(z.object({ id: z.string() }))).parse(json)
  return (products ?? []).map(({ id }) => id)
}

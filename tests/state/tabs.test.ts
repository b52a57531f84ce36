import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { openTab, ownBrowser, StandInStorage, standInForWindow } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'
import { tries } from '#tests/support/tries.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fire } = ownBrowser()

type Page = Awaited<ReturnType<typeof openTab>>

it.each(['storage', 'pageshow', 'visibilitychange'] as const)(
  'shows what another tab or a person has written after the event %s, cart and quantities together',
  async (event) => {
    const tab = await openTab()
    storage.texts.set('cartProducts', JSON.stringify([phone]))
    storage.texts.set('totalBill', '{"phone":3}')
    storage.texts.set('favorites', JSON.stringify([strap]))
    expect(tab.cart()).toBe('')
    fire(event)
    expect([tab.cart(), tab.favouriteIds()]).toStrictEqual(['phone*3', ['strap']])
    const [before] = tab.favourites()
    fire(event)
    expect(tab.favourites()[0]).toBe(before)
    storage.texts.clear()
    fire(event)
    expect([tab.cart(), tab.favourites()]).toStrictEqual(['', []])
    expect([...storage.texts]).toStrictEqual([])
  },
)

it('checks what another tab has written, as everything that is read', async () => {
  const tab = await openTab()
  storage.texts.set('cartProducts', JSON.stringify([phone, { id: 'x' }]))
  storage.texts.set('totalBill', '{"phone":"many"}')
  storage.texts.set('theme', '"blue"')
  fire('storage')
  expect([tab.cart(), tab.theme()]).toStrictEqual(['phone*1', 'system'])
  expect(storage.json('cartProducts.rejected')).toStrictEqual([phone, { id: 'x' }])
})

it('a change begins with what the storage holds, before any event has told the tab', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.add(phone)
  one.change('phone', 2)
  one.toggle(strap)
  other.change('phone', 1)
  other.add(strap)
  expect(other.cart()).toBe('phone*4 strap*1')
  one.remove('phone')
  other.change('phone', 1)
  expect(other.cart()).toBe('strap*1')
})

it('a quantity of 4 stays 4 when the clock is set back between two tabs', async () => {
  const early = await openTab()
  early.add(phone)
  early.change('phone', 3)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const late = await openTab()
  fire('storage')
  expect([early.cart(), late.cart()]).toStrictEqual(['phone*4', 'phone*4'])
  late.toggle(phone)
  expect(storage.json('totalBill')).toStrictEqual({ phone: 4 })
})

/** Few products, so that actions often concern the same one; some ids are names of Object's own members. */
const PRODUCTS = ['phone', '__proto__', '7', 'strap'].map((id) => product({ id }))

/** What the visitor expects of a press: the cart and favourites by id, in order. */
interface Expected {
  readonly cart: Map<string, number>
  readonly favourites: Set<string>
}

const ACTIONS = {
  add: (page: Page, item = phone, { cart }: Expected) => {
    page.add(item)
    if (!cart.has(item.id)) cart.set(item.id, 1)
  },
  change: (page: Page, { id } = phone, { cart }: Expected) => {
    page.change(id, 3)
    const quantity = cart.get(id)
    if (quantity !== undefined) cart.set(id, quantity + 3)
  },
  remove: (page: Page, { id } = phone, { cart }: Expected) => {
    page.remove(id)
    cart.delete(id)
  },
  clear: (page: Page, _item: unknown, { cart }: Expected) => {
    page.clear()
    cart.clear()
  },
  toggle: (page: Page, item = phone, { favourites }: Expected) => {
    page.toggle(item)
    if (!favourites.delete(item.id)) favourites.add(item.id)
  },
}

const press = fc.record({
  tab: fc.nat({ max: 2 }),
  action: fc.constantFrom('add', 'add', 'change', 'change', 'remove', 'toggle', 'clear'),
  item: fc.constantFrom(...PRODUCTS),
})
const step = fc.oneof(
  { weight: 20, arbitrary: press },
  { weight: 1, arbitrary: fc.constantFrom('reload', 'freeze', 'wake') },
)

it('200 actions in three tabs, one reloaded, one with its clock behind, one frozen and woken: all show the same', async () => {
  const actions = fc.array(step, { minLength: 200, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      const shared = new StandInStorage()
      const expected: Expected = { cart: new Map(), favourites: new Set() }
      const tabs = [await liveTab(shared), await liveTab(shared, -3_600_000), await liveTab(shared)]
      for (const step of steps) {
        const [first, , last] = tabs
        if (step === 'reload') await first?.reload()
        else if (step === 'freeze') last?.freeze()
        else if (step === 'wake') last?.wake()
        else {
          const tab = tabs[step.tab]
          if (!tab || tab.isFrozen()) continue
          tab.do((page) => ACTIONS[step.action](page, step.item, expected))
          // A third of a second later, the others have heard of it.
          for (const other of tabs) if (other !== tab) other.hear()
        }
        for (const tab of tabs) if (!tab.isFrozen()) tab.expect(expected)
      }
      tabs[2]?.wake()
      for (const tab of tabs) tab.expect(expected)
      const quantities = shared.json('totalBill') ?? {}
      expect(new Map(Object.entries(quantities))).toEqual(expected.cart)
    }),
    tries(10),
  )
}, 600_000)

/** A tab with a window and a clock of its own. */
async function liveTab(shared: StandInStorage, clock = 0) {
  let window = standInForWindow(shared)
  let page = await openTab()
  let isFrozen = false
  const hear = () => !isFrozen && window.dispatchEvent(new Event('storage'))
  const act = (action: (page: Page) => void) => {
    vi.setSystemTime(1_700_000_000_000 + clock)
    action(page)
  }
  return {
    do: act,
    hear,
    isFrozen: () => isFrozen,
    freeze: () => (isFrozen = true),
    wake: () => {
      isFrozen = false
      window.dispatchEvent(new Event('visibilitychange'))
    },
    reload: async () => {
      window = standInForWindow(shared)
      page = await openTab()
    },
    expect: ({ cart, favourites }: Expected) => {
      expect(page.lines()).toEqual([...cart])
      expect(page.favouriteIds()).toEqual([...favourites])
    },
  }
}

import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { KeptModel, type KeptAction } from '../support/kept-model.ts'
import { KeptTabs } from '../support/kept-tabs.ts'
import { product } from '../support/products.ts'
import { tries } from '../support/tries.ts'

/** Few products, so that actions often concern the same one; some ids are names of Object’s own members. */
const PRODUCTS = ['phone', '__proto__', '7'].map((id) => product({ id }))

const tab = fc.nat({ max: 1 })
const item = fc.constantFrom(...PRODUCTS)
const choice: fc.Arbitrary<KeptAction> = fc.oneof(
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
const action: fc.Arbitrary<KeptAction> = fc.oneof(
  { weight: 11, arbitrary: choice },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), tab }) },
)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('two tabs that get storage events immediately agree with a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const browser = await KeptTabs.open()
      const model = new KeptModel()
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

it('a tab that handles storage events late loses nothing and brings nothing back', async () => {
  const event = fc.record({ kind: fc.constant('event' as const), tab })
  const steps = fc.array(
    fc.oneof({ weight: 2, arbitrary: action }, { weight: 3, arbitrary: event }),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const browser = await KeptTabs.open()
      const model = new KeptModel()
      for (const step of steps) {
        const open = browser.tabs[step.tab]
        // What can be undone depends on what the tab shows, so Undo waits for a tab that shows everything.
        if (step.kind === 'event') {
          open?.runTask()
        } else if (step.kind !== 'undo' || open?.isIdle) {
          await perform(step, browser)
          model.act(step)
        }
      }
      browser.settle()
      expectSame(browser, model)
    }),
    tries(150),
  )
}, 600_000)

it('a busy tab that acts on an outdated copy of storage loses nothing and brings nothing back', async () => {
  const round = fc.record({
    busy: tab,
    meanwhile: fc.array(choice, { maxLength: 6 }),
    waiting: fc.array(choice, { maxLength: 4 }),
    after: fc.array(item, { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 5 }), async (rounds) => {
      const browser = await KeptTabs.open()
      for (const { busy, meanwhile, waiting, after } of rounds) {
        const slow = browser.tabs[busy === 0 ? 0 : 1]
        const quick = browser.tabs[busy === 0 ? 1 : 0]
        const models = [modelOf(quick), modelOf(quick)] as const
        const touched = [new Set<string>(), new Set<string>()] as const
        slow.fallBehind()
        for (const [index, tab, actions] of [
          [0, quick, meanwhile],
          [1, slow, waiting],
        ] as const) {
          for (const action of actions) {
            tab.do((page) => act(action, page))
            models[index].act({ ...action, tab: 0 })
            for (const entry of entriesOf(action)) touched[index].add(entry)
          }
        }
        // No late addition after two waiting clicks: if they cancel each other out, the busy tab seems not to have
        // written.
        for (const added of waiting.length > 1 ? [] : after) {
          const action = { kind: 'add', tab: 0, item: added } as const
          if (touched.some((entries) => entries.has(`cart ${added.id}`))) continue
          quick.do((page) => act(action, page))
          models[0].act(action)
          touched[0].add(`cart ${added.id}`)
        }
        slow.catchUp()
        browser.settle()
        const lists = modelOf(slow)
        expectSame(browser, lists)
        // Where both tabs have changed the same product, either result is right.
        for (const entry of ENTRIES) {
          if (touched.every((entries) => entries.has(entry))) continue
          const model = models[touched[0].has(entry) ? 0 : 1]
          expect([entry, amountOf(entry, lists)]).toEqual([entry, amountOf(entry, model)])
        }
      }
    }),
    tries(75),
  )
}, 600_000)

const ENTRIES = PRODUCTS.flatMap(({ id }) => [`cart ${id}`, `favourites ${id}`])

/** The entries of cart and favourites that an action may change. */
function entriesOf(action: KeptAction): readonly string[] {
  if (action.kind === 'favourite') return [`favourites ${action.item.id}`]
  if ('item' in action) return [`cart ${action.item.id}`]
  return ENTRIES.filter((entry) => entry.startsWith('cart'))
}

/** The pieces in the cart, or 1 for a favourite; 0 for an entry that does not exist. */
function amountOf(entry: string, { cart, favourites }: KeptModel): number {
  const isFavourite = favourites.some((id) => entry === `favourites ${id}`)
  return isFavourite ? 1 : (cart.find(([id]) => entry === `cart ${id}`)?.[1] ?? 0)
}

/** A model that starts from what a tab shows. */
function modelOf(tab: KeptTabs['tabs'][number]): KeptModel {
  const model = new KeptModel()
  tab.do((page) => {
    model.cart = page.lines()
    model.favourites = page.favouriteIds()
  })
  return model
}

/** Expects both tabs to show the model's cart and favourites, now and after a reload. */
function expectSame(browser: KeptTabs, model: KeptModel): void {
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
async function perform(action: KeptAction, { tabs }: KeptTabs): Promise<void> {
  const tab = tabs[action.tab]
  if (!tab) throw new RangeError(`There is no tab ${action.tab}`)
  if (action.kind === 'reload') await tab.load()
  else tab.do((page) => act(action, page))
}

type Page = Parameters<Parameters<KeptTabs['tabs'][number]['do']>[0]>[0]

function act(action: Exclude<KeptAction, { kind: 'reload' }>, page: Page): void {
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

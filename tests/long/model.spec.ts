import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import { KeptModel, type KeptAction } from '#tests/support/kept-model.ts'
import { product } from '#tests/support/products.ts'
import {
  card,
  cartLink,
  expect,
  favouritesLink,
  mainNavigation,
  test,
} from '#tests/e2e/support/shop.ts'

/** Few products, so that actions meet; some ids are names of properties that every object has. */
const PRODUCTS = ['phone', 'strap', '__proto__', 'constructor'].map((id) =>
  product({ id, name: `The ${id}`, itemId: `the-${id}`, image: '' }),
)

const SEQUENCES = fc.sample(
  fc.array(
    fc.record({
      kind: fc.constantFrom(
        ...([
          'add',
          'add',
          'more',
          'less',
          'favourite',
          'remove',
          'undone',
          'clear',
          'reload',
        ] as const),
      ),
      tab: fc.nat({ max: 1 }),
      item: fc.constantFrom(...PRODUCTS),
    }),
    { minLength: 20, maxLength: 20 },
  ),
  { seed: 20_261_121, numRuns: 3 },
)

type Action = (typeof SEQUENCES)[number][number]

for (const [index, sequence] of SEQUENCES.entries()) {
  test(`two real tabs do what a simple model does, sequence ${index + 1}`, async ({
    page,
    context,
  }) => {
    await context.route('**/api/products.json', (route) => route.fulfill({ json: PRODUCTS }))
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) await tab.goto('#/phones')
    const model = new KeptModel()
    for (const action of sequence) {
      const tab = tabs[action.tab] ?? page
      await test.step(`${action.kind} ${action.item.id} in tab ${action.tab}`, async () => {
        if (isPossible(action, model)) {
          await perform(action, tab)
          const same = modelled(action)
          if (same) model.act(same)
        }
        const pieces = model.cart.reduce((sum, [, quantity]) => sum + quantity, 0)
        for (const open of tabs) {
          await expect(cartLink(open)).toHaveText(`Cart ${pieces || ''}`.trim())
          await expect(favouritesLink(open)).toHaveText(
            `Favourites ${model.favourites.length || ''}`.trim(),
          )
        }
      })
    }
    for (const tab of tabs) {
      await cartLink(tab).click()
      await expect(tab.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(
        model.cart.map(([id]) => `The ${id}`),
      )
      await favouritesLink(tab).click()
      await expect(tab.getByRole('article').getByRole('link')).toHaveText(
        model.favourites.map((id) => `The ${id}`),
      )
    }
  })
}

/** Whether the page has a control for it now: only what is in the cart can be changed there. */
function isPossible({ kind, item }: Action, { cart }: KeptModel): boolean {
  const isInCart = cart.some(([id]) => id === item.id)
  switch (kind) {
    case 'add':
      return !isInCart
    case 'more':
    case 'less':
    case 'remove':
    case 'undone':
      return (
        isInCart && (kind !== 'less' || cart.some(([id, count]) => id === item.id && count > 1))
      )
    case 'clear':
      return cart.length > 0
    case 'favourite':
    case 'reload':
      return true
  }
}

/** The same action in the model; removing a line and undoing that at once changes nothing. */
function modelled({ kind, tab, item }: Action): KeptAction | undefined {
  switch (kind) {
    case 'more':
      return { kind: 'change', tab, item, by: 1 }
    case 'less':
      return { kind: 'change', tab, item, by: -1 }
    case 'undone':
      return undefined
    default:
      return { kind, tab, item }
  }
}

async function perform({ kind, item }: Action, tab: Page): Promise<void> {
  const press = (name: string | RegExp, within: Page | Locator = tab) =>
    within.getByRole('button', { name }).click()
  const pressInList = async (name: string | RegExp) => {
    await mainNavigation(tab).getByRole('link', { name: 'Phones' }).click()
    await press(name, card(tab, item.name))
  }
  const pressInCart = async (name: string) => {
    await cartLink(tab).click()
    const lines = tab.getByRole('main').getByRole('listitem')
    const link = tab.getByRole('link', { name: item.name, exact: true })
    await press(name, lines.filter({ has: link }))
  }
  switch (kind) {
    case 'add':
      await pressInList('Add to cart')
      break
    case 'favourite':
      await pressInList(/favourites$/)
      break
    case 'more':
      await pressInCart('Increase quantity')
      break
    case 'less':
      await pressInCart('Decrease quantity')
      break
    case 'remove':
      await pressInCart('Remove')
      break
    case 'undone':
      await pressInCart('Remove')
      await press('Undo')
      break
    case 'clear':
      await cartLink(tab).click()
      await press('Checkout')
      await press('Confirm')
      break
    case 'reload':
      await tab.reload()
  }
}

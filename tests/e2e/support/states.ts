import type { Page } from '@playwright/test'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tests/support/our-catalogue.ts'
import { holdFile, serveFile } from './catalogue.ts'
import { detail, product } from '#tests/support/products.ts'

/** A screen of the shop in one of its states. */
export interface ScreenState {
  readonly name: string
  /** Brings a new page into the state, which stays until the page is left. */
  readonly open: (page: Page) => Promise<void>
  /** The state exists in windows narrower than this only, in pixels. */
  readonly below?: number
}

const [phone, otherPhone] = ofCategory('phones')
const [tablet] = ofCategory('tablets')
const [accessory] = ofCategory('accessories')

const longName: Product = {
  ...accessory,
  id: 'long-name',
  itemId: 'long-name',
  name: `${accessory.name}, with a name that is much longer than any other name in the whole shop`,
}

/** A cart with lines of one piece, of the most pieces, and of a long name; favourites of all categories. */
const CHOICES = {
  cartProducts: [phone, tablet, longName],
  totalBill: { [phone.id]: 1, [tablet.id]: 9_999, [longName.id]: 2 },
  favorites: [phone, otherPhone, tablet, longName],
}

/** Products kept at prices other than today's, and one that is no longer sold. */
const MOVED = [
  { ...phone, price: phone.price + 100 },
  { ...tablet, price: tablet.price - 50 },
  longName,
]

/** A phone without the optional parts (old price, second picture, facts) and with twelve colours. */
const ODD = {
  entry: product({
    itemId: 'odd',
    name: 'A phone of another shop',
    image: phone.image,
    price: 1299.9,
    fullPrice: 1299.9,
    screen: '',
    ram: '',
  }),
  detail: detail({
    id: 'odd',
    name: 'A phone of another shop',
    images: [phone.image],
    color: 'rose gold',
    colorsAvailable: [
      ...['black', 'white', 'rose gold', 'space gray', 'midnight', 'graphite', 'red', 'green'],
      ...['yellow', 'purple', 'sierra blue', 'desert sky'],
    ],
    priceDiscount: 1299.9,
    priceRegular: 1299.9,
    screen: '',
    ram: '',
    camera: '',
    zoom: '',
    cell: [],
  }),
}

/** Every screen in every state. */
export const STATES: readonly ScreenState[] = [
  {
    name: 'home',
    open: async (page) => {
      await serveFile(page, 'products.json', someOf(catalogue))
      await page.goto('')
      await page.getByRole('button', { name: 'Stop turning slides' }).click()
      await heading(page, 'Hot price')
    },
  },
  {
    name: 'home, its carousels moved',
    open: async (page) => {
      await serveFile(page, 'products.json', someOf(catalogue))
      await page.goto('')
      await heading(page, 'Hot price')
      for (const name of ['Brand new models', 'Hot price']) {
        await page.getByRole('region', { name }).getByRole('button', { name: 'Next' }).click()
      }
      await page.getByRole('button', { name: 'Go to slide 3' }).click()
      await page.getByRole('button', { name: 'Stop turning slides' }).click()
    },
  },
  {
    name: 'home, loading',
    open: async (page) => {
      await holdFile(page, 'products.json')
      await page.goto('')
      await page.getByRole('button', { name: 'Stop turning slides' }).click()
      await page.getByRole('status', { name: 'Loading' }).waitFor()
    },
  },
  {
    name: 'home, error',
    open: async (page) => {
      await failFile(page, 'products.json')
      await page.goto('')
      await page.getByRole('button', { name: 'Stop turning slides' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'menu open',
    below: 640,
    open: async (page) => {
      await keepChoices(page, CHOICES)
      await page.goto('#/cart')
      await page.setViewportSize({ width: 375, height: 800 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
    },
  },
  {
    name: 'list',
    open: async (page) => {
      await serveFile(page, 'products.json', someOf(catalogue))
      await openList(page, '#/phones')
    },
  },
  { name: 'list, first page', open: (page) => openList(page, '#/phones?sort=price&perPage=4') },
  {
    name: 'list, page in the middle',
    open: (page) => openList(page, '#/phones?sort=year&perPage=8&page=6'),
  },
  {
    name: 'list, last page',
    open: (page) => openList(page, '#/accessories?sort=name&perPage=16&page=99'),
  },
  {
    name: 'list, some chosen',
    open: async (page) => {
      await keepChoices(page, {
        cartProducts: [tablet],
        favorites: [tablet],
        viewedProducts: [tablet.itemId],
      })
      await openList(page, '#/tablets?perPage=4')
    },
  },
  {
    name: 'list, filtered',
    open: async (page) => {
      await openList(page, '#/phones?brand=apple_google&color=black&price=300-900&perPage=4')
      await page.getByRole('checkbox', { name: /^Apple/ }).waitFor()
    },
  },
  {
    name: 'list, filters open',
    below: 1200,
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await openList(page, '#/accessories?color=black&perPage=4')
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Show more' }).first().click()
    },
  },
  {
    name: 'list, no product matches',
    open: async (page) => {
      await page.goto('#/phones?brand=fairphone&ram=16gb')
      await heading(page, 'No models match these filters')
    },
  },
  {
    name: 'list, one card per model',
    open: (page) => openList(page, '#/phones?group=model&perPage=8'),
  },
  {
    name: 'list, loading',
    open: async (page) => {
      await holdFile(page, 'products.json')
      await page.goto('#/phones')
      await page.getByRole('status', { name: 'Loading' }).waitFor()
    },
  },
  {
    name: 'list, error',
    open: async (page) => {
      await failFile(page, 'products.json')
      await page.goto('#/phones')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'list, empty',
    open: async (page) => {
      await serveFile(page, 'products.json', [])
      await page.goto('#/tablets')
      await page.getByText('There are no tablets yet').waitFor()
    },
  },
  {
    name: 'search, suggestions',
    open: async (page) => {
      await openList(page, '#/phones?perPage=4')
      await typeSearch(page, 'blue iphone 256gb')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'search, field open',
    below: 1000,
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await openList(page, '#/phones?perPage=4')
      await typeSearch(page, 'qqqqqqqq')
      await page.getByText('No suggestions').waitFor()
    },
  },
  { name: 'search, results', open: (page) => openList(page, '#/search?q=galaxy+s25&perPage=8') },
  {
    name: 'search, closest results',
    open: (page) => openList(page, '#/search?q=purple+iphone+toaster'),
  },
  {
    name: 'search, nothing found',
    open: async (page) => {
      await page.goto('#/search?q=averyveryveryveryveryveryveryverylongquery')
      await page.getByRole('heading', { name: /^Nothing found/ }).waitFor()
    },
  },
  { name: 'product', open: (page) => openProduct(page, phone) },
  { name: 'product, accessory', open: (page) => openProduct(page, accessory) },
  {
    name: 'product, picture in full size',
    open: async (page) => {
      await openProduct(page, phone)
      await page.getByRole('button', { name: 'Show image full size' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('+')
    },
  },
  {
    name: 'product, not sold in a size',
    open: async (page) => {
      await page.goto('#/accessories/galaxy-watch7-44mm-green')
      await page.getByRole('radio', { name: 'cream, not sold in 44mm' }).press('Space')
      await heading(page, 'Similar models')
      await heading(page, 'You may also like')
    },
  },
  {
    name: 'product, its second picture, chosen',
    open: async (page) => {
      await keepChoices(page, { cartProducts: [phone], favorites: [phone] })
      await openProduct(page, phone)
      await page.getByRole('button', { name: 'Image 2' }).click()
    },
  },
  {
    name: 'product, its button scrolled away',
    below: 640,
    open: async (page) => {
      await openProduct(page, phone)
      await page.setViewportSize({ width: 375, height: 800 })
      await page.getByRole('heading', { name: 'Tech specs' }).scrollIntoViewIfNeeded()
      await page.getByRole('group', { name: `Buy ${phone.name}` }).waitFor()
    },
  },
  {
    name: 'product with little to show, and many colours',
    open: async (page) => {
      await serveFile(page, 'products.json', [ODD.entry, ...catalogue])
      await serveFile(page, 'phones.json', [ODD.detail])
      await openProduct(page, ODD.entry)
    },
  },
  {
    name: 'product, loading',
    open: async (page) => {
      await holdFile(page, 'phones.json')
      await page.goto(addressOf(phone))
      await page.getByRole('status', { name: 'Loading' }).waitFor()
      await heading(page, 'You may also like')
    },
  },
  {
    name: 'product, error',
    open: async (page) => {
      await failFile(page, 'phones.json')
      await page.goto(addressOf(phone))
      await page.getByRole('alert').waitFor()
      await heading(page, 'You may also like')
    },
  },
  {
    name: 'product that is not there',
    open: async (page) => {
      await page.goto('#/phones/a-phone-with-averyveryveryveryveryveryveryverylongname')
      await heading(page, 'There are no a phone with averyveryveryveryveryveryveryverylongname yet')
      await heading(page, 'You may also like')
    },
  },
  { name: 'cart', open: openCart },
  {
    name: 'cart, dialog open',
    open: async (page) => {
      await openCart(page)
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart, shared',
    open: async (page) => {
      await openCart(page)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    },
  },
  {
    name: 'shared list',
    open: async (page) => {
      await keepChoices(page, CHOICES)
      const cart = `${phone.id}*3_${accessory.id}_${'gone'.repeat(20)}`
      await page.goto(`#/shared?cart=${cart}&favourites=${tablet.id}`)
      await page.getByRole('button', { name: 'Replace mine' }).waitFor()
    },
  },
  {
    name: 'cart, undo',
    open: async (page) => {
      await openCart(page)
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await holdUndo(page)
    },
  },
  {
    name: 'cart, prices moved',
    open: async (page) => {
      await keepChoices(page, { cartProducts: MOVED })
      await page.goto('#/cart')
      await page.getByRole('button', { name: 'Use all new prices' }).waitFor()
    },
  },
  {
    name: 'cart, empty',
    open: async (page) => {
      await keepChoices(page, {
        viewedProducts: [phone, tablet, accessory].map((each) => each.itemId),
      })
      await page.goto('#/cart')
      await heading(page, 'Your cart is empty')
      await heading(page, 'Recently viewed')
    },
  },
  {
    name: 'favourites',
    open: async (page) => {
      await keepChoices(page, CHOICES)
      await page.goto('#/favourites')
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'favourites, prices moved',
    open: async (page) => {
      await keepChoices(page, { favorites: MOVED })
      await page.goto('#/favourites')
      await page.getByRole('button', { name: 'Use all new prices' }).waitFor()
    },
  },
  {
    name: 'favourites, empty, undo',
    open: async (page) => {
      await keepChoices(page, { favorites: [phone] })
      await page.goto('#/favourites')
      await page.getByRole('button', { name: 'Remove from favourites' }).click()
      await holdUndo(page)
    },
  },
  {
    name: 'comparison',
    open: async (page) => {
      const ids = [phone, otherPhone, tablet, accessory].map(({ itemId }) => itemId)
      await page.goto(`#/compare?ids=${ids.join('_')}`)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'list, comparison full',
    open: async (page) => {
      await keepChoices(page, { comparedProducts: [phone, otherPhone, tablet, longName] })
      await openList(page, '#/tablets?perPage=4')
      await page.getByRole('button', { name: 'Compare', exact: true }).last().click()
      await page.getByText('You can compare at most four products.').waitFor()
    },
  },
  {
    name: 'page not found',
    open: async (page) => {
      await page.goto('#/no/such/page')
      await heading(page, 'Page not found')
    },
  },
  {
    name: 'page that failed',
    open: async (page) => {
      await page.route('**/assets/favourites-*.js', (route) => route.abort())
      await page.goto('#/favourites')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'storage refused',
    open: async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      })
      await openList(page, '#/phones?perPage=4')
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await page.getByRole('button', { name: 'Close message' }).waitFor()
    },
  },
]

/** Writes choices of an earlier visit to the storage, by key, before the page loads. */
export async function keepChoices(page: Page, choices: Record<string, unknown>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(choices))
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
}

/** Types into the search field, which a narrow window shows only after a press on its button. */
async function typeSearch(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' })
  if (await field.isHidden())
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field.pressSequentially(text)
}

async function openProduct(page: Page, entry: Product): Promise<void> {
  await page.goto(addressOf(entry))
  await heading(page, 'Tech specs')
  await heading(page, 'You may also like')
}

async function openCart(page: Page): Promise<void> {
  await keepChoices(page, CHOICES)
  await page.goto('#/cart')
  await page.getByRole('button', { name: 'Checkout' }).waitFor()
}

/** Focuses Undo: the offer does not time out while it has the focus. */
async function holdUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).focus()
}

async function failFile(page: Page, file: string): Promise<void> {
  await page.route(`**/api/${file}`, (route) => route.fulfill({ status: 500 }))
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Twelve products of each category: longer lists show no other states. */
function someOf(products: readonly Product[]): Product[] {
  return Object.values(Object.groupBy(products, ({ category }) => category)).flatMap((entries) =>
    entries.slice(0, 12),
  )
}

function addressOf({ category, itemId }: Product): string {
  return `#/${category}/${itemId}`
}

function ofCategory(category: Product['category']): readonly [Product, Product] {
  const [first, second] = catalogue.filter((entry) => entry.category === category)
  if (!first || !second) throw new Error(`The catalogue has not two ${category}`)
  return [first, second]
}

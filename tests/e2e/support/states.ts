import type { Page } from '@playwright/test'
import { AVAILABILITIES } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import {
  accessory,
  CHOICES,
  longName,
  MOVED,
  ODD,
  otherPhone,
  phone,
  SOME,
  tablet,
} from './chosen-products.ts'
import { holdFile, serveFile } from './catalogue.ts'
import { fillStorage, keepChoices } from './shop.ts'
import { english, type Words } from '#tests/support/words.ts'

/** A screen of the shop in one of its states. */
export interface ScreenState extends Pick<Recipe, 'below'> {
  readonly name: string
  /** Brings a new page into the state, which stays until the page is left. */
  readonly open: (page: Page, words?: Words) => Promise<void>
}

/** An element by role and, if given, English name. */
type Part = readonly [role: Parameters<Page['getByRole']>[0], name?: string | RegExp]

/** How a page is brought into a state, in this order. */
interface Recipe {
  /** The state exists in windows narrower than this only, in pixels. */
  readonly below?: number
  /** What the visitor has stored, by the storage's keys. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** Files of the catalogue: their content, or what happens to requests for them. */
  readonly files?: Readonly<Record<string, readonly object[] | 'held' | 'failed'>>
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly address: string
  /** What shows that the page is whole. */
  readonly shows: readonly Part[]
  /** Buttons that are pressed then. */
  readonly press?: readonly string[]
  readonly act?: (page: Page, words: Words) => Promise<unknown>
  /** What shows that the state is reached. */
  readonly then?: Part
}

const CARD: Part = ['article']
const LOADING: Part = ['status', 'Loading']
const ALERT: Part = ['alert']
const HOT: Part = ['heading', 'Hot price']
const LIKED: Part = ['heading', 'You may also like']
const SPECS: Part = ['heading', 'Tech specs']
const CHECKOUT: Part = ['button', 'Checkout']
const STOP = 'Stop turning slides'

const HOME = { address: '', files: { 'products.json': SOME }, shows: [HOT] }
const PRODUCT = { address: addressOf(phone), shows: [SPECS, LIKED] }
const CART = { stored: CHOICES, address: '#/cart', shows: [CHECKOUT] }
const FAILED = { 'products.json': 'failed' } as const
const HELD = { 'products.json': 'held' } as const

/** Every screen in every state. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  home: { ...HOME, press: [STOP] },
  // With the whole catalogue: few products are reduced.
  'home, its carousels moved': {
    address: '',
    shows: [HOT],
    press: ['Go to slide 3', STOP],
    act: async (page, words) => {
      for (const name of ['Brand new models', 'Hot price']) {
        await page
          .getByRole('region', { name: words(name) })
          .getByRole('button', { name: words('Next') })
          .click()
      }
    },
  },
  'home, loading': { address: '', files: HELD, shows: [LOADING], press: [STOP] },
  'home, error': { address: '', files: FAILED, shows: [ALERT], press: [STOP] },
  'menu open': { ...CART, below: 640, press: ['Open menu'], then: ['navigation', 'Main'] },

  list: { address: '#/phones', files: { 'products.json': SOME }, shows: [CARD] },
  'list, first page': { address: '#/phones?sort=price&perPage=4', shows: [CARD] },
  'list, page in the middle': { address: '#/phones?sort=year&perPage=8&page=6', shows: [CARD] },
  'list, last page': { address: '#/accessories?sort=name&perPage=16&page=99', shows: [CARD] },
  'list, some chosen': {
    stored: { cartProducts: [tablet], favorites: [tablet], viewedProducts: [tablet.itemId] },
    address: '#/tablets?perPage=4',
    shows: [CARD],
  },
  'list, filtered': {
    address: '#/phones?brand=apple_google&color=black&price=300-900&perPage=4',
    shows: [CARD, ['checkbox', /^Apple/]],
  },
  'list, filters open': {
    below: 1200,
    address: '#/accessories?color=black&perPage=4',
    shows: [CARD],
    press: ['Filters', 'Show more'],
  },
  'list, no product matches': {
    address: '#/phones?brand=fairphone&ram=16gb',
    shows: [['heading', 'No models match these filters']],
  },
  'list, one card per model': { address: '#/phones?group=model&perPage=8', shows: [CARD] },
  'list, loading': { address: '#/phones', files: HELD, shows: [LOADING] },
  'list, error': { address: '#/phones', files: FAILED, shows: [ALERT] },
  'list, empty': {
    address: '#/tablets',
    files: { 'products.json': [] },
    shows: [['heading', 'There are no {category} yet']],
  },

  'search, suggestions': {
    address: '#/phones?perPage=4',
    shows: [CARD],
    act: async (page, words) => {
      await page
        .getByRole('combobox', { name: words('Search') })
        .pressSequentially('blue iphone 256gb')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  'search, field open': {
    below: 1000,
    address: '#/phones?perPage=4',
    shows: [CARD],
    press: ['Search'],
    act: async (page, words) => {
      await page.getByRole('combobox', { name: words('Search') }).pressSequentially('qqqqqqqq')
      await page.getByText(words('No suggestions')).waitFor()
    },
  },
  'search, results': { address: '#/search?q=galaxy+s25&perPage=8', shows: [CARD] },
  'search, closest results': { address: '#/search?q=purple+iphone+toaster', shows: [CARD] },
  'search, nothing found': {
    address: '#/search?q=averyveryveryveryveryveryveryverylongquery',
    shows: [['heading', 'Nothing found for “{query}”']],
  },

  product: PRODUCT,
  'product, accessory': { ...PRODUCT, address: addressOf(accessory) },
  'product, picture in full size': {
    ...PRODUCT,
    press: ['Show image full size'],
    act: async (page) => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('+')
    },
  },
  'product, not sold in a size': {
    address: '#/accessories/galaxy-watch7-44mm-green',
    shows: [SPECS],
    act: (page, words) =>
      page.getByRole('radio', { name: words('cream, not sold in 44mm') }).press('Space'),
    then: ['heading', 'Similar models'],
  },
  'product, its second picture, chosen': {
    ...PRODUCT,
    stored: { cartProducts: [phone], favorites: [phone] },
    press: ['Image 2'],
  },
  'product, its button scrolled away': {
    ...PRODUCT,
    below: 640,
    act: (page, words) =>
      page.getByRole('heading', { name: words('Tech specs') }).scrollIntoViewIfNeeded(),
    then: ['group', `Buy ${phone.name}`],
  },
  'product with little to show, and many colours': {
    address: '#/phones/odd-100%25-%C3%BC',
    files: { 'products.json': [ODD.entry, ...catalogue], 'phones.json': [ODD.detail] },
    shows: [SPECS, LIKED],
  },
  'product, sold out': {
    address: addressOf(phone),
    files: { 'products.json': catalogue.map(withAvailability) },
    shows: [SPECS, LIKED, ['heading', 'Similar models']],
  },
  'product, loading': {
    address: addressOf(phone),
    files: { 'phones.json': 'held' },
    shows: [LOADING, LIKED],
  },
  'product, error': {
    address: addressOf(phone),
    files: { 'phones.json': 'failed' },
    shows: [ALERT, LIKED],
  },
  'product that is not there': {
    address: '#/phones/a-phone-with-averyveryveryveryveryveryveryverylongname',
    shows: [
      ['heading', 'There are no a phone with averyveryveryveryveryveryveryverylongname yet'],
      LIKED,
    ],
  },

  cart: CART,
  'cart, dialog open': { ...CART, press: ['Checkout'], then: ['dialog'] },
  'cart, shared': {
    ...CART,
    act: async (page, words) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'))
      })
      await page.getByRole('button', { name: words('Share') }).click()
    },
    then: ['dialog'],
  },
  'shared list': {
    stored: CHOICES,
    address: `#/shared?cart=${phone.id}*3_${accessory.id}_${'gone'.repeat(20)}&favourites=${tablet.id}`,
    shows: [['button', 'Replace mine']],
  },
  'cart, undo': { ...CART, press: ['Remove {name}'], act: holdUndo },
  'cart, prices moved': { ...CART, stored: { cartProducts: MOVED } },
  'cart, empty': {
    stored: { viewedProducts: [phone, tablet, accessory].map(({ itemId }) => itemId) },
    address: '#/cart',
    shows: [
      ['heading', 'Your cart is empty'],
      ['heading', 'Recently viewed'],
    ],
  },

  favourites: { stored: CHOICES, address: '#/favourites', shows: [CARD] },
  'favourites, prices moved': {
    stored: { favorites: MOVED },
    address: '#/favourites',
    shows: [CARD],
  },
  'favourites, empty, undo': {
    stored: { favorites: [phone] },
    address: '#/favourites',
    shows: [CARD],
    press: ['Remove from favourites'],
    act: holdUndo,
  },

  comparison: {
    address: `#/compare?ids=${[phone, otherPhone, tablet, accessory].map(({ itemId }) => itemId).join('_')}`,
    shows: [['table']],
  },
  'list, comparison full': {
    stored: { comparedProducts: [phone, otherPhone, tablet, longName] },
    address: '#/tablets?perPage=4',
    shows: [CARD],
    act: async (page, words) => {
      await page
        .getByRole('button', { name: words('Compare'), exact: true })
        .last()
        .click()
      await page.getByText(words('The comparison has room for four products.')).waitFor()
    },
  },
  'page not found': { address: '#/no/such/page', shows: [['heading', 'Page not found']] },
  'page that failed': {
    prepare: (page) => page.route('**/assets/favourites-*.js', (route) => route.abort()),
    address: '#/favourites',
    shows: [ALERT],
  },
  'storage refused': {
    prepare: fillStorage,
    address: '#/phones?perPage=4',
    shows: [CARD],
    press: ['Add to cart'],
    then: ['button', 'Close message'],
  },
}

export const STATES: readonly ScreenState[] = Object.entries(RECIPES).map(([name, recipe]) => ({
  name,
  ...(recipe.below !== undefined && { below: recipe.below }),
  open: (page, words = english) => follow(recipe, page, words),
}))

/** Brings a new page into a state. */
async function follow(recipe: Recipe, page: Page, words: Words): Promise<void> {
  const { below = Infinity, stored = {}, files = {}, address, shows, press = [] } = recipe
  const waitFor = ([role, name]: Part) =>
    page
      .getByRole(role, name === undefined ? {} : { name: words(name), exact: true })
      .first()
      .waitFor()

  if (below < Infinity) await page.setViewportSize({ width: 375, height: 800 })
  await keepChoices(page, stored)
  for (const [file, content] of Object.entries(files)) {
    if (content === 'held') await holdFile(page, file)
    else if (content === 'failed')
      await page.route(`**/api/${file}`, (route) => route.fulfill({ status: 500 }))
    else await serveFile(page, file, content)
  }
  await recipe.prepare?.(page)
  await page.goto(address)
  for (const part of shows) await waitFor(part)
  for (const name of press) {
    await page
      .getByRole('button', { name: words(name), exact: true })
      .first()
      .click()
  }
  await recipe.act?.(page, words)
  if (recipe.then) await waitFor(recipe.then)
}

/** Focuses Undo: the offer does not time out while it has the focus. */
async function holdUndo(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('Undo') }).focus()
}

function addressOf({ category, itemId }: Product): string {
  return `#/${category}/${itemId}`
}

/** The phone of these states is sold out; others have every availability. */
function withAvailability(product: Product, index: number): Product {
  if (product.id === phone.id) return { ...product, availability: 'out' }
  const availability = AVAILABILITIES[index % AVAILABILITIES.length]
  return { ...product, availability, availableFrom: '2026-12-03' }
}

import type { Page } from '@playwright/test'
import { PRODUCT } from './pages.ts'

/** An input that is measured in a phone-sized window. */
export interface Press {
  readonly name: string
  readonly from: string
  /** Whether it has to be answered sooner than a change of a whole list. */
  readonly isQuick?: boolean
  /** Only with the shop's own catalogue. */
  readonly isOwnOnly?: boolean
  /** Runs before the input that is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  /** A CSS selector whose first match has another text or other attributes once the result is there. */
  readonly result: string
}

const LIST = 'main article a'
const SUGGESTIONS = '[role=listbox]'

const focusButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().focus()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
const pressEnter = (page: Page) => page.keyboard.press('Enter')
const pressSpace = (page: Page) => page.keyboard.press('Space')

/** Lists start with all products on one page, except 'page'. */
export const PRESSES: readonly Press[] = [
  {
    name: 'order by price',
    from: '#/phones?sort=year',
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    result: LIST,
  },
  {
    name: 'order by name',
    from: '#/phones?sort=price',
    prepare: (page) => page.getByLabel('Sort by').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    result: LIST,
  },
  {
    name: 'page',
    from: '#/phones?perPage=16',
    prepare: (page) => page.getByRole('link', { name: 'Page 2', exact: true }).focus(),
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'category',
    from: '#/phones',
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Accessories', exact: true }).focus()
    },
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'add to cart',
    from: '#/phones',
    isQuick: true,
    prepare: focusButton('Add to cart'),
    act: pressEnter,
    result: 'main article button[aria-pressed]',
  },
  {
    name: 'favourite',
    from: '#/phones',
    isQuick: true,
    prepare: focusButton('Add to favourites'),
    act: pressEnter,
    result: 'main article button[aria-label*=favourites]',
  },
  {
    name: 'menu',
    from: '#/phones',
    isQuick: true,
    prepare: focusButton('Open menu'),
    act: pressEnter,
    result: 'header button[aria-expanded]',
  },
  {
    name: 'theme',
    from: '#/phones',
    isQuick: true,
    prepare: async (page) => {
      await openMenu(page)
      await page.getByRole('switch', { name: 'Dark theme' }).focus()
    },
    act: pressSpace,
    result: '[role=switch]',
  },
  {
    name: 'variant',
    from: PRODUCT,
    isOwnOnly: true,
    prepare: (page) => page.getByRole('radio', { checked: true }).first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
    result: 'main h1',
  },
  {
    name: 'filter',
    from: '#/phones',
    isQuick: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').nth(1).focus()
    },
    act: pressSpace,
    result: LIST,
  },
  {
    name: 'remove filter',
    from: '#/phones?color=blue',
    isQuick: true,
    prepare: focusButton('Remove Color: Blue'),
    act: pressEnter,
    result: LIST,
  },
  {
    name: 'one card per model',
    from: '#/phones',
    isQuick: true,
    prepare: (page) => page.getByRole('switch', { name: 'One card per model' }).focus(),
    act: pressSpace,
    result: 'main article',
  },
  {
    name: 'letter in search',
    from: '#/phones',
    isQuick: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.keyboard.type('b')
      await page.getByRole('option').first().waitFor()
    },
    act: (page) => page.keyboard.press('l'),
    result: SUGGESTIONS,
  },
]

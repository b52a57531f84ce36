import type { Page } from '@playwright/test'
import { PRODUCT } from './synthetic-catalogue.ts'

/** A page of the shop to measure. */
export interface TestedPage {
  readonly name: string
  /** Behind the host's address. */
  readonly path: string
  /** Waits for the last thing that the page shows without input. */
  readonly isWhole: (page: Page) => Promise<unknown>
}

export const PAGES: readonly TestedPage[] = [
  {
    name: 'home',
    path: '',
    isWhole: (page) => page.getByRole('heading', { name: 'Hot price' }).waitFor(),
  },
  {
    name: 'list',
    path: '#/phones',
    isWhole: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'product',
    path: `#/phones/${PRODUCT}`,
    isWhole: async (page) => {
      await page.getByRole('heading', { name: 'Tech specs' }).waitFor()
      await page.getByRole('heading', { name: 'You may also like' }).waitFor()
    },
  },
]

/** The loaded home page without scripts; see `floor.ts`. */
export const FLOOR: TestedPage = {
  name: 'floor',
  path: 'floor.html',
  isWhole: () => Promise.resolve(),
}

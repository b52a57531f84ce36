import { keepChoices } from './shop.ts'
import type { Page } from '@playwright/test'
import { holdFile, serveFile } from './catalogue.ts'

/** An element by role and, if given, name. */
export type Part = readonly [role: Parameters<Page['getByRole']>[0], name?: string | RegExp]

/** How a page is brought into a state, in this order. */
export interface Recipe {
  /** The state exists in windows narrower than this only, in pixels. */
  readonly below?: number
  /** What the visitor has kept, by the storage's keys. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** Files of the catalogue: their content, or what happens to requests for them. */
  readonly files?: Readonly<Record<string, readonly object[] | 'held' | 'failed'>>
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly address: string
  /** What shows that the page is whole. */
  readonly shows: readonly Part[]
  /** Buttons that are pressed then. */
  readonly press?: readonly (string | RegExp)[]
  readonly act?: (page: Page) => Promise<unknown>
  /** What shows that the state is reached. */
  readonly then?: Part
}

/** Brings a new page into a state. */
export async function follow(recipe: Recipe, page: Page): Promise<void> {
  const { below = Infinity, kept = {}, files = {}, address, shows, press = [] } = recipe
  const waitFor = ([role, name]: Part) =>
    page
      .getByRole(role, name === undefined ? {} : { name, exact: true })
      .first()
      .waitFor()

  if (below < Infinity) await page.setViewportSize({ width: 375, height: 800 })
  await keepChoices(page, kept)
  for (const [file, content] of Object.entries(files)) {
    if (content === 'held') await holdFile(page, file)
    else if (content === 'failed')
      await page.route(`**/api/${file}`, (route) => route.fulfill({ status: 500 }))
    else await serveFile(page, file, content)
  }
  await recipe.prepare?.(page)
  await page.goto(address)
  for (const part of shows) await waitFor(part)
  for (const name of press) await page.getByRole('button', { name, exact: true }).first().click()
  await recipe.act?.(page)
  if (recipe.then) await waitFor(recipe.then)
}

import type { BrowserContext, Page } from '@playwright/test'
import { detail, phones, product } from '#tests/support/products.ts'
import { hold, type Held } from './hold.ts'

/** A picture that exists with any catalogue. */
const PICTURE = 'img/favicon.svg'

/** `count` phones, Phone 01 and so on, for tests that must not depend on what the shop sells. */
export function phoneList(count: number) {
  return phones(count).map((entry) => ({ ...entry, image: PICTURE }))
}

/** The list entry of a product that has details too. */
export const PHONE = product({ image: PICTURE })

/** The details of that product, with `count` pictures. */
export function phoneDetail(count: number) {
  return detail({ images: Array.from({ length: count }, () => PICTURE) })
}

/** Answers requests for a file of the catalogue, such as `products.json`, with other content: in a tab, or in all. */
export async function serveFile(
  tabs: Page | BrowserContext,
  file: string,
  content: unknown,
): Promise<void> {
  await tabs.route(`**/api/${file}`, (route) => route.fulfill({ json: content }))
}

/** Holds back requests for a file of the catalogue, until the test releases them. */
export function holdFile(page: Page, file: string): Promise<Held> {
  return hold(page, `**/api/${file}`)
}

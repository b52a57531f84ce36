import type { Page, Request, Route } from '@playwright/test'
import { detail, phones, product } from '#tests/support/products.ts'

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

/** Answers requests for a file of the catalogue, such as `products.json`, with other content. */
export async function serveFile(page: Page, file: string, content: unknown): Promise<void> {
  await page.route(`**/api/${file}`, (route) => route.fulfill({ json: content }))
}

/** Holds back every answer to requests for a file, until the test releases them. */
export async function holdFile(page: Page, file: string): Promise<HeldFile> {
  const held: Route[] = []
  await page.route(`**/api/${file}`, (route) => void held.push(route))
  return {
    requests: () => held.length,
    release: async (content) => {
      const routes = held.splice(0)
      await Promise.all(
        routes.map((route) =>
          content === undefined ? route.continue() : route.fulfill({ json: content }),
        ),
      )
    },
  }
}

interface HeldFile {
  /** How many requests are waiting. */
  readonly requests: () => number
  /** Answers all waiting requests: with this content, or with the file itself. */
  readonly release: (content?: unknown) => Promise<void>
}

/** Records from now on the requests for a file of the catalogue, in order. */
export function watchRequests(page: Page, file: string): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${file}`)) requests.push(request)
  })
  return requests
}

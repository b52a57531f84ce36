import type { Page, Request, Route } from '@playwright/test'
import { detail, phones, product } from '#tests/support/products.ts'

/** A picture that every shop has. */
const PICTURE = 'img/favicon.svg'

/** `count` phones, Phone 01 and so on, for tests that must not depend on what the shop sells. */
export function phoneList(count: number) {
  return phones(count).map((entry) => ({ ...entry, image: PICTURE }))
}

/** A product that has a page, as lists show it. */
export const PHONE = product({ image: PICTURE })

/** The same, as its page shows it, with `count` pictures. */
export function phoneDetail(count: number) {
  return detail({ images: Array.from({ length: count }, () => PICTURE) })
}

/** Answers a file of the catalogue with other content, as `products.json`. */
export async function serveFile(page: Page, file: string, content: unknown): Promise<void> {
  await page.route(`**/api/${file}`, (route) => route.fulfill({ json: content }))
}

/** Holds every answer to a file back, until the test releases it with its content. */
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
  /** How many requests wait. */
  readonly requests: () => number
  /** Answers them all: with this content, or with the file itself. */
  readonly release: (content?: unknown) => Promise<void>
}

/** The requests for a file of the catalogue, in order, from now on. */
export function watchRequests(page: Page, file: string): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${file}`)) requests.push(request)
  })
  return requests
}

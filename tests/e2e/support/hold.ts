import type { Page, Route } from '@playwright/test'

export interface Held {
  /** Answers the held requests and all later ones: with this content, or as they would have been. */
  readonly release: (content?: unknown) => Promise<void>
}

/** Holds back requests for files, until the test releases them. */
export async function hold(page: Page, files: string | RegExp): Promise<Held> {
  const held: Route[] = []
  let answer: ((route: Route) => Promise<void>) | undefined
  await page.route(files, (route) => (answer ? answer(route) : void held.push(route)))
  return {
    release: async (content) => {
      answer = (route) =>
        content === undefined ? route.fallback() : route.fulfill({ json: content })
      await Promise.all(held.splice(0).map(answer))
    },
  }
}

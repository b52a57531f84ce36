import type { Page, Route } from '@playwright/test'

export interface Held {
  /** Lets the held requests through, and all later ones. */
  readonly release: () => Promise<void>
}

/** Holds back requests for files, until the test releases them. */
export async function hold(page: Page, files: string | RegExp): Promise<Held> {
  const held: Route[] = []
  let isHeld = true
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.fallback()))
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

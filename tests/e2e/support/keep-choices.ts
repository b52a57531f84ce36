import type { Page } from '@playwright/test'

/** Writes choices of an earlier visit to the storage, by key, before the page loads. */
export async function keepChoices(
  page: Page,
  choices: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(choices))
}

import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './catalogue.ts'
import { expect, FAILED_REQUEST, type ConsoleWatch } from './shop.ts'

/** Counts from now on how often the page is loaded. */
export function countStarts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

export async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('Something went wrong!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
}

/**
 * Unusable answers to a request for code: one that browsers refuse, as they refuse an error status or a wrong type,
 * one that they cannot parse, and one that does nothing.
 */
export const BAD_CODE = [
  { what: 'a page with status 200', answer: { contentType: 'text/html', body: '<!doctype html>' } },
  { what: 'half a script', answer: { contentType: 'text/javascript', body: 'import{a as' } },
  { what: 'an empty script', answer: { contentType: 'text/javascript', body: '' } },
] as const

const FAULT =
  /CodeError|dynamically imported module|SyntaxError|Unexpected|module script|MIME type|React error #130/

/** Lets code be missing or broken in a shop of four phones; `more` allows further messages on the console. */
export async function prepareForBadCode(
  page: Page,
  { allow }: ConsoleWatch,
  more = FAULT,
): Promise<void> {
  for (const message of [FAILED_REQUEST, FAULT, more]) allow(message)
  await serveFile(page, 'products.json', [PHONE, ...phoneList(3)])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
}

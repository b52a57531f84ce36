import type { Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './catalogue.ts'
import { FAILED_REQUEST, type ConsoleWatch } from './shop.ts'

/** Counts from now on how often the page is loaded. */
export function countStarts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

const FAULT =
  /CodeError|dynamically imported module|SyntaxError|Unexpected|module script|MIME type|React error #130|uncaught:/

/** Lets code be missing or broken in a shop of four phones. */
export async function prepareForBadCode(page: Page, { allow }: ConsoleWatch): Promise<void> {
  for (const message of [FAILED_REQUEST, FAULT]) allow(message)
  await serveFile(page, 'products.json', [PHONE, ...phoneList(3)])
  await serveFile(page, 'phones.json', [phoneDetail(1)])
}

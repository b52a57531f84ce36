import type { Browser } from '@playwright/test'
import { openPhone } from './phone.ts'

/**
 * The loaded home page as static HTML: the same texts, styles and pictures, without scripts. No shop with these pictures
 * can paint sooner.
 */
export async function floorOf(browser: Browser, url: string): Promise<string> {
  const { page, close } = await openPhone(browser)
  await page.goto(url)
  await page.getByRole('heading', { name: 'Hot price' }).waitFor()
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => {
    // The policy allows no style attributes except those of the templates.
    for (const left of document.querySelectorAll(
      'script, template, noscript, meta[http-equiv], link:not([rel=icon])',
    )) {
      left.remove()
    }
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await close()
  return html
}

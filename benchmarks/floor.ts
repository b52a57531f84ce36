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
    const styles = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
    for (const left of document.querySelectorAll(
      'script, template, noscript, style, link:not([rel=icon])',
    )) {
      left.remove()
    }
    const style = document.createElement('style')
    style.textContent = styles.join('\n')
    document.head.append(style)
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await close()
  return html
}

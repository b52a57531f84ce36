import type { Browser } from '@playwright/test'
import { mkdirSync } from 'node:fs'

const FOLDER = 'docs/pictures'

const WINDOW = { width: 1200, height: 750 }

/** JPEG quality, from 0 to 100, with which the README's pictures together stay under 200 KB. */
const QUALITY = 55

const PAGES = [
  { name: 'home', address: '', heading: 'Hot price' },
  {
    name: 'product',
    address: '#/phones/apple-iphone-16-pro-128gb-desert-titanium',
    heading: 'You may also like',
  },
]

/** Takes screenshots of the home page and a product page in both themes, for the README. */
export async function takeReadmePictures(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, viewport: WINDOW, colorScheme })
    const page = await context.newPage()
    for (const { name, address, heading } of PAGES) {
      await page.goto(address)
      await page.getByRole('heading', { name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      const path = `${FOLDER}/${name}-${colorScheme}.jpg`
      await page.screenshot({ path, quality: QUALITY, animations: 'disabled' })
      console.log(path)
    }
    await context.close()
  }
}

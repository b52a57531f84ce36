import { CHROMIUM, HEADLESS_CHROMIUM } from './browsers.ts'
import { ensureBrowser } from './install-browser.ts'

/** Finds a Chromium for the browser tests, or installs one. */
const path = ensureBrowser(HEADLESS_CHROMIUM) ?? ensureBrowser(CHROMIUM)
if (!path) {
  console.error(
    'The browser tests need Chromium. Install one, or name it: CHROMIUM=/path/to/chromium',
  )
  process.exit(1)
}
console.log(`Browser tests use ${path}`)

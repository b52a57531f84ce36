import { CHROMIUM, HEADLESS_CHROMIUM } from './browsers.ts'
import { ensureProgram } from './install-program.ts'

/** Finds a Chromium for the browser tests, or installs one. */
const path = ensureProgram(HEADLESS_CHROMIUM) ?? ensureProgram(CHROMIUM)
if (!path) {
  console.error(
    'The browser tests need Chromium. Install one, or name it: CHROMIUM=/path/to/chromium',
  )
  process.exit(1)
}
console.log(`Browser tests use ${path}`)

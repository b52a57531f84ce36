import { BROWSERS } from './browsers.ts'
import { ensureProgram } from './install-program.ts'

/** Finds a browser for each engine, installs a missing one if that is allowed, and prints which are left out. */
const found = BROWSERS.filter((browser) => {
  const wasThere = browser.find() !== undefined
  const path = ensureProgram(browser)
  const outcome = path
    ? `${wasThere ? 'found' : 'installed'}, ${path}`
    : `left out: not installed, and it cannot be from here (Debian's packages: ${browser.packages})`
  console.log(`${browser.name}: ${outcome}`)
  return path !== undefined
})
if (found.length === 0) {
  console.error('No browser to test with')
  process.exit(1)
}

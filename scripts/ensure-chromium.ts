import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/**
 * Sees to it that there is a Chromium for the browser tests: takes the one that is installed, else asks Debian's
 * packages, else Playwright.
 */
const attempts = [
  ...(existsSync('/etc/debian_version') && process.getuid?.() === 0
    ? [
        'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core',
      ]
    : []),
  'npx playwright install chromium',
]

for (const command of attempts) {
  if (findChromium()) break
  console.log(`No Chromium found. Trying: ${command}`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

const path = findChromium()
if (!path) {
  console.error(
    'The browser tests need Chromium. Install one, or name it: CHROMIUM=/path/to/chromium',
  )
  process.exit(1)
}
console.log(`Browser tests use ${path}`)

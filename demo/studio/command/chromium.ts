import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Where Debian, Ubuntu, Fedora and macOS install it. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium: the one that `CHROMIUM` names, else Playwright's own, else the system's, else undefined. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', chromium.executablePath(), ...USUAL_PLACES].find(existsSync)
}

import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'

/** Where Debian, Ubuntu, Fedora and macOS put the browser. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium: the one named by `CHROMIUM`, else Playwright's own, else the system's, else undefined. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  return [...(named ? [named] : []), chromium.executablePath(), ...USUAL_PLACES].find(existsSync)
}

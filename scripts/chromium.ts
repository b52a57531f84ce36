import { chromium, type LaunchOptions } from '@playwright/test'
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

/** How tests, benchmarks and tools start it: for the shop's own pages, and without its own calls to the network. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  }
}

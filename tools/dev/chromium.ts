import { chromium, type LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'

/** Where Debian, Ubuntu, Fedora and macOS install the browser. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Debian installs the same engine without a user interface. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The path of a Chromium: the one named by `CHROMIUM`, else Playwright's own, else the system's, else undefined. */
export function findChromium(): string | undefined {
  return places().find(existsSync)
}

/** The path of the fastest Chromium for tests: the one named by `CHROMIUM`, else the headless shell, else any. */
export function findHeadlessChromium(): string | undefined {
  return [named(), SHELL].find(existsSync) ?? findChromium()
}

/** Where a Chromium may be, the preferred one first. */
export function places(): readonly string[] {
  return [named(), chromium.executablePath(), ...USUAL_PLACES]
}

function named(): string {
  return process.env.CHROMIUM ?? ''
}

/** How tests, benchmarks and tools start Chromium: without its sandbox, and without network requests of its own. */
export function chromiumOptions(executablePath = findChromium()): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  }
}

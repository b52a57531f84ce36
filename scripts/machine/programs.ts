import { existsSync } from 'node:fs'
import { findChromium, findHeadlessChromium } from './chromium.ts'
import type { Program } from './install-program.ts'

export const CHROMIUM: Program = {
  name: 'Chromium',
  find: findChromium,
  packages: 'chromium fonts-dejavu-core',
  otherwise: 'npx playwright install chromium',
}

/** The Chromium for `npm test`. */
export const HEADLESS_CHROMIUM: Program = {
  ...CHROMIUM,
  find: findHeadlessChromium,
  packages: 'chromium-headless-shell fonts-dejavu-core',
}

export const FIREFOX: Program = {
  name: 'Firefox',
  find: () =>
    [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
  packages: 'firefox-esr',
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Found by its driver, which starts the browser on a virtual screen. */
export const WEBKIT: Program = {
  name: 'WebKit',
  find: () => ([WEBKIT_DRIVER, '/usr/bin/Xvfb'].every(existsSync) ? WEBKIT_DRIVER : undefined),
  packages: 'webkit2gtk-driver xvfb',
}

/** One browser per engine. */
export const BROWSERS = [CHROMIUM, FIREFOX, WEBKIT]

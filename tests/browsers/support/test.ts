import { test as base, expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { CHROMIUM, FIREFOX, WEBKIT, type Program } from '#tools/dev/programs.ts'
import { startByPuppeteer } from './by-puppeteer.ts'
import { startByWebDriver } from './by-webdriver.ts'
import { noteComplaints } from './complaints.ts'
import { shopIn, type Shop } from './shop.ts'
import type { Engine } from './tab.ts'

export interface BrowserOptions {
  /** Its name in `tools/dev/programs.ts`. */
  readonly browserUsed: string
}

const FIRST_DRIVER_PORT = 4276

const DESKTOP = { width: 1280, height: 800 }

/** Finds elements by role and name in any browser. */
const TESTING_LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'

const SCRIPTS = [readFileSync(TESTING_LIBRARY, 'utf8'), `(${String(noteComplaints)})()`]

/** A test of the shop in the project's browser. Any console warning or error fails it. */
export const test = base.extend<
  { readonly shop: Shop },
  BrowserOptions & { readonly engine: Engine }
>({
  browserUsed: [CHROMIUM.name, { option: true, scope: 'worker' }],
  engine: [
    async ({ browserUsed }, provide, { parallelIndex }) => {
      const engine = await start(browserUsed, FIRST_DRIVER_PORT + parallelIndex)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: async ({ engine, baseURL }, provide) => {
    const tab = await engine.openTab(SCRIPTS)
    await tab.resize(DESKTOP)
    const shop = shopIn(tab, baseURL ?? '')
    await provide(shop)
    const complaints = await shop.complaints()
    await tab.close()
    expect(complaints).toEqual([])
  },
})

function start(name: string, driverPort: number): Promise<Engine> {
  switch (name) {
    case CHROMIUM.name:
      return startByPuppeteer('chrome', pathOf(CHROMIUM))
    case FIREFOX.name:
      return startByPuppeteer('firefox', pathOf(FIREFOX))
    default:
      return startByWebDriver(pathOf(WEBKIT), driverPort)
  }
}

function pathOf({ name, find }: Program): string {
  const path = find()
  if (!path) throw new Error(`No ${name}`)
  return path
}

export { expect }

import { test as base, expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import * as z from 'zod'
import { BROWSERS, CHROMIUM, WEBKIT } from '#tools/dev/programs.ts'
import { type Facts, find, noteComplaints } from './in-page.ts'
import { type Key, openWebKit, type Tab } from './webkit.ts'

export interface BrowserOptions {
  /** Its name in `tools/dev/programs.ts`. */
  readonly browserUsed: string
  readonly size: { readonly width: number; readonly height: number }
}

export type Shop = ReturnType<typeof shopIn>

const FIRST_DRIVER_PORT = 4280
/** Finds elements by role and name in any browser. */
const TESTING_LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const SCRIPTS = [readFileSync(TESTING_LIBRARY, 'utf8'), `(${String(noteComplaints)})()`]

const factsSchema = z.custom<Facts>((facts) => facts !== undefined)

/** A test of the shop in the project's browser. Any console warning or error fails it. */
export const test = base.extend<BrowserOptions & { readonly shop: Shop }>({
  browserUsed: [CHROMIUM.name, { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  shop: async ({ browserUsed, size, baseURL }, provide, { parallelIndex }) => {
    const { tab, close } = await open(browserUsed, FIRST_DRIVER_PORT + parallelIndex)
    await tab.setViewport(size)
    const shop = shopIn(tab, baseURL ?? '')
    await provide(shop)
    const complaints = await shop.complaints()
    await close()
    expect(complaints).toEqual([])
  },
})

async function open(
  name: string,
  driverPort: number,
): Promise<{ tab: Tab; close: () => Promise<void> }> {
  const executablePath = BROWSERS.find((program) => program.name === name)?.find() ?? ''
  if (name === WEBKIT.name) return openWebKit(executablePath, driverPort, SCRIPTS)
  const instance = await puppeteer.launch({
    browser: name === CHROMIUM.name ? 'chrome' : 'firefox',
    executablePath,
    args: name === CHROMIUM.name ? ['--no-sandbox'] : [],
  })
  const tab = await instance.newPage()
  for (const script of SCRIPTS) await tab.evaluateOnNewDocument(script)
  return { tab, close: () => instance.close() }
}

/** The shop in a tab. Every method waits for its result. Elements are named as `find` takes them. */
function shopIn(tab: Tab, baseUrl: string) {
  const look = async (path: string, isShown = false) =>
    z
      .array(factsSchema)
      .parse(await tab.evaluate(`(${String(find)})(${JSON.stringify({ path, isShown })})`))
  const until = (check: () => Promise<void>, message: string) =>
    expect(check, message).toPass({ intervals: [100], timeout: 20_000 })

  const see = (path: string, facts: Readonly<Record<string, unknown>> = {}) =>
    until(async () => expect((await look(path))[0]).toMatchObject(facts), path)
  /** Waits until an expression in the page has a value. */
  const seeValue = (expression: string, value: unknown) =>
    until(async () => expect(await tab.evaluate(expression)).toEqual(value), expression)
  /** Scrolls an element into view and waits until it is still and can be pressed. Resolves to its facts. */
  const show = async (path: string) => {
    let shown: Facts | undefined
    await until(async () => {
      const [before] = await look(path, true)
      ;[shown] = await look(path)
      expect(shown).toEqual({ ...before, coveredBy: '', isDisabled: false, isMoving: false })
    }, path)
    return factsSchema.parse(shown)
  }
  const point = async (path: string) => {
    const { x, y } = await show(path)
    await tab.mouse.move(x, y)
    return { x, y }
  }

  const noted: unknown[] = []
  /** A page that is left loses its complaints. */
  const complaints = async () => {
    noted.push(...z.array(z.unknown()).parse(await tab.evaluate('globalThis.complaints ?? []')))
    return noted
  }

  return {
    evaluate: (expression: string) => tab.evaluate(expression),
    see,
    show,
    seeValue,
    complaints,
    /** Loads the shop at a hash such as `#/phones`. */
    open: async (address = '') => {
      await complaints()
      await tab.goto(`${baseUrl}${address}`)
    },
    press: async (path: string) => {
      await point(path)
      await tab.mouse.down()
      await tab.mouse.up()
    },
    /** Holds the mouse down while it moves sideways. */
    drag: async (path: string, by: number) => {
      const { x, y } = await point(path)
      await tab.mouse.down()
      for (const part of [0.5, 1]) await tab.mouse.move(x + part * by, y)
      await tab.mouse.up()
    },
    turnWheel: async (path: string, deltaY: number) => {
      await point(path)
      await tab.mouse.wheel({ deltaY })
    },
    key: (key: Key) => tab.keyboard.press(key),
    seeCount: (path: string, count: number) =>
      until(async () => expect(await look(path)).toHaveLength(count), path),
    seeText: (path: string, text: string) => see(path, { text: expect.stringContaining(text) }),
    seeHash: (hash: string) => seeValue('location.hash', hash),
    seeScrollTop: (top: number) => seeValue('Math.round(scrollY)', top),
    goBack: () => tab.evaluate('history.back()'),
  }
}

export { expect }

import { type Browser, chromium, type Page } from 'playwright-core'
import type { PhotographRequest } from '../page/request.ts'
import type { SceneRequest } from '../scenes/request.ts'
import { bundlePage } from './bundle.ts'
import { findChromium } from './chromium.ts'

const ORIGIN = 'http://studio.invalid/'
/** Renders on the processor: needs no graphics card and gives the same picture on every machine. */
const SOFTWARE_RENDERING = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Something that the user has to change; the command prints its message without a stack. */
export class UserError extends Error {}

/** RGBA with straight alpha, the bottom row first. */
export interface RawPicture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** The studio's page in a headless browser. */
export class Photographer {
  readonly #browser: Browser
  readonly #page: Page

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
  }

  /** @throws UserError without Chromium */
  static async open(): Promise<Photographer> {
    const executablePath = chromiumPath()
    const files = await bundlePage()
    const root = process.getuid?.() === 0
    const browser = await chromium.launch({
      executablePath,
      args: root ? [...SOFTWARE_RENDERING, '--no-sandbox'] : SOFTWARE_RENDERING,
    })
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${message.text().slice(0, 2000)}\n`)
    })
    await page.route(`${ORIGIN}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
      const body = files.get(name)
      if (body === undefined) return route.fulfill({ status: 404, body: '' })
      const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript'
      return route.fulfill({ body, contentType })
    })
    await page.goto(ORIGIN)
    await page
      .waitForFunction(() => window.takePhotograph !== undefined, null, { timeout: 60_000 })
      .catch((cause: unknown) => {
        throw new Error(`The studio page did not start. ${problems.join(' ')}`, { cause })
      })
    return new Photographer(browser, page)
  }

  async take(request: PhotographRequest): Promise<RawPicture> {
    const { pixels } = await this.#page.evaluate((order) => {
      if (!window.takePhotograph) throw new Error('The studio page is not ready')
      return window.takePhotograph(order)
    }, request)
    return { pixels: Buffer.from(pixels, 'base64'), width: request.width, height: request.height }
  }

  async takeScene(request: SceneRequest): Promise<RawPicture> {
    const { pixels } = await this.#page.evaluate((order) => {
      if (!window.takeScene) throw new Error('The studio page is not ready')
      return window.takeScene(order)
    }, request)
    return { pixels: Buffer.from(pixels, 'base64'), width: request.width, height: request.height }
  }

  async close() {
    await this.#browser.close()
  }
}

function chromiumPath(): string {
  const path = findChromium()
  if (path !== undefined) return path
  throw new UserError(
    'Pictures are rendered in Chromium, and none was found. Install it (Debian: apt-get install chromium) or set its path: CHROMIUM=/path/to/chromium',
  )
}

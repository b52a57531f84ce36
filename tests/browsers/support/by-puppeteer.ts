import puppeteer, { type Page, type SupportedBrowser } from 'puppeteer-core'
import type { Engine, Tab } from './tab.ts'

/** Starts Chromium, or Firefox through WebDriver BiDi. */
export async function startByPuppeteer(
  browser: SupportedBrowser,
  executablePath: string,
): Promise<Engine> {
  const instance = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
  })
  return {
    openTab: async (scripts) => {
      const context = await instance.createBrowserContext()
      const page = await context.newPage()
      for (const script of scripts) await page.evaluateOnNewDocument(script)
      return tabOf(page, () => context.close())
    },
    close: () => instance.close(),
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    goTo: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await page.mouse.up()
    },
    turnWheel: async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY })
    },
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    close,
  }
}

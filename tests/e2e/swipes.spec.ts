import type { Locator, Page } from '@playwright/test'
import { PHONE, phoneDetail, phoneList, serveFile } from './support/catalogue.ts'
import { pinch, swipeByMouse, swipeByTouch } from './support/gestures.ts'
import { expect, expectAddress, OFTEN, test } from './support/shop.ts'

/** What is shown in each of them is told by its index, from 0. */
const SWIPED = [
  {
    what: 'the banner',
    address: '',
    area: (page: Page) => page.getByRole('region', { name: 'Banner' }),
    shown: (page: Page) => indexOfCurrent(page.getByRole('button', { name: /^Go to slide/ })),
    beforeFirst: 2,
  },
  {
    what: 'a carousel',
    address: '',
    area: (page: Page) => page.getByRole('region', { name: 'Brand new models' }),
    shown: (page: Page) =>
      page
        .getByRole('region', { name: 'Brand new models' })
        .getByRole('article')
        .evaluateAll((cards) => cards.findIndex((card) => !card.matches('[inert] *'))),
    beforeFirst: 0,
  },
  {
    what: 'the gallery',
    address: `#/phones/${PHONE.itemId}`,
    area: (page: Page) =>
      page.getByRole('region', { name: 'Product images' }).getByRole('img').first(),
    shown: (page: Page) => indexOfCurrent(page.getByRole('button', { name: /^Image \d/ })),
    beforeFirst: 3,
  },
]

/** In pixels. More than 50 are a swipe; a browser takes a few of a finger's for itself. */
const DEVICES = [
  {
    device: 'mouse',
    use: { viewport: { width: 1280, height: 800 } },
    swipe: swipeByMouse,
    lengths: { short: 50, enough: 51, long: 600 },
  },
  {
    device: 'finger',
    use: { viewport: { width: 375, height: 800 }, hasTouch: true },
    swipe: swipeByTouch,
    lengths: { short: 40, enough: 70, long: 180 },
  },
] as const

for (const { device, use, swipe, lengths } of DEVICES) {
  test.describe(`by ${device}`, () => {
    test.use(use)

    for (const { what, address, area, shown, beforeFirst } of SWIPED) {
      test(`a swipe turns ${what} by one, and below 50 pixels springs back`, async ({ page }) => {
        await serveFile(page, 'products.json', [PHONE, ...phoneList(7)])
        await serveFile(page, 'phones.json', [phoneDetail(4)])
        await page.goto(address)
        await page.getByRole('article').first().waitFor()
        if (what === 'the banner') {
          await page.getByRole('button', { name: 'Stop turning slides' }).click()
        }
        const expectShown = (index: number) => expect.poll(() => shown(page), OFTEN).toBe(index)
        const on = area(page)
        const { short, enough, long } = lengths
        for (const [distances, index] of [
          [[-short, -enough], 1],
          [[-long], 2],
          [[short, enough], 1],
          [[enough], 0],
          [[enough], beforeFirst],
        ] as const) {
          for (const by of distances) await swipe(page, { on, by })
          await expectShown(index)
        }
        await expectAddress(page, address)
        if (device === 'mouse') return
        await pinch(page, on)
        await expect
          .poll(() => page.evaluate(() => window.visualViewport?.scale))
          .toBeGreaterThan(1.5)
        await expectShown(beforeFirst)
      })
    }
  })
}

function indexOfCurrent(buttons: Locator): Promise<number> {
  return buttons.evaluateAll((all) => all.findIndex(({ ariaCurrent }) => ariaCurrent === 'true'))
}

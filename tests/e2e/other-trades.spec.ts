import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { BUILDS } from './support/builds.ts'
import { cutControls, sidewaysScroll } from './support/measures.ts'
import { holdScripts } from './support/start.ts'
import {
  boxOf,
  card,
  expect,
  expectAddress,
  expectStarted,
  mainNavigation,
  test,
} from './support/shop.ts'

/** Nothing on the page is of phones or of the demo, and axe finds nothing. */
async function expectOwn(page: Page): Promise<void> {
  const texts = `${await page.title()}\n${await page.locator('body').ariaSnapshot()}`
  expect(texts).not.toMatch(/gadgetry|\w*phone|handy|tablet|accessories|speicher/i)
  expect(await axeFindings(page)).toEqual([])
}

async function openShop(page: Page): Promise<void> {
  await page.goto(BUILDS.bicycles)
  await expectStarted(page)
  await expect(page.getByRole('link', { name: /\d Modelle$/ }).first()).toBeVisible()
  await expectOwn(page)
}

test('a bicycle shop has its categories, frame sizes and stock, in German', async ({ page }) => {
  await openShop(page)
  const names = ['Citybikes', 'Trekkingräder', 'E-Bikes', 'Kinderräder', 'Helme', 'Bekleidung']
  expect(await mainNavigation(page, 'Hauptmenü').getByRole('link').allTextContents()).toEqual([
    ...['Startseite', ...names, 'Schlösser', 'Teile & Zubehör'],
  ])

  await test.step('the photograph of a slide reaches the header, and two edges of the window', async () => {
    const slide = page.getByRole('region', { name: 'Banner' }).locator('img')
    const edges = () =>
      slide.evaluate((image) => {
        const { top, right, bottom } = image.getBoundingClientRect()
        const lowest = image.closest('section')?.getBoundingClientRect().bottom
        const header = document.querySelector('header')?.getBoundingClientRect().bottom
        const { objectFit } = getComputedStyle(image)
        return [objectFit, Number(header) - top, right - innerWidth, bottom === lowest]
      })
    // Its line lies on the photograph.
    await expect.poll(edges).toEqual(['cover', 1, 0, true])
  })

  await test.step('a list, by material', async () => {
    await mainNavigation(page, 'Hauptmenü').getByRole('link', { name: 'Trekkingräder' }).click()
    await expect(page.getByText('8 Modelle')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Carbon (2)' }).check()
    await expectAddress(page, '#/trekking?material=carbon')
    await expect(page.getByText('2 von 8 Modellen')).toBeVisible()
    await expectOwn(page)
  })

  await test.step('a card with a photograph of the owner’s', async () => {
    await page.goto(`${BUILDS.bicycles}#/citybikes`)
    const bicycle = card(page, 'Pendula Lyra Citybike 28 Zoll 48 cm schwarz')
    const source = () =>
      bicycle.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).toMatch(/img\/products\/lyra-01-\d+\.avif$/)
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width
    expect(await widthOf(bicycle.locator('img'))).toBe(await widthOf(bicycle))
  })

  await test.step('a photograph in a frame of its shape, from the first paint on', async () => {
    const { release } = await holdScripts(page)
    await page.goto(`${BUILDS.bicycles}?#/citybikes/pendula-lyra-citybike-28-zoll-48-cm-schwarz`, {
      waitUntil: 'commit',
    })
    const frame = page.locator('[data-picture-sizes], main [data-picture]').first()
    const shape = async () => {
      const { width, height } = await boxOf(frame)
      return (width / height).toFixed(1)
    }
    await expect.poll(shape).toBe('1.6')
    await release()
    await expect(page.getByRole('region', { name: 'Produktbilder' })).toBeVisible()
    expect(await shape()).toBe('1.6')
  })

  await test.step('sizes in their order, and a helmet that is sold out', async () => {
    await page.goto(`${BUILDS.bicycles}#/helme/casko-citta-fahrradhelm-l-schwarz`)
    await expect(page.getByText('59 €').first()).toBeVisible()
    const sizes = page.getByRole('radiogroup', { name: 'Rahmengröße wählen' }).getByRole('radio')
    const values = () => sizes.evaluateAll((all) => all.map((size) => size.getAttribute('value')))
    await expect.poll(values).toEqual(['S', 'M', 'L', 'XL'])
    await page.getByRole('radio', { name: 'S', exact: true }).click()
    await expectAddress(page, '#/helme/casko-citta-fahrradhelm-s-schwarz')
    await expect(page.getByRole('button', { name: 'Ausverkauft' }).first()).toBeVisible()
    await expect(page.getByText('CITTA-02').first()).toBeVisible()
    await expectOwn(page)
  })
})

test('eight categories fit into any window, for the keyboard too', async ({ page }) => {
  const main = mainNavigation(page, 'Hauptmenü')
  for (const width of [320, 768, 1280]) {
    // Opened first: a wider window closes the menu, whose step back would stop the load.
    await openShop(page)
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
    // At 768 px their row scrolls.
    if (width !== 768) expect(await cutControls(page)).toEqual([])
    if (width === 320) {
      await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter')
      expect(await cutControls(page)).toEqual([])
    }
    await main.getByRole('link', { name: 'Startseite' }).focus()
    for (let link = 0; link < 8; link++) await page.keyboard.press('Tab')
    const last = main.getByRole('link', { name: 'Teile & Zubehör' })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

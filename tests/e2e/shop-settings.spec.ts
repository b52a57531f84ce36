import type { Page } from '@playwright/test'
import { BUILDS } from './support/builds.ts'
import { expect, expectAddress, expectStarted, mainNavigation, test } from './support/shop.ts'

const pagesOf = (page: Page) => mainNavigation(page).getByRole('link').allTextContents()

/** Nothing of the demo can be read, in texts and names. */
async function expectNothingOfTheDemo(page: Page): Promise<void> {
  const html = await page.locator('body').ariaSnapshot()
  expect(html).not.toMatch(/Gadgetry|iPhone|\$|tablet|95 models/i)
  expect(await page.title()).not.toContain('Gadgetry')
}

test('a shop with settings has its own name, prices, categories and colours', async ({ page }) => {
  await test.step('home of the shop in euros', async () => {
    await page.goto(BUILDS.euro)
    await expectStarted(page)
    await expect(page).toHaveTitle('Handsets and Accessories · Klinke & Kabel')
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Klinke & Kabel')
    await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('complete', true)
    await expect(page.getByRole('heading', { name: 'Good to hear from you' })).toBeVisible()
    expect(await pagesOf(page)).toEqual(['Home', 'Handsets', 'Accessories'])
    await expect(page.getByRole('link', { name: 'Phones with a jack 4 models' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Accessories 2 models' })).toBeVisible()
    const reduced = page.getByRole('region', { name: 'Reduced' })
    await expect(reduced.getByRole('article').first()).toContainText('1.019,90 €')
    const footer = page.getByRole('contentinfo').getByRole('link')
    expect(await footer.allTextContents()).toEqual([
      ...['Klinke & Kabel', 'Imprint', 'Cases', 'Write to us'],
    ])
    expect(await accentOf(page)).toBe('rgb(11, 107, 79)')
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', /^Phones with a headphone jack/)
    await expectNothingOfTheDemo(page)
  })

  await test.step('its slides lead to a filtered list, and to another site', async () => {
    await page.getByRole('button', { name: 'Next slide' }).click()
    const outside = page.getByRole('link', { name: 'Read more: How we repair' })
    await expect(outside).toHaveAttribute('href', 'https://klinke.example/repair')
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await page.getByRole('link', { name: 'See the offers: Summer sale' }).click()
    await expectAddress(page, '#/phones?sale=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handsets')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectNothingOfTheDemo(page)
  })
})

/** The colour of the badge of a cart with something in it, or of anything else in the accent colour. */
function accentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--color-accent)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
}

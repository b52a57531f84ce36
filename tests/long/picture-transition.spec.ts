import type { Page } from '@playwright/test'
import { holdFile, PHONE, phoneDetail, phoneList, serveFile } from '#tests/e2e/support/catalogue.ts'
import { card, expect, expectScrollTop, loader, test } from '#tests/e2e/support/shop.ts'

const OF_PICTURE = /::view-transition-group\(product-picture\)/

// Narrow enough that no filters are beside the list: they would load the details earlier than a test asks for them.
test.use({ viewport: { width: 1100, height: 800 } })

test('the picture of a card grows into the gallery, and shrinks back', async ({ page }) => {
  const transitions = await openWatchedList(page)
  const link = card(page, PHONE.name).getByRole('link')
  await loadDetails(page)
  await link.click()
  await expect.poll(() => transitions).toEqual([expect.stringMatching(OF_PICTURE)])
  await expect(page.getByRole('heading', { level: 1, name: PHONE.name })).toBeFocused()
  await expectScrollTop(page, 0)
  await expect(page.locator(':root:active-view-transition')).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => transitions[1]).toMatch(OF_PICTURE)
  await expect(card(page, PHONE.name).getByRole('link')).toBeFocused()
})

test('neither other navigations nor a page that waits for data have one', async ({ page }) => {
  const details = await holdFile(page, 'phones.json')
  const transitions = await openWatchedList(page)
  await page.getByLabel('Sort by').selectOption('Cheapest')
  await card(page, PHONE.name).getByRole('link').click()
  await expect(loader(page)).toBeVisible()
  await details.release([phoneDetail(4)])
  await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
  expect(transitions).toEqual([])
})

test('leaving a page before its transition has begun causes no error', async ({ page }) => {
  await openList(page)
  await loadDetails(page)
  for (let times = 1; times <= 3; times++) {
    await card(page, PHONE.name)
      .getByRole('link')
      .evaluate(async (link: HTMLElement) => {
        link.click()
        while (!document.activeViewTransition) await new Promise((resolve) => setTimeout(resolve))
        // The DOM is updated, but the browser has not captured the new page yet.
        await document.activeViewTransition.updateCallbackDone
        history.back()
      })
    await expect(card(page, PHONE.name).getByRole('link')).toBeFocused()
    await expect(page.locator(':root:active-view-transition')).toHaveCount(0)
  }
})

test.describe('when a transition takes long', () => {
  // The page's security policy would block the test's own style sheet.
  test.use({ bypassCSP: true })

  test('a page can be used during a transition, and left with another', async ({ page }) => {
    const transitions = await openWatchedList(page)
    await loadDetails(page)
    await page.addStyleTag({ content: ':root { --motion: 20s !important }' })
    await card(page, PHONE.name).getByRole('link').click()
    await expect.poll(() => transitions).toHaveLength(1)
    // One picture moves, not two.
    const displayOf = (picture: string) =>
      page.evaluate(
        (name) => getComputedStyle(document.documentElement, name).display,
        `::view-transition-${picture}(product-picture)`,
      )
    expect([await displayOf('old'), await displayOf('new')]).toEqual(['none', 'block'])
    // The transition lasts longer than this time limit.
    await page.getByRole('button', { name: 'Image 2' }).click({ timeout: 10_000 })
    await expect(page.getByRole('button', { name: 'Image 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(card(page, PHONE.name).getByRole('link')).toBeFocused()
    await expect.poll(() => transitions).toHaveLength(2)
  })
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('there is none', async ({ page }) => {
    const transitions = await openWatchedList(page)
    await loadDetails(page)
    await card(page, PHONE.name).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Tech specs' })).toBeVisible()
    expect(transitions).toEqual([])
  })
})

async function openList(page: Page): Promise<void> {
  await serveFile(page, 'products.json', [PHONE, ...phoneList(3)])
  await page.goto('#/phones')
  await expect(card(page, PHONE.name)).toBeVisible()
}

/** Opens a list; returns the animated pseudo-elements of each transition from then on. */
async function openWatchedList(page: Page): Promise<readonly string[]> {
  const transitions: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('transition')) transitions.push(message.text())
  })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...args) => {
      const transition = start(...args)
      void transition.ready.then(() => {
        const animated = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
        console.log(`transition of ${animated.join()}`)
      })
      return transition
    }
  })
  await openList(page)
  return transitions
}

/** Hovering a card preloads the product's page. */
async function loadDetails(page: Page): Promise<void> {
  await serveFile(page, 'phones.json', [phoneDetail(4)])
  const loaded = page.waitForResponse('**/api/phones.json')
  await card(page, PHONE.name).getByRole('link').hover()
  await loaded
}

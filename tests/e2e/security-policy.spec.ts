import type { Page } from '@playwright/test'
import { MARKUP, ODD_IDS, hostileDetail, hostileProduct } from '#tests/support/hostile.ts'
import { BUILDS } from './support/builds.ts'
import { serveFile } from './support/catalogue.ts'
import {
  cartLink,
  expect,
  FAILED_REQUEST,
  favouritesLink,
  POLICY_FAULT,
  test,
} from './support/shop.ts'

test.use({ baseURL: BUILDS.real })

/** With the policy of the header and the page, or with that of the page alone, as on hosts that send no headers. */
const HOSTS = [
  { host: 'a host that sends the policy', prepare: () => Promise.resolve() },
  { host: 'a host that sends no headers', prepare: leaveOutHeader },
] as const

test('the host sends the policy of the page, and forbids framing the page', async ({ request }) => {
  const answer = await request.get('./')
  const [, inPage] = /Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? []
  expect(inPage).toContain(`script-src 'self' 'sha256-`)
  expect(inPage).not.toContain('unsafe-inline')
  expect(inPage).not.toContain('unsafe-eval')
  expect(answer.headers()).toMatchObject({
    'content-security-policy': `${inPage}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  })
})

for (const { host, prepare } of HOSTS) {
  test(`${host}: refuses everything that is not the shop's own`, async ({ page, consoleWatch }) => {
    consoleWatch.allow(POLICY_FAULT)
    await prepare(page)
    await page.goto('#/cart')
    const refused = await page.evaluate(async () => {
      const violations: string[] = []
      // Browsers report violations a little later, in order: the request below is the last.
      const isLastTold = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          violations.push(effectiveDirective)
          if (effectiveDirective === 'connect-src') resolve()
        })
      })
      const script = document.createElement('script')
      script.append('window.harmed = true')
      const image = document.createElement('button')
      const attempts = [
        () => document.body.append(script),
        () => image.setAttribute('onclick', 'window.harmed = true'),
        () => (image.innerHTML = '<img src=x onerror="window.harmed = true">'),
        () => Reflect.construct(Function, ['window.harmed = true']),
        () => (script.src = 'https://elsewhere.example/script.js'),
      ]
      for (const attempt of attempts) {
        try {
          attempt()
        } catch {
          // Trusted Types throw an exception.
        }
      }
      image.click()
      await fetch('https://elsewhere.example/').catch(() => undefined)
      await isLastTold
      return { violations, isHarmed: 'harmed' in window }
    })
    expect(refused.isHarmed).toBe(false)
    expect(new Set(refused.violations)).toEqual(
      new Set(['require-trusted-types-for', 'connect-src']),
    )
  })
}

test('shows a hostile catalogue as plain text, by the policy of the page alone', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST)
  await leaveOutHeader(page)
  await serveFile(page, 'products.json', ODD_IDS.map(hostileProduct))
  await serveFile(page, 'phones.json', ODD_IDS.map(hostileDetail))
  await page.goto('#/phones/__proto__')
  await page.locator('h1', { hasText: MARKUP }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Add to favourites' }).first().click()
  await cartLink(page).click()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Total for 2 items')).toBeVisible()
  await favouritesLink(page).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('#/phones')
  await expect(page.getByRole('article')).toHaveCount(ODD_IDS.length)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(consoleWatch.messages.filter((text) => !FAILED_REQUEST.test(text))).toEqual([])
})

test('refuses an inline script that was injected into the page', async ({ page, consoleWatch }) => {
  consoleWatch.allow(POLICY_FAULT)
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('</head>', '<script>window.harmed = true</script></head>'),
    })
  })
  await page.goto('#/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(consoleWatch.messages.filter((text) => text.includes('inline script'))).not.toEqual([])
})

async function leaveOutHeader(page: Page): Promise<void> {
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).filter(
      ([name]) => name !== 'content-security-policy',
    )
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
}

import { expect, test } from './support/shop.ts'

/** The browser's messages about anything that the page's security policy refuses. */
const POLICY_FAULT = /Content Security Policy|Trusted|eval/

test("refuses everything that is not the shop's own", async ({ page, consoleWatch }) => {
  consoleWatch.allow(POLICY_FAULT)
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
  expect(new Set(refused.violations)).toEqual(new Set(['require-trusted-types-for', 'connect-src']))
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

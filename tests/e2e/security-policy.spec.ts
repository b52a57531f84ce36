import { expect, test } from './support/shop.ts'

/** The browser's messages about anything that the page's security policy refuses. */
const POLICY_FAULT = /Content Security Policy|Trusted|eval/

// tools/hosts/build.test.ts has what the policy says of scripts within the page.
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

import type { Page } from '@playwright/test'

/** WCAG 1.4.12: spacing that readers may set, without loss of content. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/**
 * Adds styles that the page's security policy lets through, unlike a style element. Returns a function that switches
 * them on and off.
 */
export async function addStyles(
  page: Page,
  css: string,
): Promise<(enabled: boolean) => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  return (enabled) =>
    sheet.evaluate((each, isOn) => {
      each.disabled = !isOn
    }, enabled)
}

/** Sets the browser's own text size, as a share of the usual one, until the window is resized. Chromium only. */
export async function setTextSize(page: Page, share: 1 | 1.25 | 2): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * share, fixed: Math.round(13 * share) },
  })
}

/** Switches between touch (`pointer: coarse`) and mouse, while the page stays open. Chromium only. */
export async function touchSwitch(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  // Keep the session attached: detaching it resets the emulation.
  const session = await page.context().newCDPSession(page)
  return (enabled) => session.send('Emulation.setTouchEmulationEnabled', { enabled })
}

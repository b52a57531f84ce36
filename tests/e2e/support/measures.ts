import type { Page } from '@playwright/test'

/** Texts that the shop may cut short, because this page or the linked one shows them in full. */
const SHORTENED = [
  ...['article h2 a', 'article h3 a', 'article dd', 'nav li span[aria-current]'],
  '[role="group"] p[dir="auto"]:first-child',
].join()

/** The cards of a carousel that are partly in view; `markPeeking` sets the attribute. */
const PEEKING = '[data-peeking]'

/** Not measured: what skips parts of the page is outside the window until focused, and the system draws options. */
const UNSEEN = 'option, script, style, .skip'

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/**
 * The controls smaller than `least` pixels, unless a plus sign of that size around their middle still hits them.
 * Links within a sentence are exempt (WCAG 2.5.8).
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  await markPeeking(page)
  return page.evaluate(
    ({ size, passedOver }) => {
      const found: string[] = []
      // What is behind a modal dialog cannot be pressed.
      const reachable = document.querySelector('dialog:modal') ?? document
      for (const element of reachable.querySelectorAll<HTMLElement>(
        'a[href], button, select, input',
      )) {
        const isShown = element.checkVisibility({ visibilityProperty: true })
        if (!isShown || element.closest(passedOver) || isInSentence(element)) continue
        const { left, right, width, height } = (
          element.closest('label') ?? element
        ).getBoundingClientRect()
        // Cards beyond the end of a carousel, before it has measured which ones are in sight.
        if (document.dir === 'rtl' ? right <= 0 : left >= window.innerWidth) continue
        if ((width >= size && height >= size) || isHitAround(element)) continue
        const name = element.ariaLabel ?? element.innerText
        found.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`)
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      return found

      function isInSentence(element: HTMLElement): boolean {
        const sentence = element.closest('p')?.innerText ?? ''
        return (
          getComputedStyle(element).display === 'inline' &&
          sentence !== element.innerText &&
          sentence.includes(element.innerText)
        )
      }

      function isHitAround(element: HTMLElement): boolean {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const [middleX, middleY, arm] = [x + width / 2, y + height / 2, size / 2 - 0.5]
        const ends = [
          [middleX - arm, middleY],
          [middleX + arm, middleY],
          [middleX, middleY - arm],
          [middleX, middleY + arm],
        ] as const
        return ends.every(([left, top]) => {
          const hit = document.elementFromPoint(left, top)
          // A toast is there for a moment only.
          return hit === element || hit?.closest('[role=status]')
        })
      }
    },
    { size: least, passedOver: `[inert], ${PEEKING}` },
  )
}

/** The texts that overflow the window or their own box, or overlap one another. */
export async function brokenTexts(page: Page): Promise<string[]> {
  await markPeeking(page)
  return page.evaluate((passedOver) => {
    const texts = shownTexts()
    return [
      ...texts
        .filter(({ rect }) => rect.left < -1 || rect.right > window.innerWidth + 1)
        .map(({ text }) => `out of the window: ${text}`),
      ...texts.filter(isOutOfBox).map(({ text }) => `out of its box: ${text}`),
      ...texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => one.layer === other.layer && one.box !== other.box)
          .filter((other) => overlap(one, other))
          .map((other) => `on one another: ${one.text} / ${other.text}`),
      ),
    ]

    function shownTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
        if (parent.closest(passedOver) || getComputedStyle(parent).clipPath !== 'none') continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        if (isScrolledAway(parent, rect)) continue
        found.push({
          text,
          rect,
          box: boxOf(parent),
          layer: layerOf(parent),
          // The rectangle of a text is higher than its visible letters.
          tolerance: 2 + 0.1 * parseFloat(getComputedStyle(parent).fontSize),
        })
      }
      return found
    }

    /** Whether a part of the page that scrolls by itself hides a text, or a part of it. */
    function isScrolledAway(element: Element, rect: DOMRect): boolean {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      if (/auto|scroll/.test(getComputedStyle(element).overflowY)) {
        const box = element.getBoundingClientRect()
        if (rect.top < box.top || rect.bottom > box.bottom) return true
        if (rect.left < box.left || rect.right > box.right) return true
      }
      return isScrolledAway(parent, rect)
    }

    interface Text {
      readonly text: string
      readonly rect: DOMRect
      readonly box: Element
      readonly layer: Element | null
      readonly tolerance: number
    }

    /** Header, dialog, toasts and bars may cover the page: compare texts of one layer only. */
    function layerOf(element: Element | null): Element | null {
      const isLayer = element && /fixed|sticky/.test(getComputedStyle(element).position)
      return isLayer || !element ? element : layerOf(element.parentElement)
    }

    function boxOf(element: Element): Element {
      const parent = element.parentElement
      return getComputedStyle(element).display === 'inline' && parent ? boxOf(parent) : element
    }

    function isOutOfBox({ rect, box, tolerance }: Text): boolean {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return (
        Math.max(left - rect.left, rect.right - right, top - rect.top, rect.bottom - bottom) >
        tolerance
      )
    }

    function overlap({ rect: one, tolerance }: Text, { rect: other }: Text): boolean {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return Math.min(wide, high) > tolerance
    }
  }, `[inert], ${PEEKING}, ${SHORTENED}, ${UNSEEN}`)
}

/**
 * The controls that overflow the window's sides, unless they are in a row that scrolls, or a fixed or sticky bar that
 * contains them.
 */
export async function cutControls(page: Page): Promise<string[]> {
  await markPeeking(page)
  return page.evaluate((passedOver) => {
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(passedOver)) {
        continue
      }
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const bar =
        barAround(control)?.getBoundingClientRect() ?? new DOMRect(0, -Infinity, 0, Infinity)
      const isOutOfWindow = left < -1 || right > window.innerWidth + 1
      const isCut =
        (isOutOfWindow && !isInScrollingRow(control)) ||
        top < bar.top - 1 ||
        bottom > bar.bottom + 1
      if (isCut) found.push(control.ariaLabel ?? control.innerText)
    }
    return found

    function isInScrollingRow({ parentElement }: Element): boolean {
      if (!parentElement || parentElement === document.body) return false
      const scrolls = getComputedStyle(parentElement).overflowX === 'auto'
      return scrolls || isInScrollingRow(parentElement)
    }

    function barAround(element: Element | null): Element | null {
      const isBar = element && /fixed|sticky/.test(getComputedStyle(element).position)
      return isBar || !element ? element : barAround(element.parentElement)
    }
  }, `[inert], ${PEEKING}, ${UNSEEN}`)
}

/** Marks the cards of carousels that are partly in view, which are not faults: focus scrolls them into view. */
async function markPeeking(page: Page): Promise<void> {
  await page.evaluate(
    (mark) => {
      for (const item of document.querySelectorAll('section li')) {
        const { left, right } = item.getBoundingClientRect()
        item.toggleAttribute(mark, document.dir === 'rtl' ? left < 0 : right > window.innerWidth)
      }
    },
    PEEKING.slice(1, -1),
  )
}

/** The selects in which the longest option is cut off. */
export function narrowSelects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return ['no canvas']
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } =
        getComputedStyle(select)
      Object.assign(pen, { font, letterSpacing, wordSpacing })
      const width = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return [...select.options]
        .filter(({ text }) => pen.measureText(text).width > width)
        .map(({ text }) => `cut off: ${text}`)
    })
  })
}

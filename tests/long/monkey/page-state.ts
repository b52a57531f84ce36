import type { Page } from '@playwright/test'

/** What a page shows, and what the browser's storage holds. */
export type PageState = Awaited<ReturnType<typeof readPageState>>

/** Reads a page after the browser has drawn it. */
export function readPageState(page: Page) {
  return page.evaluate(async () => {
    const before = window.scrollY
    await drawn()
    const main = document.querySelector('main')
    const dialog = document.querySelector('dialog[open]')
    return {
      /** Names of what still moves, scrolls or loads. */
      unrest: [
        ...(before === window.scrollY ? [] : ['scrolling']),
        ...all('[role=status][aria-label=Loading]').map(() => 'loading'),
        ...document.getAnimations().filter(isRunning).map(nameOf),
      ],
      address: location.hash,
      title: document.title,
      headings: all('h1').map(textOf),
      mains: all('main').length,
      length: textOf(main).length,
      alerts: all('[role=alert]').map(textOf),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      repeatedIds: repeated(all('[id]').map(({ id }) => id)),
      /** Tab may go from a dialog's last control to the browser's own. */
      isFocusLost: dialog?.contains(document.activeElement) === false && !isInBrowser(),
      badges: { cart: badge('cart'), favourites: badge('favourites') },
      cards: all('main article').map((card) => ({
        slug: slugOf(card),
        isAdded: card.querySelector('button[aria-pressed=true]') !== null,
        isFavourite: card.querySelector('[aria-label="Remove from favourites"]') !== null,
        isCompared: card.querySelector('[aria-label="Remove from comparison"]') !== null,
      })),
      tray: textOf(document.querySelector('section[aria-label=Comparison] a')),
      lines: all('main [role=listitem]:has([aria-label="Decrease quantity"])').map((line) => ({
        slug: slugOf(line),
        quantity: quantityOf(line.querySelector('input[aria-label=Quantity]')),
        price: textOf([...line.querySelectorAll('p')].at(-1)),
      })),
      total: totalOf(main),
      kept: Object.fromEntries(Object.entries<string>(localStorage)),
      isPolluted: Object.keys(Object.prototype).length > 0,
    }

    /** Resize observers run while the browser draws; animation frames would wait for the test's clock. */
    function drawn(): Promise<void> {
      return new Promise((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    }

    /** Whether the browser's own controls have the focus. */
    function isInBrowser(): boolean {
      return document.activeElement === document.body && !document.hasFocus()
    }

    function isRunning({ playState, effect }: Animation): boolean {
      return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
    }

    function nameOf({ effect }: Animation): string {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `moving ${target?.className ?? ''} ${textOf(target).slice(0, 40)}`
    }

    function all(selector: string): Element[] {
      return [...document.querySelectorAll(selector)]
    }

    function textOf(element: Element | null | undefined): string {
      return element?.textContent.trim() ?? ''
    }

    function repeated(ids: readonly string[]): string[] {
      return ids.filter((id, index) => ids.indexOf(id) < index)
    }

    function badge(section: string): string {
      return textOf(document.querySelector(`header a[href$="#/${section}"]`)).replace(/\D+/, '')
    }

    function slugOf(part: Element): string {
      const link = part.querySelector('a[href*="#/"]')
      return decodeURIComponent(link?.getAttribute('href')?.replace(/^.*\//, '') ?? '')
    }

    /** While a quantity is typed, the one that counts: it stands behind the field, for paper. */
    function quantityOf(field: Element | null): string {
      return field instanceof HTMLInputElement && field !== document.activeElement
        ? field.value
        : textOf(field?.nextElementSibling)
    }

    function totalOf(part: Element | null): [string, string] | undefined {
      const text = [...(part?.querySelectorAll('p') ?? [])].find((paragraph) =>
        paragraph.textContent.startsWith('Total for'),
      )
      return text && [textOf(text.previousElementSibling), textOf(text)]
    }
  })
}

import { vi } from 'vitest'

/** The media queries that match in a test; none, until a test adds one. */
export const matchingMedia = new Set<string>()

/** Replaces `window.scrollTo`. */
export const scrollTo = vi.fn()

/**
 * Adds the browser features that the shop uses and jsdom lacks: sizes and positions, media queries, modal dialogs,
 * scrolling, captured pointers.
 */
export function standInForBrowser(): void {
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.stubGlobal('IntersectionObserver', StillObserver)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return matchingMedia.has(media)
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  Object.assign(Element.prototype, {
    setPointerCapture: vi.fn(),
    releasePointerCapture: vi.fn(),
    hasPointerCapture: () => false,
    getClientRects: () => [new DOMRect()],
    scrollIntoView: vi.fn(),
    scrollTo: vi.fn(),
    scrollBy: vi.fn(),
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
}

/** An observer that never calls back: jsdom has no layout, so no size or position changes. */
class StillObserver {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

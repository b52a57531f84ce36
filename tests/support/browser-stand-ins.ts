import { vi } from 'vitest'

/** The media queries that apply in a test; none, until a test adds one. */
export const matchingMedia = new Set<string>()

/** Stands in for `window.scrollTo`. */
export const scrollTo = vi.fn()

/**
 * What jsdom lacks of a browser, as far as the shop asks for it: sizes and places, media queries, modal dialogs, scrolling,
 * captured pointers.
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
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

/** Nothing has a size or a place in jsdom, so nothing changes them. */
class StillObserver {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

import { useEffect, type RefObject } from 'react'

/** What a shopper looks at while choosing: the thumbnails and the choices of a product. */
const KEPT_IN_VIEW = '[role="radiogroup"], [data-kept-in-view]'

/**
 * Moves toasts to the top of the window, by `data-edge`, if nothing is lost there, or if they would cover what was pressed
 * last, has the focus, or is chosen by. By script: a style of the focused element that depends on a toast would restyle the whole page.
 */
export function useToastEdge(toastsRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toasts = toastsRef.current
    if (!toasts) return
    let pressed: Element | undefined
    // A press by keyboard clicks too. In Safari, buttons do not get the focus when they are clicked.
    const note = ({ target }: Event) => {
      pressed = target instanceof Element ? target : undefined
    }
    const choose = () => {
      toasts.dataset.edge = 'bottom'
      const { top, bottom } = toasts.getBoundingClientRect()
      const isCovered = (part: Element | undefined) => {
        const box = part?.getBoundingClientRect()
        return box && box.bottom > top && box.top < bottom
      }
      const kept = document.querySelectorAll(KEPT_IN_VIEW)
      // At the start of a product's page, it covers no more than the way to it.
      const isFree = window.scrollY < 8 && document.querySelector('[data-room]')
      if (isFree || [pressed, ...kept].some(isCovered)) toasts.dataset.edge = 'top'
    }
    const uncover = (event: Event) => {
      if (!(event.target instanceof Node) || toasts.contains(event.target)) return
      note(event)
      // Once the focus has scrolled.
      if (toasts.hasChildNodes()) requestAnimationFrame(choose)
    }
    choose()
    const observer = new MutationObserver(choose)
    observer.observe(toasts, { childList: true })
    document.addEventListener('click', note, { capture: true })
    document.addEventListener('focusin', uncover)
    return () => {
      observer.disconnect()
      document.removeEventListener('click', note, { capture: true })
      document.removeEventListener('focusin', uncover)
    }
  }, [toastsRef])
}

import { useEffect, type RefObject } from 'react'

/**
 * Keeps toasts off what was pressed last: they go to the top of the window if they would cover it at the bottom.
 *
 * @param toastsRef the element that holds the toasts; its `data-edge` names the edge
 */
export function useAvoidLastClick(toastsRef: RefObject<HTMLElement | null>): void {
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
      const control = pressed?.getBoundingClientRect()
      const { top, bottom } = toasts.getBoundingClientRect()
      if (control && control.bottom > top && control.top < bottom) toasts.dataset.edge = 'top'
    }
    choose()
    const observer = new MutationObserver(choose)
    observer.observe(toasts, { childList: true })
    document.addEventListener('click', note, { capture: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('click', note, { capture: true })
    }
  }, [toastsRef])
}

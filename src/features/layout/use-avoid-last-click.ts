import { useEffect, type RefObject } from 'react'

/** Moves toasts to the top of the window, by `data-edge`, if they would cover what was pressed last. */
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

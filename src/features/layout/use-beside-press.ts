import { useEffect, type RefObject } from 'react'

/**
 * Keeps notices off what was pressed last: they go to the top of the window if they would cover it at the bottom.
 *
 * @param noticesRef the element that holds the notices; its `data-edge` names the edge
 */
export function useBesidePress(noticesRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = noticesRef.current
    if (!notices) return
    let pressed: Element | undefined
    // A press by keyboard clicks too. In Safari, buttons do not get the focus when they are clicked.
    const note = ({ target }: Event) => {
      pressed = target instanceof Element ? target : undefined
    }
    const choose = () => {
      notices.dataset.edge = 'bottom'
      const control = pressed?.getBoundingClientRect()
      const { top, bottom } = notices.getBoundingClientRect()
      if (control && control.bottom > top && control.top < bottom) notices.dataset.edge = 'top'
    }
    choose()
    const observer = new MutationObserver(choose)
    observer.observe(notices, { childList: true })
    document.addEventListener('click', note, { capture: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('click', note, { capture: true })
    }
  }, [noticesRef])
}

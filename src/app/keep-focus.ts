/**
 * The shop draws the elements of the first frame anew: what has the focus there gives it to the same one here. Footers
 * come after what may be loaded meanwhile, and are not counted.
 */
export function keepFocusOnceDrawn(root: HTMLElement): void {
  const elements = () => [...root.querySelectorAll<HTMLElement>(':not(footer *)')]
  const place = elements().findIndex((element) => element === document.activeElement)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    elements()[place]?.focus({ preventScroll: true })
  }).observe(root, { childList: true })
}

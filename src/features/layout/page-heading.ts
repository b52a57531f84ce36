/** The heading of the current page: gets the focus on a new page, and wherever nothing better fits. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}

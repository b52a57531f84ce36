/** The heading of the page that is shown: focus starts there on a new page, and falls back to it. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}

/** Moves focus to the page's heading, where the page begins and nothing is to be scrolled. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Whether an element is in the page and its attributes let it have the focus; hiding by CSS is not checked. */
export function isReachable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, a:not([href]), [inert], [inert] *')
}

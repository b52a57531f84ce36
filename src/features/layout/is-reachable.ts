/** Whether an element is in the page and takes the focus, as far as its attributes say. */
export function isReachable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, a:not([href]), [inert], [inert] *')
}

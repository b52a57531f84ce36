/**
 * Records from now on what a screen reader announces, in order: texts added to live regions, or inserted with one.
 * Self-contained, so that `page.evaluate` can run it in a browser.
 */
export function listen(): string[] {
  const live = '[aria-live], [role=status], [role=alert]'
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement
        const told = element?.closest(live) ? [node] : (element?.querySelectorAll(live) ?? [])
        for (const { textContent } of told) if (textContent) said.push(textContent)
      }
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return said
}

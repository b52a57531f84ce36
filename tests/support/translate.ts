/** Elements that a translator does not change. */
const LEFT_ALONE = 'script, style, option, font'

/**
 * Changes the page as a browser's translator does: replaces each text node by `<font><font>` with a new text node, now
 * and whenever a text is added or changed. The words stay the same.
 */
export function translatePage(): void {
  const observer = new MutationObserver(translate)
  translate()

  function translate(): void {
    observer.disconnect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!(node instanceof Text) || node.data.trim() === '') continue
      if (!node.parentElement?.closest(LEFT_ALONE)) texts.push(node)
    }
    for (const text of texts) text.replaceWith(translated(text.data))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

function translated(text: string): DocumentFragment {
  const fonts = document.createRange().createContextualFragment('<font><font></font></font>')
  fonts.querySelector('font > font')?.append(text)
  return fonts
}

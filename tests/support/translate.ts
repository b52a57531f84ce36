/** What a translator leaves as it is. */
const LEFT_ALONE = 'script, style, option, font'

/**
 * Does to the page what a browser's translator does: takes each text node away and puts `<font><font>` with a text of its own
 * in its place, now and whenever a text comes or changes. The words stay the same.
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

/** The bar of `gadgetry dev`: what an owner should fix in the shop that this page shows. */
const STYLES = `
  ol {
    position: fixed; z-index: 9999; inset: auto 0 0; max-height: 30vh; margin: 0; padding: 0; overflow: auto;
    list-style: none; font: 14px/1.4 system-ui, sans-serif; color: #fff; background: #1f2328;
  }
  li { padding: 8px 16px; border-top: 1px solid #444; white-space: pre-wrap; }
  li[data-error] { background: #a40e26; }
`

const bar = document.createElement('div')
const list = document.createElement('ol')
const styles = document.createElement('style')
styles.textContent = STYLES
list.setAttribute('role', 'status')
bar.attachShadow({ mode: 'open' }).append(styles, list)

function show(lines: readonly string[]): void {
  const items = lines.map((line) => {
    const item = document.createElement('li')
    item.toggleAttribute('data-error', line.startsWith('Error'))
    item.textContent = line
    return item
  })
  list.replaceChildren(...items)
  document.documentElement.append(bar)
}

import.meta.hot?.on('shop:found', show)
import.meta.hot?.send('shop:ask')

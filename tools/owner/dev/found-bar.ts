/** The bar of `gadgetry dev`: what an owner should fix in the shop that this page shows. */
const STYLES = `
  details {
    position: fixed; z-index: 9999; inset: auto 0 0; max-height: 30vh; overflow: auto;
    font: 14px/1.4 system-ui, sans-serif; color: #fff; background: #1f2328;
  }
  summary { padding: 8px 16px; cursor: pointer; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { padding: 8px 16px; border-top: 1px solid #444; white-space: pre-wrap; }
  li[data-error] { background: #a40e26; }
`

/** Whether the owner has closed the bar in this tab, whatever page it shows. */
const CLOSED = 'gadgetry-dev.closed'

const bar = document.createElement('div')
bar.attachShadow({ mode: 'open' }).innerHTML =
  `<style>${STYLES}</style><details open><summary></summary><ol role="status"></ol></details>`
const [details, summary, list] = ['details', 'summary', 'ol'].map((name) =>
  bar.shadowRoot?.querySelector(name),
)
details?.toggleAttribute('open', sessionStorage.getItem(CLOSED) === null)
details?.addEventListener('toggle', () => {
  if (details.hasAttribute('open')) sessionStorage.removeItem(CLOSED)
  else sessionStorage.setItem(CLOSED, '')
})

function show(lines: readonly string[]): void {
  const items = lines.map((line) => {
    const item = document.createElement('li')
    item.toggleAttribute('data-error', line.startsWith('Error'))
    item.textContent = line
    return item
  })
  const errors = items.filter((item) => item.hasAttribute('data-error')).length
  summary?.replaceChildren(`Errors: ${errors}, warnings: ${items.length - errors}`)
  list?.replaceChildren(...items)
  if (items.length > 0) document.documentElement.append(bar)
  else bar.remove()
}

import.meta.hot?.on('shop:found', show)
import.meta.hot?.send('shop:ask')
addEventListener('load', () => setTimeout(() => import.meta.hot?.send('shop:shown'), 300))

import { forgetReload, reloadOnce } from '#src/code/reload-once.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { start } from '#src/start/protocol.ts'

/** The name under which a reload for the shop's first script is remembered. */
const SHOP = 'the shop'

interface WatchedPage {
  readonly root: HTMLElement
  readonly message: HTMLTemplateElement | undefined
  /** Shows the template of the page again. */
  readonly draw: () => void
}

/**
 * Reloads the page once when the shop's own code cannot be loaded, and otherwise shows the message in place of the page's
 * template.
 */
export function watchStart({ root, message, draw }: WatchedPage): void {
  let hasFailed = false
  const reload = () => {
    if (!start().hasShop) location.reload()
  }
  const fail = () => {
    const main = root.querySelector('main')
    if (start().hasShop || !message || !main) return
    hasFailed = true
    main.replaceChildren(document.importNode(message.content, true))
    main.querySelector('button')?.addEventListener('click', reload)
    // The links of the template lead nowhere else.
    addEventListener('hashchange', reload)
  }
  const settle = async () => {
    if (start().hasShop) {
      forgetReload(SHOP)
      if (hasFailed && !start().isTakenOver) draw()
      // A newer page may know where the code is now.
    } else if (!(await reloadOnce(SHOP))) fail()
  }
  const onEnd = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void settle()
  }
  // The shop's script stands behind this one. Invalid code loads too, but does not start.
  document.addEventListener('load', onEnd, { capture: true })
  document.addEventListener('error', onEnd, { capture: true })
  setTimeout(fail, FILE_TIME_LIMIT)
}

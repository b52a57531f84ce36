import { forgetReload, reloadOnce } from '#src/code/reload-once.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { handOver } from '#src/first-visit/hand-over.ts'

/** The name for `reloadOnce` of the shop's first script. */
const SHOP = 'the shop'

interface WatchedPage {
  /** Ends when the shop's own code has run or failed. */
  readonly code: Promise<void>
  readonly root: HTMLElement
  readonly message: HTMLTemplateElement | undefined
  /** Shows the template of the page again. */
  readonly draw: () => void
}

/**
 * When the shop's own code fails to load, reloads the page once. When that is not possible or does not help, shows the
 * message instead of the page's template.
 */
export function watchStart({ code, root, message, draw }: WatchedPage): void {
  let hasFailed = false
  const reload = () => {
    if (!handOver().hasShop) location.reload()
  }
  const fail = () => {
    const main = root.querySelector('main')
    if (handOver().hasShop || !message || !main) return
    hasFailed = true
    main.replaceChildren(document.importNode(message.content, true))
    main.querySelector('button')?.addEventListener('click', reload)
    // Links change only the part after the `#`; without the shop's code, nothing shows the next page.
    addEventListener('hashchange', reload)
  }
  const settle = async () => {
    if (handOver().hasShop) {
      forgetReload(SHOP)
      if (hasFailed && !handOver().hasReact) draw()
      // A newer `index.html` may have the new address of the code.
    } else if (!(await reloadOnce(SHOP))) fail()
  }
  void code.then(settle, settle)
  setTimeout(fail, FILE_TIME_LIMIT)
}

import { forgetReload, reloadOnce } from '#src/code/reload-once.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'

/** The name under which a reload for the shop's first script is remembered. */
const SHOP = 'the shop'

/**
 * Sees to it that the page does not stay as it is where the shop's own code, or a part of it, cannot be had: the page is
 * loaded anew once, and else shows the message in place of the page's frame.
 */
export function watchStart(
  root: HTMLElement,
  main: HTMLElement,
  message: HTMLTemplateElement | undefined,
): void {
  const isStarted = () => root.dataset.started !== undefined
  const reload = () => {
    if (!isStarted()) location.reload()
  }
  const fail = () => {
    if (isStarted() || !message) return
    main.replaceChildren(document.importNode(message.content, true))
    main.querySelector('button')?.addEventListener('click', reload)
    // The links of the frame lead nowhere else.
    addEventListener('hashchange', reload)
  }
  const settle = async () => {
    if (isStarted()) forgetReload(SHOP)
    // A newer page may know where the code is now.
    else if (!(await reloadOnce(SHOP))) fail()
  }
  const onEnd = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void settle()
  }
  // The shop's script stands behind this one. Code that is none is loaded, and does not start.
  document.addEventListener('load', onEnd, { capture: true })
  document.addEventListener('error', onEnd, { capture: true })
  setTimeout(fail, FILE_TIME_LIMIT)
}

import { nextTask } from '#src/lib/next-task.ts'
import { forgetReload, reloadOnce } from '#src/lib/load-code.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { readListedFiles } from './listed-files.ts'
import { entriesOf } from './read-field.ts'
import { requestScripts } from './request-files.ts'

const SHOP = 'the shop'

/**
 * When the code fails to load, reloads the page once; if that cannot be or does not help, shows the message.
 *
 * @param draw shows the template of the page again
 * @returns when the code has run; rejects when it has failed
 */
export function startShop(
  root: HTMLElement,
  message: HTMLTemplateElement | undefined,
  draw: () => void,
): Promise<void> {
  let hasFailed = false
  const reload = () => {
    if (!bootState().hasShop) location.reload()
  }
  const fail = () => {
    const main = root.querySelector('main')
    if (bootState().hasShop || !message || !main) return
    hasFailed = true
    main.replaceChildren(document.importNode(message.content, true))
    main.querySelector('button')?.addEventListener('click', reload)
    // Links change only the part after the `#`; without the shop's code, nothing shows the next page.
    addEventListener('hashchange', reload)
  }
  const settle = async () => {
    if (bootState().hasShop) {
      forgetReload(SHOP)
      if (hasFailed && !bootState().hasReact) draw()
      // A newer `index.html` may have the new address of the code.
    } else if (!(await reloadOnce(SHOP))) fail()
  }
  const code = runShopCode()
  void code.then(settle, settle)
  setTimeout(fail, FILE_TIME_LIMIT)
  return code
}

/** The first paint would wait for cached code. A slow phone can respond to input between the tasks of two files. */
async function runShopCode(): Promise<void> {
  await firstPaint()
  const files = entriesOf(readListedFiles('shop')).map(String)
  requestScripts(files)
  for (const file of files) {
    await import(/* @vite-ignore */ `./${file}`)
    await nextTask()
  }
}

/** Resolves at once in a tab in the background, which is not painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

import { nextTask } from '#src/code/next-task.ts'
import { entriesOf } from './read-field.ts'
import { readListedFiles } from './read-listed-files.ts'
import { requestScripts } from './request-files.ts'

/**
 * Runs the shop's own code, after the first paint, which would otherwise wait for code that the browser has
 * cached. Each file runs in a task of its own, so that a slow phone can respond to input in between. Rejects when one
 * fails to load, or is invalid.
 */
export async function runShopCode(): Promise<void> {
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

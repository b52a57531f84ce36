import { readListedFiles } from './read-listed-files.ts'

/**
 * Runs the shop's own code, after the first paint, which would else wait for it where the code has been kept by the
 * browser. Rejects when the code fails to load, or when it is invalid.
 */
export async function runShopCode(): Promise<void> {
  await firstPaint()
  await import(/* @vite-ignore */ `./${String(readListedFiles('shop'))}`)
}

/** Resolves at once in a tab in the background, which is not painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

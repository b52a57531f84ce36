import { afterNextPaint } from './after-next-paint.ts'

/**
 * Runs a task when the page is idle; after the next paint in browsers without idle callbacks.
 *
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return afterNextPaint(task)
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}

import { afterNextPaint } from './after-next-paint.ts'

/** Runs a task when the page is idle, or after the next paint in browsers without idle callbacks. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return afterNextPaint(task)
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}

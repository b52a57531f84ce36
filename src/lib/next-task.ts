/** Resolves in another task, so that the page can respond before it. */
export function nextTask(): Promise<void> {
  // Not every browser has `scheduler`.
  return 'scheduler' in globalThis
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
}

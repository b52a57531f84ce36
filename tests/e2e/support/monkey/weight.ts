import type { Page } from '@playwright/test'

/** What a page weighs, when everything that is not used any more is gone. */
export interface Weight {
  /** In bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

export async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // What one collection frees may hold what the next one frees.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

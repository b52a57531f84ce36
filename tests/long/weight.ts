import type { Page } from '@playwright/test'

/** The size of a page after garbage collection. */
export interface Weight {
  /** In bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

export async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // Objects that one collection frees may have held others.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

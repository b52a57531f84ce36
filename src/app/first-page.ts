import type { ShopRouter } from './router.tsx'

/**
 * Resolves when the first page can be drawn, at least its frame: until then `index.html` shows the same. A page whose
 * code cannot be had is drawn as that.
 */
export async function firstPage(router: ShopRouter): Promise<void> {
  const load = router.load()
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  const code = Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)))
  await Promise.race([load, code.then(nextTask)])
}

/** After everything that waits for promises only; a timer would count the milliseconds that it is not for. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

import type { ShopRouter } from './router.tsx'

/** How long the first frame stays for the sake of its picture, in milliseconds: its buttons wait meanwhile. */
const PATIENCE = 1500

/**
 * Resolves when the first page can be drawn, at least its frame: until then `index.html` shows the same. A page whose
 * code cannot be had is drawn as that.
 *
 * @param catalogue resolves when it is there: from then on the shop knows the picture that a frame may show
 */
export async function firstPage(router: ShopRouter, catalogue: Promise<void>): Promise<void> {
  const load = router.load()
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  const code = Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)))
  await Promise.race([load, code.then(nextTask).then(() => frameIsDue(catalogue))])
}

/** What a frame shows already is not taken away. */
async function frameIsDue(catalogue: Promise<void>): Promise<void> {
  if (document.querySelector('#root [data-picture-sizes] img')) {
    await Promise.race([catalogue, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }
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

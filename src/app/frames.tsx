import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/data/query-client.ts'
import { productSchema } from '#src/domain/product.ts'
import { addToCartAtom } from '#src/state/cart.ts'
import { toggleFavouriteAtom } from '#src/state/favourites.ts'
import { Loader } from '#src/ui/loader.tsx'
import { FailedPage } from './failed-page.tsx'
import { Providers } from './providers.tsx'
import { createShopRouter } from './router.tsx'

/**
 * Pages as they are before anything is loaded. The build writes them into `index.html`, so that the first paint does
 * not wait for scripts; `src/first-frame/first-frame.ts` shows the one that the address asks for.
 *
 * @param addresses as behind the `#`
 * @returns the HTML of each address, under '' what stands for pages without a frame of their own, and under 'failed' what
 * stands there when the shop's code cannot be had
 */
export async function renderFrames(addresses: readonly string[]): Promise<Map<string, string>> {
  const store = storeWithBadges()
  const frames = new Map([
    ['', renderToString(<Loader />)],
    ['failed', renderToString(<FailedPage onReload={() => undefined} />)],
  ])
  for (const address of addresses) frames.set(address, await renderFrame(address, store))
  return frames
}

async function renderFrame(
  address: string,
  store: ReturnType<typeof createStore>,
): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  // Relative to wherever the page lies.
  history.createHref = (href) => `#${href}`
  const queryClient = createQueryClient()
  const router = createShopRouter(queryClient, history)
  // Scroll positions and files are the browser's.
  router.update({ ...router.options, scrollRestoration: false })
  const [routes] = router.getMatchedRoutes(address)
  for (const { options } of routes) delete options.loader
  await router.load()
  return renderToString(<Providers router={router} queryClient={queryClient} store={store} />)
}

/** With something in the cart and among the favourites: both badges are there, and get their numbers later. */
function storeWithBadges() {
  const store = createStore()
  const product = productSchema.parse({
    id: 'any',
    itemId: 'any',
    category: 'phones',
    name: 'any',
    image: '',
    price: 0,
    fullPrice: 0,
    year: 0,
  })
  store.set(addToCartAtom, product)
  store.set(toggleFavouriteAtom, product)
  return store
}

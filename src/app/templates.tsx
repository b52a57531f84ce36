import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/data/query-client.ts'
import { productSchema } from '#src/domain/product.ts'
import { addToCartAtom } from '#src/state/cart.ts'
import { toggleFavouriteAtom } from '#src/state/favourites.ts'
import { FailedPage } from './failed-page.tsx'
import { OpenedAsFile } from './opened-as-file.tsx'
import { Providers } from './providers.tsx'
import { createShopRouter } from './router.tsx'
import { takeLoaders } from './take-loaders.ts'

/**
 * Pages as they are before anything is loaded. The build writes them into `index.html` as templates, so that the first
 * paint does not wait for scripts; `src/inline` shows the one that the address asks for.
 *
 * @param addresses as behind the `#`
 * @returns the HTML of the whole shop at each address, under 'failed' the message for a shop whose code cannot be
 * loaded, and under 'file' the one for a page that was opened without a server
 */
export async function renderTemplates(addresses: readonly string[]): Promise<Map<string, string>> {
  const store = storeWithBadges()
  const templates = new Map([
    ['failed', renderToString(<FailedPage onReload={() => undefined} />)],
    ['file', renderToString(<OpenedAsFile />)],
  ])
  for (const address of addresses) templates.set(address, await renderTemplate(address, store))
  return templates
}

async function renderTemplate(
  address: string,
  store: ReturnType<typeof createStore>,
): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  // Relative to wherever the page lies.
  history.createHref = (href) => `#${href}`
  const queryClient = createQueryClient()
  const router = createShopRouter(queryClient, history)
  // Scroll positions are the browser's.
  router.update({ ...router.options, scrollRestoration: false, isServer: true })
  const giveLoadersBack = takeLoaders(router)
  const keptPages = [router.routesById['/cart'], router.routesById['/favourites']]
  const components = keptPages.map(({ options }) => options.component)
  for (const { options } of keptPages) options.component = DrawnInTheBrowser
  await router.load()
  const html = renderToString(<Providers router={router} queryClient={queryClient} store={store} />)
  keptPages.forEach(({ options }, place) =>
    Object.assign(options, { component: components[place] }),
  )
  giveLoadersBack()
  return html
}

/**
 * Stands for pages that show nothing but what the visitor keeps: React writes the loader in their place, and draws them
 * in the browser (react.dev, Suspense, 'Providing a fallback for server errors and client-only content').
 */
function DrawnInTheBrowser(): never {
  throw new Error('Drawn in the browser')
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

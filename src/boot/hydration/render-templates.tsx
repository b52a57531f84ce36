import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/data/query-client.ts'
import { FailedPage, OpenedAsFile } from '#src/app/error-page.tsx'
import { Providers } from '#src/app/providers.tsx'
import { createShopRouter } from '#src/app/router.tsx'

/**
 * Pages as they look before any data has loaded, so that the first paint does not wait for scripts.
 *
 * @param addresses the parts of addresses after the `#`
 * @returns HTML by address; under 'failed' for code that fails to load, under 'file' for a page opened from a disk
 */
export async function renderTemplates(addresses: readonly string[]): Promise<Map<string, string>> {
  const store = createStore()
  const templates = new Map([
    ['failed', renderToString(<FailedPage onReload={() => undefined} />)],
    ['file', renderToString(<OpenedAsFile />)],
  ])
  for (const address of addresses) templates.set(address, await renderTemplate(address, store))
  return templates
}

type Store = ReturnType<typeof createStore>

async function renderTemplate(address: string, store: Store): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  // Links then work in any folder of a host.
  history.createHref = (href) => `#${href}`
  const queryClient = createQueryClient()
  const router = createShopRouter(queryClient, history)
  // There are no scroll positions outside a browser.
  router.update({ ...router.options, scrollRestoration: false, isServer: true })
  const { routesById: routes } = router
  const paths = ['/cart', '/favourites', '/order', '/order_/$number', '/info/$name'] as const
  const keptPages = paths.map((path) => routes[path])
  const components = keptPages.map(({ options }) => options.component)
  for (const { options } of keptPages) options.component = DrawnInTheBrowser
  await router.load()
  const html = renderToString(<Providers router={router} queryClient={queryClient} store={store} />)
  keptPages.forEach(({ options }, index) =>
    Object.assign(options, { component: components[index] }),
  )
  return html
}

/**
 * For pages of what only the visitor's browser has, or of files: it throws, so React writes the loader into the
 * template (react.dev, Suspense, 'Providing a fallback for server errors and client-only content').
 */
function DrawnInTheBrowser(): never {
  throw new Error('Drawn in the browser')
}

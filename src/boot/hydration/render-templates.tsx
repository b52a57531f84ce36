import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/data/query-client.ts'
import { FailedPage } from '#src/app/error-page.tsx'
import { OpenedAsFile } from '#src/app/opened-as-file.tsx'
import { Providers } from '#src/app/providers.tsx'
import { createShopRouter } from '#src/app/router.tsx'

/**
 * Renders pages as they look before any data has loaded. The build writes them into `index.html` as templates, so that
 * the first paint does not wait for scripts; `src/boot/inline` shows the one for the address.
 *
 * @param addresses the parts of addresses after the `#`
 * @returns the HTML of the whole page by address; under 'failed' the message for when the shop's code fails to load,
 * and under 'file' the one for a page that was opened without a server
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
  const paths = ['/cart', '/favourites', '/order', '/info/$name'] as const
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
 * Replaces the pages that show only what the visitor's browser keeps, or files that no template has. Because it throws,
 * React writes the loader into the template, and draws the page in the browser (react.dev, Suspense, 'Providing a
 * fallback for server errors and client-only content').
 */
function DrawnInTheBrowser(): never {
  throw new Error('Drawn in the browser')
}

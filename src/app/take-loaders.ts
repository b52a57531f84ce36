import type { ShopRouter } from './router.tsx'

interface LoadingRoute {
  readonly options: { loader?: unknown }
}

/**
 * Takes the loaders out of all routes. The build draws pages without their data, and React's first render must be the same
 * in the browser; the pages then ask for the data themselves.
 *
 * @returns the function that puts them back
 */
export function takeLoaders(router: ShopRouter): () => void {
  const routes: readonly LoadingRoute[] = Object.values(router.routesById)
  const loaders = routes.map(({ options }) => options.loader)
  for (const { options } of routes) delete options.loader
  return () => {
    for (const [index, { options }] of routes.entries()) options.loader = loaders[index]
  }
}

import type { ShopRouter } from '#src/app/router.tsx'

interface LoadingRoute {
  readonly options: { loader?: unknown }
}

/**
 * Removes the loaders from all routes. The build draws the templates without data, and React's first render in the
 * browser must match them. The pages then load their data themselves.
 *
 * @returns the function that puts them back
 */
export function removeLoaders(router: ShopRouter): () => void {
  const routes: readonly LoadingRoute[] = Object.values(router.routesById)
  const loaders = routes.map(({ options }) => options.loader)
  for (const { options } of routes) delete options.loader
  return () => {
    for (const [index, { options }] of routes.entries()) options.loader = loaders[index]
  }
}

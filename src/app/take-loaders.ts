import type { ShopRouter } from './router.tsx'

/**
 * Removes the loaders from all routes. The build draws the templates without data, and React's first render in the
 * browser must match them. The pages then load their data themselves.
 *
 * @returns the function that puts them back
 */
export function takeLoaders(router: ShopRouter): () => void {
  const loaders = Object.values(router.routesById).map(({ options }) => {
    const { loader } = options
    delete options.loader
    return () => Object.assign(options, { loader })
  })
  return () => {
    for (const giveBack of loaders) giveBack()
  }
}

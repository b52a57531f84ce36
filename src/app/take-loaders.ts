import type { ShopRouter } from './router.tsx'

/**
 * Takes the loaders out of all routes. The build draws pages without their data, and React's first render must be the same
 * in the browser; the pages then ask for the data themselves.
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

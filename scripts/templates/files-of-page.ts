import type { Rolldown } from 'vite'

const CATALOGUE = 'api/products.json'

/** What a page needs besides the shop's first scripts; paths relative to `index.html`. */
export function filesOfPage(page: string, bundle: Rolldown.OutputBundle) {
  const [, section = '', product] = page.split('/')
  const files = product ? [`api/${section}.json`, CATALOGUE] : [CATALOGUE]
  return { scripts: scriptsOf(`routes/${routeOf(section, product)}.tsx`, bundle), files }
}

function routeOf(section: string, product: string | undefined): string {
  if (section === '') return 'index'
  if (section === 'cart' || section === 'favourites') return section
  return product ? '$category.$productId' : '$category.index'
}

/** The chunks of a route's source file, which the router splits, and those that they import. */
function scriptsOf(source: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const reached = new Set(
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/${source}?`)),
  )
  for (const { imports } of reached) {
    chunks
      .filter(({ fileName }) => imports.includes(fileName))
      .forEach((chunk) => reached.add(chunk))
  }
  return [...reached].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
}

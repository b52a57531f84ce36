import type { Rolldown } from 'vite'

const CATALOGUE = 'api/products.json'

/** The scripts and data files that a page needs besides the shop's entry; paths are relative to `index.html`. */
export function filesOfPage(page: string, bundle: Rolldown.OutputBundle) {
  const [, section = '', product] = page.split('/')
  const files = product ? [`api/${section}.json`, CATALOGUE] : [CATALOGUE]
  return { scripts: scriptsOf(`routes/${routeOf(section, product)}.tsx`, bundle), files }
}

function routeOf(section: string, product: string | undefined): string {
  if (section === '') return 'index'
  if (['search', 'cart', 'favourites'].includes(section)) return section
  return product ? '$category.$productId' : '$category.index'
}

/** The chunks into which the router splits a route's source file, and the chunks that those import. */
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

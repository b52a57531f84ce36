import type { Rolldown } from 'vite'

const CATALOGUE = 'api/products.json'

/** What a page needs besides the shop's first scripts; paths relative to `index.html`. */
export function filesOfPage(page: string, bundle: Rolldown.OutputBundle) {
  const [, category = '', product] = page.split('/')
  const route = category === '' ? 'index' : product ? '$category.$productId' : '$category.index'
  return {
    scripts: scriptsOf(`routes/${route}.tsx`, bundle),
    files: product ? [`api/${category}.json`, CATALOGUE] : [CATALOGUE],
  }
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

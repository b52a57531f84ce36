import type { Rolldown } from 'vite'
import type { ListedFiles, PageFiles } from '../../src/inline/listed-files.ts'

const CATALOGUE = 'api/products.json'

/** Lists the files that pages request before the shop's own code runs. */
export function listFiles(pages: readonly string[], bundle: Rolldown.OutputBundle): ListedFiles {
  const shop = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!shop) throw new Error('The build has no entry')
  return {
    shop: shop.fileName,
    pages: Object.fromEntries(pages.map((page) => [page, filesOf(page, shop.fileName, bundle)])),
  }
}

function filesOf(page: string, shop: string, bundle: Rolldown.OutputBundle): PageFiles {
  const [, section = '', product] = page.split('/')
  const code = chunksOf(`routes/${routeOf(section, product)}.tsx`, bundle)
  if (section === '') return { first: { scripts: code, files: [CATALOGUE] } }
  return product
    ? {
        // The catalogue has the picture's address.
        first: { scripts: [], files: [CATALOGUE] },
        afterPicture: { scripts: code, files: [`api/${section}.json`] },
      }
    : // No picture waits for the network, so the shop's own code is requested at once, too.
      { first: { scripts: [shop, ...code], files: [CATALOGUE] } }
}

function routeOf(section: string, product: string | undefined): string {
  if (section === '') return 'index'
  if (['search', 'shared', 'compare', 'cart', 'favourites'].includes(section)) return section
  return product ? '$category.$productId' : '$category.index'
}

/** The chunks into which the router splits a route's source file, and those that they import, without the entry. */
function chunksOf(source: string, bundle: Rolldown.OutputBundle): string[] {
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

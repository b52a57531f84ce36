import type { Rolldown } from 'vite'
import type { ListedFiles, PageFiles } from '#src/boot/inline/listed-files.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

const CATALOGUE = 'api/products.json'

type Chunk = Rolldown.OutputChunk

/** Lists the files that pages request before the shop's own code runs. */
export function listFiles(
  pages: readonly string[],
  first: Settings['first'],
  bundle: Rolldown.OutputBundle,
): Omit<ListedFiles, 'wayToRoot'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const shop = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  )
  if (shop.length === 0) throw new Error('The build has no entry')
  return {
    shop,
    ...(first && { parts: first.parts }),
    pages: Object.fromEntries(pages.map((page) => [page, filesOf(page, shop, chunks, first)])),
  }
}

function filesOf(
  page: string,
  shop: readonly string[],
  chunks: readonly Chunk[],
  first: Settings['first'],
): PageFiles {
  const [, section = '', product] = page.split('/')
  // The router splits a route's source file into several chunks.
  const route = `/routes/${routeOf(section, product)}.tsx?`
  const routeChunks = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(route))
  const code = withImports(routeChunks, chunks).filter((file) => !shop.includes(file))
  const files = first
    ? viewsOf(section, product, first.slices).map((view) => `${first.folder}${view}.json`)
    : [CATALOGUE]
  if (section === '') return { first: { scripts: code, files } }
  return product && section !== 'info' && section !== 'order'
    ? {
        // The catalogue has the picture's address.
        first: { scripts: [], files },
        afterPicture: { scripts: code, files: first ? [] : [`api/${section}.json`] },
      }
    : // No picture waits for the network, so the shop's own code is requested at once, too.
      { first: { scripts: [...shop, ...code], files } }
}

/** What a page of a large shop reads (decision 061): `*` is the part of a product. */
function viewsOf(section: string, product: string | undefined, slices: number): string[] {
  if (section === '') return ['home']
  // What is stored says which parts.
  if (['cart', 'favourites', 'info'].includes(section)) return []
  if (['search', 'shared', 'compare', 'order'].includes(section))
    return Array.from({ length: slices }, (_, slice) => `all-${slice}`)
  return [product ? 'part-*' : `list-${section}`]
}

function routeOf(section: string, product: string | undefined): string {
  if (section === '') return 'index'
  if (section === 'order' && product) return 'order_.$number'
  if (['search', 'shared', 'compare', 'cart', 'favourites', 'order'].includes(section))
    return section
  if (section === 'info') return 'info.$name'
  return product ? '$category.$productId' : '$category.index'
}

/** The names of chunks and of all that they import, each after its own imports. */
function withImports(of: readonly Chunk[], all: readonly Chunk[]): string[] {
  const names = of.flatMap(({ fileName, imports }) => [
    ...withImports(
      all.filter((chunk) => imports.includes(chunk.fileName)),
      all,
    ),
    fileName,
  ])
  return [...new Set(names)]
}

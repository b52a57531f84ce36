import type { Rolldown } from 'vite'
import type { ListedFiles, PageFiles } from '#src/boot/inline/listed-files.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

const CATALOGUE = 'api/products.json'

/** The code that reads what a large shop shows first. */
const READER = 'src/data/read-first-view.'

/** Pages that are no lists and have no products of their own. */
const OTHERS = ['search', 'shared', 'compare', 'cart', 'favourites', 'order']

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
  const named = [route, ...(first ? [READER] : [])]
  const routeChunks = chunks.filter(({ facadeModuleId }) =>
    named.some((name) => facadeModuleId?.includes(name)),
  )
  const code = withImports(routeChunks, chunks).filter((file) => !shop.includes(file))
  const files = first
    ? viewsOf(section, product).map((view) => `${first.folder}${view}.json`)
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
function viewsOf(section: string, product: string | undefined): string[] {
  if (section === '') return ['home']
  // Others need what is stored, or the whole, whose names would make every page heavier.
  const isOther = OTHERS.includes(section) || section === 'info'
  return isOther ? [] : [product ? 'part-*' : `list-${section}`]
}

function routeOf(section: string, product: string | undefined): string {
  if (section === '') return 'index'
  if (section === 'order' && product) return 'order_.$number'
  if (OTHERS.includes(section)) return section
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

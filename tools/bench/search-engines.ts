import MiniSearch from 'minisearch'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { productWordsReader } from '#src/domain/search/product-words.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { wordsOf } from '#src/domain/search/words.ts'

/** A search that is measured. */
export interface Engine {
  readonly name: string
  readonly build: (
    products: readonly Product[],
    pause: () => Promise<void>,
  ) => Promise<(query: string) => readonly Product[]>
  /** The size of its own code, minified and compressed. */
  readonly bytes: () => Promise<number>
}

const OWN_MODULES = ['build-search-index', 'find-products', 'suggest', 'marked-parts']

/** Products per slice, as in our own search. */
const SLICE = 500

export const ENGINES: readonly Engine[] = [
  {
    name: 'own',
    build: async (products, pause) => {
      const index = await buildSearchIndex(products, pause)
      return (query) => searchProducts(index, query).products
    },
    bytes: () =>
      bytesOf(OWN_MODULES.map((name) => `export * from '/src/domain/search/${name}.ts'`)),
  },
  {
    name: 'MiniSearch',
    build: async (products, pause) => {
      const read = productWordsReader()
      const search = new MiniSearch<{ id: number; text: string }>({
        fields: ['text'],
        // Our own words: units joined, grey and gray the same.
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
      })
      for (let start = 0; start < products.length; start += SLICE) {
        search.addAll(
          products.slice(start, start + SLICE).map((product, index) => ({
            id: start + index,
            text: [...new Set(Object.values(read(product)).flat())].join(' '),
          })),
        )
        await pause()
      }
      return (query) =>
        search
          .search(
            wordsOf(query)
              .map(({ text }) => text)
              .join(' '),
            {
              combineWith: 'AND',
              prefix: true,
              fuzzy: (term) => !/\d/.test(term) && (term.length < 8 ? term.length > 3 && 1 : 2),
            },
          )
          .flatMap(({ id }) => products[Number(id)] ?? [])
    },
    bytes: () => bytesOf([`export { default } from 'minisearch'`]),
  },
]

async function bytesOf(code: readonly string[]): Promise<number> {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Modules that other parts of the shop load too.
        external: /^#src/,
      },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const files = outputs.flatMap(({ output }) => output)
  return files.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0),
    0,
  )
}

import { expect, it } from 'vitest'
import { modelName } from '#src/domain/product/model-name.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'

const index = await buildSearchIndex(catalogue, () => Promise.resolve())
const names = [...Map.groupBy(catalogue, modelOf).values()].map(modelName)

const firstModel = (query: string) => searchProducts(index, query).products[0]?.namespaceId

/** Each way to mistype a letter once. */
const ERRORS = {
  swapped: ([first = '', second = '']: string) => second + first,
  dropped: ([, second = '']: string) => second,
  added: (letters: string) => otherLetter(letters) + letters,
  changed: (letters: string) => otherLetter(letters) + letters.slice(1),
}

it.each(Object.entries(ERRORS))('finds the same model first with one letter %s', (_, mistype) => {
  // In each word of five and more letters, at an index that looks random but is always the same.
  const pairs = names.flatMap((name) =>
    [...name.matchAll(/(?<![\p{L}\d])\p{L}{5,}(?![\p{L}\d])/gu)].map(({ 0: word, index }) => {
      const at = index + ((word.length * 7 + name.length * 3) % (word.length - 1))
      const query = name.slice(0, at) + mistype(name.slice(at, at + 2)) + name.slice(at + 2)
      return { name, query }
    }),
  )
  const missed = pairs.filter(({ name, query }) => firstModel(query) !== firstModel(name))
  expect(pairs.length).toBeGreaterThan(100)
  expect(
    1 - missed.length / pairs.length,
    missed.map(({ query }) => query).join(', '),
  ).toBeGreaterThan(0.95)
})

function otherLetter(letters: string): string {
  return new RegExp(`[^${letters.toLowerCase()}]`).exec('eirtnoas')?.[0] ?? 'q'
}

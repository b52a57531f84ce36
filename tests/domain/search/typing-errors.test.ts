import { expect, it } from 'vitest'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { modelNames } from './model-names.ts'
import { mistyped, TYPING_ERRORS, type TypingError } from './typing-errors.ts'

const index = await buildSearchIndex(catalogue, () => Promise.resolve())

/** What has to be found with and without the error: the first model, and all models. */
function modelsFor(query: string): string[] {
  const { products, leftOut } = searchProducts(index, query)
  return leftOut.length > 0 ? [] : products.map(({ namespaceId = '' }) => namespaceId)
}

const kinds: TypingError[] = ['swapped', 'dropped', 'added', 'changed']

it.each(kinds)('finds the same model first with one letter %s', (error) => {
  const pairs = modelNames(catalogue).flatMap((name) =>
    mistyped(name, error).map((query) => ({ name, query })),
  )
  const missed = pairs.filter(({ name, query }) => modelsFor(query)[0] !== modelsFor(name)[0])
  expect(pairs.length).toBeGreaterThan(100)
  expect(
    1 - missed.length / pairs.length,
    missed.map(({ query }) => query).join(', '),
  ).toBeGreaterThan(0.95)
})

it('makes one error', () => {
  expect(Object.values(TYPING_ERRORS).map((make) => make('pixel', 1))).toStrictEqual([
    ...['pxiel', 'pxel', 'prixel', 'prxel'],
  ])
})

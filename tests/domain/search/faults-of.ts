import type { Product } from '#src/domain/product/product.ts'
import type { SearchResult } from '#src/domain/search/search-engine.ts'
import type { Expected } from './queries.ts'

/** What is wrong with the result of a query of the table, in words. */
export function faultsOf(
  expected: Expected,
  { products, leftOut, missing }: SearchResult,
): string[] {
  const { first, names } = expected
  const only = expected.only === undefined ? undefined : models(expected.only)
  const found = new Set(products.map(modelOf))
  const [best] = products
  return [
    ...(first === undefined || best?.name.includes(first) ? [] : [`first is ${best?.name}`]),
    ...[...models(expected.among), ...(only ?? [])]
      .filter((model) => !found.has(model))
      .map((model) => `no ${model}`),
    ...[...found].filter((model) => only && !only.includes(model)).map((model) => `also ${model}`),
    ...models(expected.never)
      .filter((model) => found.has(model))
      .map((model) => `should not find ${model}`),
    ...products
      .filter(({ name }) => names?.split(' & ').some((words) => !new RegExp(words).test(name)))
      .map(({ name }) => `finds ${name}`),
    ...(leftOut.join() === (expected.leftOut ?? '') ? [] : [`leaves out ${leftOut.join()}`]),
    ...(missing === expected.missing ? [] : [`misses ${missing}`]),
  ]
}

function modelOf({ namespaceId, id }: Product): string {
  return namespaceId ?? id
}

function models(names = ''): string[] {
  return names
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => {
      const [, before = name, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
      return choices.split(',').map((choice) => `${before}${choice}${after}`)
    })
}

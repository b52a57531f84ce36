import type { Product } from '#src/domain/product.ts'
import type { SearchResult } from '#src/domain/search/find-products.ts'
import type { WrittenQuery } from './queries.ts'

/** What is wrong with the result of a query of the table, in words. */
export function faultsOf(expected: WrittenQuery, { products, leftOut }: SearchResult): string[] {
  const { first, only, among = [], never = [], names = [] } = expected
  const found = new Set(products.map(modelOf))
  const [best] = products
  return [
    ...(first === undefined || best?.name.includes(first) ? [] : [`first is ${best?.name}`]),
    ...[...among, ...(only ?? [])]
      .filter((model) => !found.has(model))
      .map((model) => `no ${model}`),
    ...[...found].filter((model) => only && !only.includes(model)).map((model) => `also ${model}`),
    ...never.filter((model) => found.has(model)).map((model) => `should not find ${model}`),
    ...products
      .filter(({ name }) => names.some((words) => !new RegExp(words).test(name)))
      .map(({ name }) => `finds ${name}`),
    ...(leftOut.join() === (expected.leftOut ?? []).join() ? [] : [`leaves out ${leftOut.join()}`]),
  ]
}

function modelOf({ namespaceId, id }: Product): string {
  return namespaceId ?? id
}

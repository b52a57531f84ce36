import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchResult } from '#src/domain/search/search-engine.ts'

type Row = Readonly<Partial<Record<string, string>>>

/** The rows of a table in this folder, by their columns: `;` between cells, and headings after a `#`. */
export function rowsIn(file: string): Row[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
  const [columns = [], ...rows] = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(';'))
  return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])))
}

/** Queries of a cell that find the same. */
export function queriesIn(cell = ''): string[] {
  return cell === '' ? [] : cell.split(' | ')
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ ' ': '|', '*': '.*' },
  ...{ '{': '(?:', ',': '|', '}': ')' },
}

/**
 * Whether a cell names a product: by its id, its family, its kind or its category. `a-{b,c}` is a-b and a-c, and `*` any
 * letters.
 */
export function isNamed(
  names: string,
  { id, namespaceId, kind, category }: Pick<Product, 'id' | 'namespaceId' | 'kind' | 'category'>,
): boolean {
  const pattern = new RegExp(`^(?:${names.replace(/[ *{},]/g, (sign) => SIGNS[sign] ?? '')})$`)
  return [id, namespaceId, kind, category].some((own) => own !== undefined && pattern.test(own))
}

export function familyOf({ namespaceId, id }: Product): string {
  return namespaceId ?? id
}

/**
 * What is wrong with the answer to a query, in words. The row has a part of the first name; families that are all
 * that is found, that are among it, and that are never found; the words of names, with ` & ` between; the words that
 * match nothing; and what the shop lacks.
 */
export function faultsOf(
  { first = '', only = '', among = '', never = '', names = '', ...row }: Row,
  catalogue: readonly Product[],
  { products, leftOut, missing = '' }: SearchResult,
): string[] {
  const families = (cell: string) =>
    new Set(catalogue.filter((product) => isNamed(cell, product)).map(familyOf))
  const found = new Set(products.map(familyOf))
  const allowed = families(only)
  return [
    ...((products[0]?.name ?? '').includes(first) ? [] : [`first is ${products[0]?.name}`]),
    ...[...families(`${only} ${among}`)]
      .filter((family) => !found.has(family))
      .map((family) => `no ${family}`),
    ...[...found]
      .filter((family) => only !== '' && !allowed.has(family))
      .map((family) => `also ${family}`),
    ...[...families(never)]
      .filter((family) => found.has(family))
      .map((family) => `should not find ${family}`),
    ...products
      .filter(({ name }) => names.split(' & ').some((words) => !new RegExp(words).test(name)))
      .map(({ name }) => `finds ${name}`),
    ...(leftOut.join() === row['left out'] ? [] : [`leaves out ${leftOut.join()}`]),
    ...(missing === row.missing ? [] : [`misses ${missing}`]),
  ]
}

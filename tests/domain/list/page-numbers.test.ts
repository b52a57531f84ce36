import { expect, it } from 'vitest'
import { paginationItems, type PaginationItem } from '#src/domain/list/page-numbers.ts'

it.each<[number, number, PaginationItem[]]>([
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 'gap', 6]],
  [4, 6, [1, 'gap', 4, 5, 6]],
  [4, 7, [1, 'gap', 4, 'gap', 7]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
  [5, 24, [1, 'gap', 4, 5, 6, 'gap', 24]],
  [24, 24, [1, 'gap', 20, 21, 22, 23, 24]],
])('page %i of %i has this row of pages', (current, pages, expected) => {
  expect(paginationItems(current, pages)).toStrictEqual(expected)
})

it.each(upTo(24))('rows of %i pages have one length, and each gap hides at least two', (pages) => {
  const rows = upTo(pages).map((current) => ({ current, items: paginationItems(current, pages) }))
  expect(new Set(rows.map(({ items }) => items.length)).size).toBe(1)
  for (const { current, items } of rows) {
    const neighbours = pages < 8 ? [] : [current - 1, current + 1]
    const needed = [1, pages, current, ...neighbours].filter((page) => page >= 1 && page <= pages)
    expect(items).toEqual(expect.arrayContaining(needed))
    const steps = items.slice(1).map((item, index) => {
      const [before, after] = [items[index], items[index + 2]]
      if (item === 'gap') return Number(after) - Number(before) > 2
      return before === 'gap' || item - Number(before) === 1
    })
    expect(steps).not.toContain(false)
  }
})

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

import { describe, expect, it } from 'vitest'
import { PAGE_SIZES } from '#src/domain/list/catalogue-search.ts'
import {
  clampPage,
  pageCount,
  paginationItems,
  type PaginationItem,
} from '#src/domain/list/pagination.ts'

it('offers 4, 8, 16 and all products on a page', () => {
  expect(PAGE_SIZES).toStrictEqual([4, 8, 16, 'all'])
})

it.each([
  [0, 4, 1],
  [1, 4, 1],
  [4, 4, 1],
  [5, 4, 2],
  [8, 4, 2],
  [9, 4, 3],
  [24, 8, 3],
  [95, 16, 6],
  [96, 16, 6],
  [97, 16, 7],
  [10_000, 4, 2500],
  [0, 'all', 1],
  [10_000, 'all', 1],
] as const)('%i products, %s on a page, are %i pages', (total, perPage, expected) => {
  expect(pageCount(total, perPage)).toBe(expected)
})

it.each([
  [1, 1, 1],
  [2, 1, 1],
  [3, 6, 3],
  [6, 6, 6],
  [7, 6, 6],
  [Number.MAX_SAFE_INTEGER, 6, 6],
])('page %i of %i shows page %i', (page, pages, expected) => {
  expect(clampPage(page, pages)).toBe(expected)
})

describe('the row of pages', () => {
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
  ])('on page %i of %i', (current, pages, expected) => {
    expect(paginationItems(current, pages)).toStrictEqual(expected)
  })

  describe.each(upTo(24))('of %i pages', (pages) => {
    const rows = upTo(pages).map((current) => ({ current, items: paginationItems(current, pages) }))

    it.each(rows)('has the pages around $current in order, and gaps for two or more', (row) => {
      const { current, items } = row
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toStrictEqual([...new Set(numbers)].sort((a, b) => a - b))
      const neighbours = pages < 8 ? [] : [current - 1, current + 1]
      const needed = [1, pages, current, ...neighbours].filter((page) => page >= 1 && page <= pages)
      expect(items).toEqual(expect.arrayContaining(needed))
      expect([items.at(0), items.at(-1)]).toStrictEqual([1, pages])
      expect(items.includes('gap')).toBe(pages > 5)
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]]
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof after === 'number') expect(after - item).toBe(1)
      })
    })

    it('keeps its length while the shopper steps through it', () => {
      expect(new Set(rows.map(({ items }) => items.length)).size).toBe(1)
      expect(rows[0]?.items.length).toBeLessThanOrEqual(7)
    })
  })
})

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

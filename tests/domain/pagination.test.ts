import { describe, expect, it } from 'vitest'
import { PAGE_SIZES } from '#src/domain/page-size.ts'
import {
  clampPage,
  pageCount,
  paginationItems,
  type PaginationItem,
} from '#src/domain/pagination.ts'

it('offers 4, 8, 16 and all products on a page', () => {
  expect(PAGE_SIZES).toStrictEqual([4, 8, 16, 'all'])
})

describe('the number of pages', () => {
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
  ] as const)('%i products, %s on a page: %i', (total, perPage, expected) => {
    expect(pageCount(total, perPage)).toBe(expected)
  })
})

describe('the page that is shown', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 6, 3],
    [6, 6, 6],
    [7, 6, 6],
    [Number.MAX_SAFE_INTEGER, 6, 6],
  ])('page %i of %i is page %i', (page, pages, expected) => {
    expect(clampPage(page, pages)).toBe(expected)
  })
})

describe('the row of pages', () => {
  it.each<[number, number, PaginationItem[]]>([
    [1, 1, [1]],
    [2, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [3, 6, [1, 2, 3, 'gap', 6]],
    [4, 6, [1, 'gap', 4, 5, 6]],
    [6, 6, [1, 'gap', 4, 5, 6]],
    [4, 7, [1, 'gap', 4, 'gap', 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
    [5, 24, [1, 'gap', 4, 5, 6, 'gap', 24]],
    [20, 24, [1, 'gap', 19, 20, 21, 'gap', 24]],
    [21, 24, [1, 'gap', 20, 21, 22, 23, 24]],
    [24, 24, [1, 'gap', 20, 21, 22, 23, 24]],
  ])('on page %i of %i', (current, pages, expected) => {
    expect(paginationItems(current, pages)).toStrictEqual(expected)
  })

  describe.each(upTo(20))('with %i pages', (pages) => {
    const rows = upTo(pages).map((current) => ({ current, items: paginationItems(current, pages) }))

    it('always shows the first, the last and the current page', () => {
      for (const { current, items } of rows) {
        expect(items.at(0)).toBe(1)
        expect(items.at(-1)).toBe(pages)
        expect(items).toContain(current)
      }
    })

    it('shows pages in order, each once, and none that does not exist', () => {
      for (const { items } of rows) {
        const numbers = items.filter((item) => item !== 'gap')
        expect(numbers).toStrictEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers.every((page) => Number.isInteger(page) && page >= 1 && page <= pages)).toBe(
          true,
        )
      }
    })

    it('has gaps with more than five pages only, and then always', () => {
      for (const { items } of rows) expect(items.includes('gap')).toBe(pages > 5)
    })

    it('has a gap exactly where two pages or more are left out', () => {
      for (const { items } of rows) {
        items.forEach((item, place) => {
          const before = items[place - 1]
          const after = items[place + 1]
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof after === 'number') expect(after - item).toBe(1)
        })
      }
    })

    it('keeps its length while the shopper steps through it', () => {
      expect(new Set(rows.map(({ items }) => items.length)).size).toBe(1)
      expect(rows[0]?.items.length).toBeLessThanOrEqual(7)
    })
  })

  it.each(upTo(20).slice(7))('shows the neighbours of the current one of %i pages', (pages) => {
    for (const current of upTo(pages)) {
      const items = paginationItems(current, pages)
      if (current > 1) expect(items).toContain(current - 1)
      if (current < pages) expect(items).toContain(current + 1)
    }
  })
})

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

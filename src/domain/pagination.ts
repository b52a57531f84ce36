/** The sizes of the 'Items on page' select (specification, section 9); `all` shows the list in one piece. */
export const PAGE_SIZES = [4, 8, 16, 'all'] as const

export type PageSize = (typeof PAGE_SIZES)[number]

/** Up to this many pages all their numbers are shown (specification, section 5). */
const FULL_VIEW_PAGES = 5

/** The number of pages of a list: at least 1, and 1 when everything is on one page. */
export function pageCount(total: number, perPage: PageSize): number {
  return perPage === 'all' ? 1 : Math.max(1, Math.ceil(total / perPage))
}

/** The page that is shown when `page` (1-based, positive) is asked for: one past the end becomes the last. */
export function clampPage(page: number, pages: number): number {
  return Math.min(page, pages)
}

/** A page number, or a gap that stands for the pages left out between its neighbours. */
export type PaginationItem = number | 'gap'

/**
 * What the pagination shows (specification, section 5): up to five pages all of them; beyond that the first,
 * the last and the current one with its neighbours, with a gap where more than one page is left out.
 *
 * @param current 1-based
 */
export function paginationItems(current: number, pages: number): PaginationItem[] {
  if (pages <= FULL_VIEW_PAGES) return range(1, pages)
  // Three numbers beside an end page keep the row's length the same while the shopper steps through it.
  const from = Math.max(2, Math.min(current - 1, pages - 3))
  const to = Math.min(pages - 1, Math.max(current + 1, 4))
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...range(from, to),
    ...(to < pages - 1 ? (['gap'] as const) : []),
    pages,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

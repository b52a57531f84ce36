/** Up to this many pages, all page numbers are shown (specification, section 5). */
const FULL_VIEW_PAGES = 5

/** From this many pages on, the current page's neighbours are shown; with fewer pages, a gap would hide only one. */
const FIRST_WITH_NEIGHBOURS = 8

/** A page number, or a gap for the pages left out between two numbers. */
export type PaginationItem = number | 'gap'

/**
 * The items of the pagination (specification, section 5). Up to five pages, all are shown; beyond that the first, the
 * last and the current one, from eight pages on with its neighbours. Each gap hides at least two pages. The number of
 * items stays the same while the shopper turns pages, so that no button moves under the pointer.
 *
 * @param current 1-based, at most `pages`
 */
export function paginationItems(current: number, pages: number): PaginationItem[] {
  if (pages <= FULL_VIEW_PAGES) return range(1, pages)
  const neighbours = pages < FIRST_WITH_NEIGHBOURS ? 0 : 1
  // Near an end, numbers replace the gap on that side.
  const run = 3 + 2 * neighbours
  if (current - neighbours <= 3) return [...range(1, run), 'gap', pages]
  if (current + neighbours >= pages - 2) return [1, 'gap', ...range(pages - run + 1, pages)]
  return [1, 'gap', ...range(current - neighbours, current + neighbours), 'gap', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const FULL_VIEW_PAGES = 5

/** With fewer pages, a gap beside the current page's neighbours would hide only one. */
const FIRST_WITH_NEIGHBOURS = 8

export type PaginationItem = number | 'gap'

/**
 * The number of items stays the same while the shopper turns pages, so that no button moves under the pointer. Each gap
 * hides at least two pages (specification, section 5).
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

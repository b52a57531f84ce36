/** The sizes of the 'Items on page' select (specification, section 9); `all` shows the list on one page. */
export const PAGE_SIZES = [4, 8, 16, 'all'] as const

export type PageSize = (typeof PAGE_SIZES)[number]

/** What lists can be filtered by, besides price and 'on sale', in the order of the filters and of an address. */
export const FACETS = ['brand', 'kind', 'color', 'capacity', 'ram', 'screen', 'year'] as const

export type Facet = (typeof FACETS)[number]

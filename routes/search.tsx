import { createFileRoute } from '@tanstack/react-router'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { canonicalSearch } from '#src/domain/address/search-parameter.ts'
import { resultsSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { ListLayout } from '#src/features/list/list-layout.tsx'
import { ListPage } from '#src/features/list/list-page.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: resultsSearchSchema,
  search: { middlewares: [canonicalSearch(resultsSearchSchema)] },
  // As on lists: waits, and never rejects.
  loader: ({ context }) => context.warm(catalogueQuery()),
  pendingComponent: SearchPendingRoute,
  component: SearchRoute,
  // Another search is another page.
  remountDeps: ({ search }) => search.q,
})

function SearchRoute() {
  return <ListPage search={Route.useSearch()} above={<RecentlyViewed />} />
}

function SearchPendingRoute() {
  return <ListLayout query={Route.useSearch().q} />
}

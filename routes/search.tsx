import { createFileRoute } from '@tanstack/react-router'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { canonicalSearch } from '#src/domain/address/search-parameter.ts'
import { resultsSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { ListPending } from '#src/features/list/list-pending.tsx'
import { SearchLayout } from '#src/features/list/search-layout.tsx'
import { SearchPage } from '#src/features/list/search-page.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: resultsSearchSchema,
  search: {
    middlewares: [({ search, next }) => canonicalSearch(resultsSearchSchema, next(search))],
  },
  // As on lists: waits, and never rejects.
  loader: ({ context }) => warmCatalogue(context.queryClient),
  pendingComponent: SearchPendingRoute,
  component: SearchRoute,
  // Another search is another page.
  remountDeps: ({ search }) => search.q,
})

function SearchRoute() {
  const search = Route.useSearch()
  return <SearchPage search={search} />
}

function SearchPendingRoute() {
  return (
    <SearchLayout query={Route.useSearch().q}>
      <ListPending />
    </SearchLayout>
  )
}

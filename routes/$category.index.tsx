import { createFileRoute } from '@tanstack/react-router'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { canonicalSearch } from '#src/domain/address/search-parameter.ts'
import { listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { CategoryLayout } from '#src/features/list/category-layout.tsx'
import { CategoryPage } from '#src/features/list/category-page.tsx'
import { Loader } from '#src/ui/loader.tsx'

export const Route = createFileRoute('/$category/')({
  validateSearch: listSearchSchema,
  search: {
    middlewares: [({ search, next }) => canonicalSearch(listSearchSchema, next(search))],
  },
  // Waits, so that the scroll position is restored on the whole list. Never rejects: the page shows the error.
  loader: ({ context }) => warmCatalogue(context.queryClient),
  pendingComponent: CategoryPendingRoute,
  component: CategoryRoute,
  remountDeps: ({ params }) => params,
})

function CategoryRoute() {
  const { category } = Route.useParams()
  const search = Route.useSearch()
  return <CategoryPage category={category} search={search} />
}

function CategoryPendingRoute() {
  return (
    <CategoryLayout category={Route.useParams().category}>
      <Loader />
    </CategoryLayout>
  )
}

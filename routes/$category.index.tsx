import { createFileRoute } from '@tanstack/react-router'
import { catalogueQuery, firstViewQuery } from '#src/data/catalogue-query.ts'
import { canonicalSearch } from '#src/domain/address/search-parameter.ts'
import { firstChange, listSearchSchema } from '#src/domain/list/catalogue-search.ts'
import { listOf } from '#src/domain/product/parts.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { ListLayout } from '#src/features/list/list-layout.tsx'
import { ListPage } from '#src/features/list/list-page.tsx'

export const Route = createFileRoute('/$category/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [canonicalSearch(listSearchSchema)] },
  // Waits, so that Back restores the scroll position on the whole list. The first page of a visit does not (`warm`).
  loader: ({ context, params, location }) =>
    FIRST_VIEWS
      ? context.warm(
          firstViewQuery(
            listOf(params.category, firstChange(listSearchSchema.parse(location.search))),
          ),
        )
      : context.warm(catalogueQuery()),
  pendingComponent: CategoryPendingRoute,
  component: CategoryRoute,
  remountDeps: ({ params }) => params,
})

function CategoryRoute() {
  const { category } = Route.useParams()
  return <ListPage category={category} search={Route.useSearch()} />
}

function CategoryPendingRoute() {
  return <ListLayout category={Route.useParams().category} query="" />
}

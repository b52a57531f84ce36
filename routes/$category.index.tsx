import { createFileRoute } from '@tanstack/react-router'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { canonicalSearch } from '#src/domain/canonical-search.ts'
import { listSearchSchema } from '#src/domain/catalogue-search.ts'
import { CatalogueLayout } from '#src/features/catalogue/catalogue-layout.tsx'
import { CataloguePage } from '#src/features/catalogue/catalogue-page.tsx'
import { Loader } from '#src/ui/loader.tsx'

export const Route = createFileRoute('/$category/')({
  validateSearch: listSearchSchema,
  search: {
    middlewares: [({ search, next }) => canonicalSearch(listSearchSchema, next(search))],
  },
  // Waits, so that the scroll position is restored on the whole list. Never rejects: the page shows the error.
  loader: ({ context }) => warmCatalogue(context.queryClient),
  pendingComponent: CataloguePendingRoute,
  component: CatalogueRoute,
  remountDeps: ({ params }) => params,
})

function CatalogueRoute() {
  const { category } = Route.useParams()
  const search = Route.useSearch()
  return <CataloguePage category={category} search={search} />
}

function CataloguePendingRoute() {
  return (
    <CatalogueLayout category={Route.useParams().category}>
      <Loader />
    </CatalogueLayout>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { catalogueParameters, catalogueSearchSchema } from '#src/domain/catalogue-search.ts'
import { CatalogueLayout } from '#src/features/catalogue/catalogue-layout.tsx'
import { CataloguePage } from '#src/features/catalogue/catalogue-page.tsx'
import { Loader } from '#src/ui/loader.tsx'

export const Route = createFileRoute('/$category/')({
  validateSearch: catalogueSearchSchema,
  search: {
    middlewares: [
      // Writes all values as text and in one order, so that one list has exactly one address.
      ({ search, next }) => {
        const values = catalogueSearchSchema.parse(next(search))
        return { ...values, ...catalogueParameters(values) }
      },
    ],
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
  const navigate = Route.useNavigate()
  return (
    <CataloguePage
      category={category}
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: { ...search, page: 1, ...change }, resetScroll: false })
      }
    />
  )
}

function CataloguePendingRoute() {
  return (
    <CatalogueLayout category={Route.useParams().category}>
      <Loader />
    </CatalogueLayout>
  )
}

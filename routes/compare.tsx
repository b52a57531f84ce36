import { createFileRoute, useLocation } from '@tanstack/react-router'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { canonicalSearch } from '#src/domain/canonical-search.ts'
import { compareSearchSchema } from '#src/domain/compare-search.ts'
import { CompareLayout } from '#src/features/compare/compare-layout.tsx'
import { ComparePage } from '#src/features/compare/compare-page.tsx'
import { ComparePending } from '#src/features/compare/compare-pending.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: compareSearchSchema,
  search: {
    middlewares: [({ search, next }) => canonicalSearch(compareSearchSchema, next(search))],
  },
  // As on lists: waits, and never rejects.
  loader: ({ context }) => warmCatalogue(context.queryClient),
  pendingComponent: ComparePendingRoute,
  component: CompareRoute,
})

function CompareRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      search={search}
      leftOut={useLocation({ select: ({ state }) => state.leftOut })}
      onSearchChange={(change) =>
        void navigate({
          search: { ...search, ...change },
          state: ({ back, leftOut }) => ({ ...(back && { back }), ...(leftOut && { leftOut }) }),
          resetScroll: false,
        })
      }
    />
  )
}

function ComparePendingRoute() {
  return (
    <CompareLayout>
      <ComparePending />
    </CompareLayout>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { canonicalSearch } from '#src/domain/address/search-parameter.ts'
import { compareSearchSchema } from '#src/domain/address/compare-search.ts'
import { ComparePage } from '#src/features/compare/compare-page.tsx'

// No loader: the page loads the details of its products as soon as the catalogue names their categories.
export const Route = createFileRoute('/compare')({
  validateSearch: compareSearchSchema,
  search: { middlewares: [canonicalSearch(compareSearchSchema)] },
  component: CompareRoute,
})

function CompareRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      search={search}
      onSearchChange={(change) =>
        void navigate({
          search: { ...search, ...change },
          state: ({ back }) => (back ? { back } : {}),
          resetScroll: false,
        })
      }
    />
  )
}

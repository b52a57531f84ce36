import { createFileRoute } from '@tanstack/react-router'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { sharedSearchSchema } from '#src/domain/address/shared-search.ts'
import { SharedPage } from '#src/features/shared/shared-page.tsx'

export const Route = createFileRoute('/shared')({
  validateSearch: sharedSearchSchema,
  // Not awaited: the page says what is wrong with a link without the catalogue.
  loader: ({ context }) => void context.warm(catalogueQuery()),
  component: SharedRoute,
})

function SharedRoute() {
  return <SharedPage search={Route.useSearch()} />
}

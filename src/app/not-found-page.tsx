import { EmptyState } from '#src/components/empty-state.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHeading documentTitle="Page not found">Page not found</PageHeading>
      <EmptyState text="There is no such page in the shop." />
    </>
  )
}

import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHeading className="title">Page not found</PageHeading>
      <EmptyState text="There is no such page in the shop." />
    </>
  )
}

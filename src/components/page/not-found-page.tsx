import * as m from '#src/messages/messages.gen.ts'
import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHeading className="title">{m.pageNotFound}</PageHeading>
      <EmptyState time="4:04" text={m.pageNoSuchPage} />
    </>
  )
}

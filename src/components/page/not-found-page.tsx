import { EmptyState } from './empty-state.tsx'
import { PageHeading } from './page-heading.tsx'
import * as styles from './message-page.module.css'

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Page not found</PageHeading>
      <EmptyState text="There is no such page in the shop." />
    </div>
  )
}

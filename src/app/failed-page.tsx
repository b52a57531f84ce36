import type { ReactNode } from 'react'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import * as styles from '#src/components/page/message-page.module.css'

interface FailedPageProps {
  readonly onReload: () => void
  readonly children?: ReactNode
}

/** The content of a page that cannot be shown. */
export function FailedPage({ onReload, children }: FailedPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading documentTitle="Error">This page could not be shown</PageHeading>
      <ErrorMessage text="Something went wrong!" onReload={onReload} />
      {children}
    </div>
  )
}

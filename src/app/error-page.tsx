import { Link, useRouter } from '@tanstack/react-router'
import { PageHeading } from '#src/components/page-heading.tsx'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import styles from './message-page.module.css'

/** A screen failed: header, cart and a way on are still there. */
export function ErrorPage() {
  const router = useRouter()
  return (
    <div className={styles.page}>
      <PageHeading documentTitle="Error">This page could not be shown</PageHeading>
      <ErrorMessage text="Something went wrong!" onReload={() => void router.invalidate()} />
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </div>
  )
}

import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageHeading } from '#src/components/page-heading.tsx'
import { isStorageRefused } from '#src/state/browser-storage.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { PageCodeError, reloadOnce } from './page-code.ts'
import styles from './message-page.module.css'

/** A screen failed: header, cart and a way on are still there. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof PageCodeError ? <PageWithoutCode page={error.page} /> : <Message />
}

/** The shop's newest version may have the code: it is tried once unasked, and then with the button. */
function PageWithoutCode({ page }: { readonly page: string }) {
  const [isReloading, setReloading] = useState(true)
  useEffect(() => {
    void reloadOnce(page).then(setReloading)
  }, [page])
  return isReloading ? <Loader /> : <Message />
}

function Message() {
  const router = useRouter()
  // What is in memory only does not outlive the page; a fresh page gets over any other fault.
  const reload = () => (isStorageRefused() ? void router.invalidate() : window.location.reload())
  return (
    <div className={styles.page}>
      <PageHeading documentTitle="Error">This page could not be shown</PageHeading>
      <ErrorMessage text="Something went wrong!" onReload={reload} />
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </div>
  )
}

import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { CodeError, reloadOnce } from '#src/lib/load-code.ts'
import { isStorageRefused } from '#src/state/browser-storage.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import * as styles from '#src/components/page/message-page.module.css'

/** Replaces the content of a page that failed. Header, footer and a link to the store remain. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof CodeError ? <PageWithoutCode part={error.part} /> : <Message />
}

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

/**
 * A newer version of the shop may have the code, so the page reloads once by itself, and after that with the button.
 * It does not reload by itself if the browser refuses storage: a cart that is only in memory would be lost.
 */
function PageWithoutCode({ part }: { readonly part: string }) {
  const [isReloading, setReloading] = useState(!isStorageRefused())
  useEffect(() => {
    if (!isStorageRefused()) void reloadOnce(part).then(setReloading)
  }, [part])
  return isReloading ? <Loader /> : <Message />
}

function Message() {
  const router = useRouter()
  // A reload gets past most faults, but it would lose a cart that is only in memory.
  const reload = () => (isStorageRefused() ? void router.invalidate() : window.location.reload())
  return (
    <FailedPage onReload={reload}>
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </FailedPage>
  )
}

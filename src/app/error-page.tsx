import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CodeError } from '#src/code/load-code.ts'
import { reloadOnce } from '#src/code/reload-once.ts'
import { isStorageRefused } from '#src/state/browser-storage.ts'
import { Loader } from '#src/ui/loader.tsx'
import { FailedPage } from './failed-page.tsx'
import styles from './message-page.module.css'

/** A screen failed: header, cart and a way on are still there. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof CodeError ? <PageWithoutCode part={error.part} /> : <Message />
}

/**
 * The shop's newest version may have the code: it is tried once unasked, and then with the button. What is in memory
 * only would be lost.
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
  // What is in memory only does not outlive the page; a fresh page gets over any other fault.
  const reload = () => (isStorageRefused() ? void router.invalidate() : window.location.reload())
  return (
    <FailedPage onReload={reload}>
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </FailedPage>
  )
}

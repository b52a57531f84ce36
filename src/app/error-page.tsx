import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { CodeError, reloadOnce } from '#src/lib/load-code.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'

/** Replaces the content of a page that failed. Header and footer remain. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof CodeError ? <PageWithoutCode part={error.part} /> : <Message />
}

interface FailedPageProps {
  readonly onReload: () => void
  readonly children?: ReactNode
}

export function FailedPage({ onReload, children }: FailedPageProps) {
  return (
    <>
      <PageHeading className="title" documentTitle={m.errorTitle}>
        {m.errorHeading}
      </PageHeading>
      <ErrorMessage onReload={onReload} />
      {children}
    </>
  )
}

/** Reloads once, as a newer version may have the code. */
function PageWithoutCode({ part }: { readonly part: string }) {
  const [isReloading, setReloading] = useState(true)
  useEffect(() => void reloadOnce(part).then(setReloading), [part])
  return isReloading ? <Loader /> : <Message />
}

function Message() {
  return (
    <FailedPage onReload={() => window.location.reload()}>
      <p className="title">
        <ButtonLink to="/">{m.pageToStore}</ButtonLink>
      </p>
    </FailedPage>
  )
}

/** Shown when `index.html` is opened from a disk (`file:`), where browsers load neither modules nor data. */
export function OpenedAsFile() {
  return (
    <>
      <PageHeading className="title" documentTitle={m.errorNoServerTitle}>
        {m.errorNoServer}
      </PageHeading>
      <p>{m.errorStartServer({ command: 'npm start' })}</p>
    </>
  )
}

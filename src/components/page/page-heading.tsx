import { useEffect, type ReactNode } from 'react'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { classNames } from '#src/ui/class-names.ts'

interface PageHeadingProps {
  readonly children: ReactNode
  /** The page's title in the browser's tab, without the name of the shop. */
  readonly documentTitle: string
  readonly isHidden?: boolean
  readonly className?: string | undefined
}

/** The one `h1` of a page. It can be focused, so that a screen reader announces a new page. */
export function PageHeading({
  children,
  documentTitle,
  isHidden = false,
  className,
}: PageHeadingProps) {
  useEffect(() => {
    document.title = `${documentTitle} · ${SETTINGS.name}`
  }, [documentTitle])
  return (
    <h1 tabIndex={-1} dir="auto" className={classNames(className, isHidden && 'visually-hidden')}>
      {children}
    </h1>
  )
}

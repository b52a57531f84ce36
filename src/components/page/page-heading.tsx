import { useEffect, type ReactNode } from 'react'
import { SETTINGS } from '#src/domain/settings/settings.ts'

interface PageHeadingProps {
  readonly children: string
  /** The page's title in the browser's tab, without the name of the shop, if it is another. */
  readonly documentTitle?: string
  /** The same words, in parts. */
  readonly parts?: ReactNode
  readonly className?: string | undefined
}

/** The one `h1` of a page. It can be focused, so that a screen reader announces a new page. */
export function PageHeading({
  children,
  documentTitle = children,
  parts = children,
  className,
}: PageHeadingProps) {
  useEffect(() => {
    document.title = `${documentTitle} · ${SETTINGS.name}`
  }, [documentTitle])
  return (
    <h1 tabIndex={-1} dir="auto" className={className}>
      {parts}
    </h1>
  )
}

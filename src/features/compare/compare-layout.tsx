import type { ReactNode } from 'react'
import { BackLink } from '#src/components/back-link.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'
import styles from './compare-layout.module.css'

interface CompareLayoutProps {
  readonly children: ReactNode
}

/** The layout of the comparison in every state. */
export function CompareLayout({ children }: CompareLayoutProps) {
  return (
    <>
      <BackLink parent="/" />
      <PageHeading documentTitle="Compare" className={styles.title}>
        Compare
      </PageHeading>
      {children}
    </>
  )
}

import { Outlet, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FaultBoundary } from '#src/components/fault-boundary.tsx'
import { useLateEffect } from '#src/components/use-late-effect.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { PlainHeader } from './plain-header.tsx'
import { PlainMessage } from './plain-message.tsx'
import { useMenu } from './use-menu.ts'
import styles from './layout.module.css'

interface LayoutProps {
  /** The search of the header. */
  readonly search: ReactNode
}

/** The layout of every page (specification, section 2): header, the page's content, notices, footer. */
export function Layout({ search }: LayoutProps) {
  const menu = useMenu()
  const router = useRouter()
  useLateEffect('focus and presses', async () => {
    const { startLateBehaviour } = await import('./start-late-behaviour.ts')
    return () => startLateBehaviour(router)
  })
  return () => ignoreSecondPresses(router)
  })
  useFocusOnNavigation()
  return (
    <div className={styles.layout}>
      <a
        href="#main"
        className={styles.skip}
        inert={menu.isOpen}
        onClick={(event) => {
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        Skip to content
      </a>
      <FaultBoundary fallback={<PlainHeader />}>
        <Header menu={menu} search={search} />
      </FaultBoundary>
      <main id="main" tabIndex={-1} className={styles.main} inert={menu.isOpen}>
        <FaultBoundary fallback={<PlainMessage />}>
          <Outlet />
        </FaultBoundary>
      </main>
      <FaultBoundary>
        <Notices isInert={menu.isOpen} />
      </FaultBoundary>
      <FaultBoundary>
        <Footer isInert={menu.isOpen} />
      </FaultBoundary>
    </div>
  )
}

import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import * as m from '#src/messages/messages.gen.ts'
import { focusOnNavigation } from './focus-on-navigation.ts'
import { Footer } from './footer.tsx'
import { Header, useMenu } from './header.tsx'
import { keepFocus } from './keep-focus.ts'
import { LiveRegion } from './live-region.tsx'
import * as styles from './layout.module.css'

/** The layout of every page (specification, section 2): header, the page's content, toasts, footer. */
export function Layout({ search, tray }: { readonly search: ReactNode; readonly tray: ReactNode }) {
  const menu = useMenu()
  const router = useRouter()
  useEffect(() => {
    const stops = [focusOnNavigation(router), keepFocus()]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return (
    <div className={styles.layout}>
      <a
        href="#main"
        className="skip not-printed"
        inert={menu.isModal}
        onClick={(event) => {
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        {m.layoutSkip}
      </a>
      <Header menu={menu} search={search} />
      <div inert={menu.isModal}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <FaultBoundary>{tray}</FaultBoundary>
        <FaultBoundary>
          <LiveRegion />
        </FaultBoundary>
        <FaultBoundary>
          <Footer />
        </FaultBoundary>
      </div>
    </div>
  )
}

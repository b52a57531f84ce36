import { Outlet } from '@tanstack/react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useMenu } from './use-menu.ts'
import styles from './layout.module.css'

/** What every page has (specification, section 2): header, the page itself, footer. */
export function Layout() {
  const menu = useMenu()
  useFocusOnNavigation()
  return (
    <div className={styles.layout}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        Skip to content
      </a>
      <Header menu={menu} />
      <main id="main" tabIndex={-1} className={styles.main} inert={menu.isOpen}>
        <Outlet />
      </main>
      <Notices isInert={menu.isOpen} />
      <Footer isInert={menu.isOpen} />
    </div>
  )
}

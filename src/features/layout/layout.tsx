import { Outlet } from '@tanstack/react-router'
import { Contained } from '#src/components/contained.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { PlainHeader } from './plain-header.tsx'
import { PlainMessage } from './plain-message.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMenu } from './use-menu.ts'
import { useSecondPresses } from './use-second-presses.ts'
import styles from './layout.module.css'

/** The layout of every page (specification, section 2): header, the page's content, notices, footer. */
export function Layout() {
  const menu = useMenu()
  const secondPresses = useSecondPresses()
  useKeptFocus()
  useFocusOnNavigation()
  return (
    <div className={styles.layout} {...secondPresses}>
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
      <Contained fallback={<PlainHeader />}>
        <Header menu={menu} />
      </Contained>
      <main id="main" tabIndex={-1} className={styles.main} inert={menu.isOpen}>
        <Contained fallback={<PlainMessage />}>
          <Outlet />
        </Contained>
      </main>
      <Contained>
        <Notices isInert={menu.isOpen} />
      </Contained>
      <Contained>
        <Footer isInert={menu.isOpen} />
      </Contained>
    </div>
  )
}

import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import * as m from '#src/messages/messages.gen.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/lib/boot-state.ts'
import { entryKey, useReturnState } from '#src/components/page/history-entry.ts'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { categoryLabel, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { cartPiecesAtom } from '#src/state/cart-atoms.ts'
import { favouriteIdsAtom } from '#src/state/favourites.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useOverlay } from '#src/ui/use-overlay.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import * as counted from './counted-link.module.css'
import * as styles from './header.module.css'

const LINK = classNames(styles.link, 'quiet')

export function Header({ menu, search }: { readonly menu: Menu; readonly search: ReactNode }) {
  const pieces = useAtomValue(cartPiecesAtom)
  const favourites = useAtomValue(favouriteIdsAtom).size
  const burgerRef = useRef<HTMLButtonElement>(null)
  const firstLinkRef = useRef<HTMLAnchorElement>(null)

  // The menu comes before its button in the document: the next Tab from the button would miss it. The header is always
  // in view, but under the page's scroll padding: without `preventScroll`, the page behind would move.
  useLayoutEffect(() => {
    if (menu.isOpen) firstLinkRef.current?.focus({ preventScroll: true })
  }, [menu.isOpen])

  /** Focuses the button: a link of the menu disappears with it, and one to the current page moves no focus. */
  const closeMenu = () => {
    if (!menu.isOpen) return
    menu.close()
    burgerRef.current?.focus({ preventScroll: true })
  }

  useOverlay(menu.isOpen, closeMenu)

  /** If a link opens the current page, no navigation closes the menu. */
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) closeMenu()
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeMenu()
  }

  return (
    <header className={styles.header} onKeyDown={closeOnEscape} onClick={closeAfterLink}>
      <div className={styles.bar}>
        <Logo />
        {search}
        <nav
          aria-label={m.layoutNavigation}
          id="main-navigation"
          className={classNames(styles.nav, 'not-printed', menu.isOpen && styles.open)}
        >
          <ul className={styles.links}>
            <li>
              <Link ref={firstLinkRef} to="/" className={LINK}>
                {m.layoutHome}
              </Link>
            </li>
            {SHOWN_CATEGORIES.map((category) => (
              <li key={category}>
                <Link to="/$category" params={{ category }} className={LINK}>
                  {categoryLabel(category)}
                </Link>
              </li>
            ))}
          </ul>
          <ul hidden={!menu.isOpen}>
            {SETTINGS.pages.map(({ name, title }) => (
              <li key={name}>
                <Link to="/info/$name" params={{ name }} className={LINK}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </nav>
        <div className={classNames(styles.tools, 'not-printed')}>
          <CountedLink to="/favourites" label={m.favouritesTitle} icon="heart" count={favourites} />
          <CountedLink to="/cart" label={m.cartHeading} icon="cart" count={pieces} />
          <button
            ref={burgerRef}
            type="button"
            className={styles.burger}
            aria-label={menu.isOpen ? m.layoutCloseMenu : m.layoutOpenMenu}
            aria-expanded={menu.isOpen}
            aria-controls="main-navigation"
            onClick={menu.toggle}
          >
            <Icon name={menu.isOpen ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
    </header>
  )
}

interface CountedLinkProps {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly icon: IconName
  readonly count: number
}

function CountedLink({ to, label, icon, count }: CountedLinkProps) {
  const returnState = useReturnState()
  const isHere = useLocation({ select: ({ pathname }) => pathname === to })
  return (
    <Link to={to} state={isHere ? true : returnState} className={counted.link}>
      <Icon name={icon} />
      <span className="visually-hidden">{`${label} `}</span>
      {/* The key makes a new element for each number, so that the badge's animation runs again. */}
      <span key={count} {...{ [TEMPLATE_ATTRIBUTES.badge]: to.slice(1) }} className={counted.badge}>
        {count > 0 && count}
      </span>
    </Link>
  )
}

type Menu = ReturnType<typeof useMenu>

/** From this width on, the header shows the navigation itself, and there is no menu. */
const WIDE = '(width >= 40rem)'

/** The open state belongs to the location where the menu was opened, so that every navigation closes it. */
export function useMenu() {
  const locationKey = useLocation({ select: entryKey })
  const [openAt, setOpenAt] = useState<string>()
  // In a window that becomes wide, its button is hidden, and the page would stay inert.
  const isWide = useMediaQuery(WIDE)
  const isOpen = openAt !== undefined && openAt === locationKey && !isWide
  // Forgets it, so that the menu does not open by itself when Back or Forward lead to that location again.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined)
  // To make the page behind it inert restyles all of it: after the paint that shows the menu.
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const cancel = afterNextPaint(() => setIsPainted(true))
    return () => {
      cancel()
      setIsPainted(false)
    }
  }, [isOpen])

  return {
    isOpen,
    isModal: isOpen && isPainted,
    toggle: () => setOpenAt(isOpen ? undefined : locationKey),
    close: () => setOpenAt(undefined),
  }
}

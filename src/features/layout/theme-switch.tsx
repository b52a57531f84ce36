import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { themeAtom, type Theme } from '#src/state/persisted-choice.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import * as styles from './theme-switch.module.css'

/** Switches between the light and the dark theme. Until it is used, the shop follows the system. */
export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom)
  const systemTheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const isDark = (theme === 'system' ? systemTheme : theme) === 'dark'
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => applyTheme(theme), [theme])
  // The theme may have changed since the first paint, and React hydrates an element without changing its attributes.
  useEffect(() => ref.current?.setAttribute('aria-checked', String(isDark)), [isDark])
  const toggle = () => {
    const other = isDark ? 'light' : 'dark'
    // A visitor who chooses the theme that the system has now follows the system again.
    setTheme(other === systemTheme ? 'system' : other)
  }
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={isDark}
      // The inline script already knows the system's theme; React reads it only after hydration.
      suppressHydrationWarning
      className={styles.switch}
      onClick={toggle}
    >
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.text}>{m.layoutDarkTheme}</span>
    </button>
  )
}

/** Sets the attribute that selects the side of `light-dark()` (`tokens.css`), and the page's `theme-color`. */
function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}

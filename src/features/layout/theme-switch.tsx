import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from './theme-switch.module.css'
import { useTheme } from './use-theme.ts'

/** Switches between the light and the dark theme. Until it is used, the shop follows the system. */
export function ThemeSwitch() {
  const { isDark, toggle } = useTheme()
  const ref = useRef<HTMLButtonElement>(null)
  // The theme may have changed since the first paint, and React hydrates an element without changing its attributes.
  useEffect(() => ref.current?.setAttribute('aria-checked', String(isDark)), [isDark])
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
      <span className={styles.text}>Dark theme</span>
    </button>
  )
}

import { useAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { themeAtom, type Theme } from '#src/state/theme.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

/** The theme on screen, and a function that switches it. */
export function useTheme() {
  const [theme, setTheme] = useAtom(themeAtom)
  const systemTheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const shown = theme === 'system' ? systemTheme : theme

  useLayoutEffect(() => {
    applyTheme(theme)
  }, [theme])

  const toggle = () => {
    const other = shown === 'dark' ? 'light' : 'dark'
    // A visitor who chooses the theme that the system has now follows the system again.
    setTheme(other === systemTheme ? 'system' : other)
  }
  return { isDark: shown === 'dark', toggle }
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

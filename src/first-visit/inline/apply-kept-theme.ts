import { STORAGE_KEYS } from '#src/state/storage-keys.ts'
import { readKept } from './read-kept.ts'

/** Shows the theme that was chosen on an earlier visit. Without a choice, the system decides. */
export function applyKeptTheme(): void {
  const theme = readKept(STORAGE_KEYS.theme)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

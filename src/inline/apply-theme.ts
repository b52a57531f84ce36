import { STORAGE_KEYS } from '#src/state/storage-keys.ts'
import { readKept } from './read-kept.ts'

// Stands in the page's head, so that nothing is painted in the wrong theme. Without a choice, the system decides.
const theme = readKept(STORAGE_KEYS.theme)
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

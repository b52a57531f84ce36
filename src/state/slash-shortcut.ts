import * as z from 'zod/mini'
import { keptValue } from './kept-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/**
 * Whether `/` alone opens the search, in all tabs. Off until the visitor turns it on: someone who speaks to the
 * computer, or presses keys by accident, would open the search unintentionally (WCAG 2.1.4).
 */
export const slashShortcutAtom = keptValue(STORAGE_KEYS.slashShortcut, z.boolean(), false)

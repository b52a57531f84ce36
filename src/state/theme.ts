import * as z from 'zod/mini'
import { keptValue } from './kept-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

/** The theme that the visitor has chosen, in all tabs. */
export const themeAtom = keptValue<Theme>(STORAGE_KEYS.theme, themeSchema, 'system')

import * as z from 'zod/mini'
import { persistedAtom } from './persisted-atom.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

export const themeAtom = choiceAtom<Theme>(STORAGE_KEYS.theme, themeSchema, 'system')

function choiceAtom<Choice>(key: string, schema: z.ZodMiniType<Choice>, initial: Choice) {
  const parse = (json: unknown) => ({ value: schema.parse(json), isWhole: true })
  return persistedAtom({ key, initial, parse }).atom
}

import * as z from 'zod/mini'
import { persistedAtom } from './persisted-atom.ts'
import { CONSENT_KEY } from './storage-keys.ts'

const answerSchema = z.enum(['yes', 'no'])

/** Whether the owner's script may run; undefined until the visitor has answered. */
export const { atom: consentAtom } = persistedAtom<z.infer<typeof answerSchema> | undefined>({
  key: CONSENT_KEY,
  initial: undefined,
  parse: (json) => ({ value: answerSchema.parse(json), isWhole: true }),
})

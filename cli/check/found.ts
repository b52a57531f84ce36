import type { Finding } from './rule.ts'

/** A list of the finding if there is a fault, else an empty list. */
export function found(isFault: boolean, finding: Finding): Finding[] {
  return isFault ? [finding] : []
}

import type { Finding } from './rule.ts'

/** The finding where there is a fault. */
export function found(isFault: boolean, finding: Finding): Finding[] {
  return isFault ? [finding] : []
}

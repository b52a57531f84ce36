import { measurePattern, WORD_END } from './measure-pattern.ts'

/** An amount of memory. Its groups are the number and the prefix of `B`. */
export const MEMORY = measurePattern(`([kmgt])b${WORD_END}`)

/** Whether a string names an amount of memory: `256GB` does, `42mm` does not. */
export function isMemory(text: string): boolean {
  return MEMORY.test(text)
}

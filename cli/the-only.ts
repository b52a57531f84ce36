import { UsageError } from './problem.ts'

/**
 * The one argument that a command takes.
 *
 * @param what as it is called in the message: `the shop's folder`
 * @throws {UsageError} where there is none, or more than one
 */
export function theOnly(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new UsageError(`Name ${what}.`)
  if (second !== undefined) throw new UsageError(`"${second}" is too much: name only ${what}.`)
  return first
}

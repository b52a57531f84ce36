import { UsageError } from './problem.ts'

/**
 * The one argument that a command takes.
 *
 * @param what its name in the message: `the shop's folder`
 * @throws {UsageError} if there is none, or more than one
 */
export function onlyArgument(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new UsageError(`Name ${what}.`)
  if (second !== undefined) throw new UsageError(`"${second}" is one too many: name only ${what}.`)
  return first
}

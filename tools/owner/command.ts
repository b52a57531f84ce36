import { existsSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { ShopError, UsageError } from './problem.ts'
import type { Terminal } from './terminal.ts'

/** A command of the owner's program: `npx gadgetry NAME`. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** For its own help: what it overwrites and removes, and what it never touches. */
  readonly safety?: string
  /** `check DIR [--json]` */
  readonly usage: string
  /** For `parseArgs` of `node:util`. The program adds `--json` and `--help` to each command. */
  readonly options: ParseArgsOptionsConfig
  /** Returns the exit code: 0 for success, 1 if errors were found or the work failed. */
  run(
    args: {
      readonly positionals: string[]
      readonly values: Record<string, string | boolean | string[] | undefined>
    },
    terminal: Terminal,
  ): Promise<number> | number
}

export function onlyArgument(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new UsageError(`Name ${what}.`)
  if (second !== undefined) throw new UsageError(`"${second}" is one too many: name only ${what}.`)
  return first
}

/** The folder of the shop that a command is for: the one that is named, else the current one, if that is a shop's. */
export function shopArgument(positionals: readonly string[]): string {
  if (positionals.length > 0) {
    const folder = onlyArgument(positionals, 'the folder of your shop')
    if (existsSync(folder)) return folder
    throw new ShopError(`There is no folder ${folder}. The command new makes one.`)
  }
  if (existsSync('shop.json') || existsSync('api')) return '.'
  throw new UsageError('Name the folder of your shop, or run the command in it.')
}

/** A path as the owner can type it in a terminal. */
export function quoted(path: string): string {
  return /^[\w./~:\\-]+$/.test(path) ? path : `"${path}"`
}

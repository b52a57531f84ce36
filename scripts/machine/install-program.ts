import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser or server that tests need, and how to install it. */
export interface Program {
  readonly name: string
  /** The path to start, or undefined when a part is missing. */
  readonly find: () => string | undefined
  /** Names of Debian's packages. */
  readonly packages: string
  /** Another command that may install it. */
  readonly otherwise?: string
}

/** Finds an installed program, else tries to install it. Returns its path, or undefined. */
export function ensureProgram(program: Program): string | undefined {
  const { name, find, packages, otherwise } = program
  const isAllowed = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const attempts = [
    isAllowed && `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`,
    otherwise,
  ].filter((command) => typeof command === 'string')

  for (const command of attempts) {
    if (find()) break
    console.log(`No ${name} found. Trying: ${command}`)
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return find()
}

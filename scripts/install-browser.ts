import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser that tests need, and how to install it. */
export interface Browser {
  readonly name: string
  /** The path of the program to start, or undefined when a part is missing. */
  readonly find: () => string | undefined
  /** Names of Debian's packages. */
  readonly packages: string
  /** Another command that may install it. */
  readonly otherwise?: string
}

/** Finds an installed browser, else tries to install one. Returns its path, or undefined. */
export function ensureBrowser(browser: Browser): string | undefined {
  const { name, find, packages, otherwise } = browser
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

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser that tests need: where it is, and how one comes by it. */
export interface Browser {
  readonly name: string
  /** The path of what has to be started, if all of it is there. */
  readonly find: () => string | undefined
  /** What Debian calls it. */
  readonly packages: string
  /** Another command that may bring it. */
  readonly otherwise?: string
}

/** Sees to it that a browser is there: takes the one that is installed, else installs one where that is allowed. */
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

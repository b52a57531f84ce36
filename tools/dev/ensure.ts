import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { BROWSERS, CADDY, HEADLESS_CHROMIUM, NGINX, type Program } from './programs.ts'

/**
 * Finds the programs that tests need, installs missing ones if it may, and prints which are left out: `node
 * tools/dev/ensure.ts chromium`, `browsers` or `servers`.
 */
const NEEDS: Readonly<Record<string, readonly Program[]>> = {
  chromium: [HEADLESS_CHROMIUM],
  browsers: BROWSERS,
  servers: [NGINX, CADDY],
}

const found = (NEEDS[process.argv[2] ?? ''] ?? []).filter(isThere)
if (found.length === 0) {
  console.error(
    'Install what is missing. A Chromium elsewhere can be named: CHROMIUM=/path/to/chromium',
  )
  process.exit(1)
}

function isThere(program: Program): boolean {
  const { name, find, packages } = program
  if (find() === undefined) install(program)
  const path = find() ?? `left out, not installed (Debian's packages: ${packages})`
  console.log(`${name}: ${path}`)
  return find() !== undefined
}

function install({ name, find, packages, otherwise }: Program): void {
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
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { BROWSERS, CADDY, CHROMIUM, HEADLESS_CHROMIUM, NGINX, type Program } from './programs.ts'

/**
 * Finds the programs that tests need, installs missing ones if it may, and prints which are left out: `node
 * tools/dev/ensure.ts chromium`, `browsers` or `servers`.
 */
const NEEDS = new Map([
  ['chromium', { programs: [HEADLESS_CHROMIUM, CHROMIUM], least: 1, most: 1 }],
  ['browsers', { programs: BROWSERS, least: 1, most: Infinity }],
  ['servers', { programs: [NGINX, CADDY], least: 2, most: Infinity }],
])

const need = NEEDS.get(process.argv[2] ?? '')
if (!need) {
  console.error(`Usage: node tools/dev/ensure.ts ${[...NEEDS.keys()].join('|')}`)
  process.exit(1)
}
let count = 0
for (const program of need.programs) {
  if (count < need.most && ensure(program)) count++
}
if (count < need.least) {
  console.error(
    'Install what is missing. A Chromium elsewhere can be named: CHROMIUM=/path/to/chromium',
  )
  process.exit(1)
}

function ensure(program: Program): boolean {
  const { name, find, packages } = program
  const wasThere = find() !== undefined
  if (!wasThere) install(program)
  const path = find()
  console.log(
    path
      ? `${name}: ${wasThere ? 'found' : 'installed'}, ${path}`
      : `${name}: left out, not installed, and it cannot be from here (Debian's packages: ${packages})`,
  )
  return path !== undefined
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
  // Debian starts a server that it installs; the tests start their own.
  const service = ['disable', '--now', name.toLowerCase()]
  if ([NGINX.name, CADDY.name].includes(name)) spawnSync('systemctl', service, { stdio: 'ignore' })
}

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/**
 * Runs a script of the photo studio, which is a package of its own: `node demo/run-studio.ts photos --only
 * phone/`. Installs the studio's dependencies first if they are missing, or older than its lock file.
 */
const [script, ...options] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node demo/run-studio.ts <script of demo/studio/package.json> [options]')
  process.exit(1)
}

const LOCK = 'demo/studio/package-lock.json'
/** npm writes it at the end of an installation. */
const INSTALLED = 'demo/studio/node_modules/.package-lock.json'

if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs) {
  console.log("Installing the photo studio's dependencies: npm ci --prefix demo/studio")
  npm('ci', '--prefix', 'demo/studio', '--no-audit', '--no-fund')
}
npm('run', '--prefix', 'demo/studio', script, '--', ...options)

function npm(...args: string[]) {
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

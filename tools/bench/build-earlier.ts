import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

/** Builds the shop as of a commit, with the dependencies of that time. A commit is built once. */
export function buildEarlier(ref: string): string {
  const revision = ['rev-parse', '--short', `${ref}^{commit}`]
  const commit = execFileSync('git', revision, { encoding: 'utf8' }).trim()
  const folder = `test-results/bench/${commit}`
  if (!existsSync(`${folder}/dist/index.html`)) {
    console.log(`Building ${ref} (${commit})`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`])
    installIn(folder)
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, stdio: 'inherit' })
  }
  return `${folder}/dist`
}

/** Uses today's dependencies if they are the same. */
function installIn(folder: string): void {
  const [then, today] = [folder, '.'].map((each) =>
    readFileSync(`${each}/package-lock.json`, 'utf8'),
  )
  if (then === today) symlinkSync(`${process.cwd()}/node_modules`, `${folder}/node_modules`)
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

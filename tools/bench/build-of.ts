import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

/** Stands for the last release tag. */
const LAST_RELEASE = 'release'

/**
 * Builds an earlier state of the shop with the dependencies of that time, once per commit.
 *
 * @param ref a commit, branch or tag, or `release` for the last tag
 * @returns the folder of the build
 */
export function buildOf(ref: string): string {
  const commit = git('rev-parse', '--short', `${ref === LAST_RELEASE ? lastTag() : ref}^{commit}`)
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

function lastTag(): string {
  const tags = git('tag', '--sort=-creatordate', '--merged', 'HEAD')
  const [tag = ''] = tags.split('\n')
  if (tag === '') throw new Error('No release tag to compare with: name a commit, --against HEAD~1')
  return tag
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

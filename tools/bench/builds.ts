import react from '@vitejs/plugin-react'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { build } from 'vite'
import { precompress } from '#tools/site/hosting/precompress.ts'

const BUILDS = 'test-results/bench'

/** Builds the bare app (`bare/main.tsx`), with the shop's data and pictures. */
export async function buildBareApp(): Promise<string> {
  const folder = `${process.cwd()}/${BUILDS}/bare`
  await build({
    configFile: false,
    root: 'tools/bench/bare',
    base: './',
    publicDir: `${process.cwd()}/public`,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  precompress(folder)
  return folder
}

/** Builds an earlier state of the shop with the dependencies of that time, once per commit. */
export function buildEarlier(ref: string): string {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`)
  const folder = `${BUILDS}/${commit}`
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

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

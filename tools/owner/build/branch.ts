import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ShopError } from '#tools/owner/problem.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { refuseOwnFiles } from './publish.ts'

/**
 * Publishes a build in a branch of the repository that a folder is in, and at `origin` if there is one. The branch has a
 * folder of its own meanwhile: the working tree, its index and the current branch stay as they are. It moves in one step.
 */
export async function publishInBranch<Built>(
  folder: string,
  branch: string,
  build: (site: string) => Promise<Built | undefined>,
): Promise<Built | undefined> {
  const git = gitIn(folder)
  git('check-ref-format', '--branch', branch)
  const ref = `refs/heads/${branch}`
  const hasOrigin = git('remote').split('\n').includes('origin')
  if (hasOrigin && git('ls-remote', 'origin', ref) !== '') git('fetch', 'origin', `${ref}:${ref}`)
  const found = git('for-each-ref', '--format=%(objectname) %(worktreepath)', ref)
  const [parent = '', place] = found.split(' ')
  if (place) throw new ShopError(`The branch ${branch} is checked out. Name another.`)
  const repository = git('rev-parse', '--absolute-git-dir')
  const draft = join(repository, 'gadgetry-publish')
  const [site, index] = [join(draft, 'site'), join(draft, 'index')]
  const inSite = gitIn(site, { GIT_DIR: repository, GIT_WORK_TREE: site, GIT_INDEX_FILE: index })
  // A killed run may have left it.
  rmSync(draft, { recursive: true, force: true })
  try {
    mkdirSync(site, { recursive: true })
    if (parent !== '') inSite('read-tree', parent)
    inSite('checkout-index', '--all')
    refuseOwnFiles(site, `The branch ${branch}`)
    const built = await build(site)
    if (!built) return undefined
    // GitHub Pages would take the shop for a source of Jekyll.
    writeFiles([[join(site, '.nojekyll'), '']])
    inSite('add', '--all', '--force')
    const tree = inSite('write-tree')
    const isSame = parent !== '' && tree === git('rev-parse', `${parent}^{tree}`)
    const parents = parent === '' ? [] : ['-p', parent]
    const commit = isSame ? parent : git('commit-tree', tree, ...parents, '-m', 'Publish the shop')
    if (hasOrigin) git('push', 'origin', `${commit}:${ref}`)
    git('update-ref', ref, commit, parent)
    return built
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Runs git in a folder, and returns what it says. */
function gitIn(cwd: string, variables: NodeJS.ProcessEnv = {}) {
  // The files stay as they are built on every system, and workflows have no name for commits.
  const settings = ['core.autocrlf=false', 'user.name=gadgetry', 'user.email=gadgetry@localhost']
  return (...args: string[]): string => {
    const all = [...settings.flatMap((each) => ['-c', each]), ...args]
    const env = { ...process.env, ...variables }
    const { status, stdout, stderr, error } = spawnSync('git', all, { cwd, env, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
    throw new ShopError(
      `git ${args[0] ?? ''}: ${error?.message ?? stderr.trim()}. Nothing was published.`,
    )
  }
}

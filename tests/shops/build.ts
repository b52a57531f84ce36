import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { importCommand } from '../../cli/commands/import.ts'
import { run } from '../../cli/run.ts'
import { writeFiles } from '../../scripts/build/write-files.ts'
import { outdoorList } from './outdoor/list.ts'

/**
 * Builds each shop of this folder for the browser tests, without the specified delay. Those that have a list in place of `api/` are
 * imported first, as their owners would do.
 */
for (const source of globSync('tests/shops/*/').sort()) {
  const name = basename(source)
  const folder = existsSync(`${source}/api`) ? source : await imported(source, name)
  const { status } = spawnSync(
    'vite',
    ['build', '--mode', 'quick', '--outDir', `test-results/${name}`],
    { env: { ...process.env, SHOP_FOLDER: folder }, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`The shop ${name} is not built`)
}

/** A copy of the shop with the products of its list. */
async function imported(source: string, name: string): Promise<string> {
  const folder = `test-results/shops/${name}`
  rmSync(folder, { recursive: true, force: true })
  cpSync(source, folder, { recursive: true })
  const list = `${folder}/list.csv`
  if (name === 'outdoor') writeFiles([[list, outdoorList()]])
  const code = await run(
    ['import', list, '--to', folder, '--map', `${folder}/map.json`, '--write'],
    [importCommand],
    process,
  )
  if (code !== 0) throw new Error(`The list of ${name} has faults`)
  return folder
}

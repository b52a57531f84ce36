import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishInBranch } from '#tools/owner/build/branch.ts'
import { changesOf, changeTable } from '#tools/owner/build/changes.ts'
import { readCatalogue } from '#tools/owner/catalogue.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { readListFile } from '#tools/owner/import/parse/list-file.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import { tryJsonFile, valueAt } from '#tools/site/json-values.ts'
import { allCategories, categoriesIn, type Settings } from '#tools/site/settings/read-settings.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { besideShop, buildInto } from './build.ts'
import { importCommand } from './import.ts'
import { photos } from './photos.ts'

const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]

export const publishCommand: Command = {
  name: 'publish',
  summary: 'Imports your list, makes the pictures small, checks, builds and publishes your shop.',
  safety:
    'Into the folder of --out or the git branch of --branch; else by the command "deploy" in shop.json. ' +
    'It replaces only files that a build has made.\n' +
    'It stops at the first error, and at what looks like an accident, which --replace publishes.\n' +
    '--anyway publishes in spite of errors.',
  usage:
    'publish [DIR] [--out OUT] [--branch gh-pages] [--address https://my-shop.example/] [--replace] [--anyway] [--json]',
  options: { out: text, branch: text, address: text, replace: flag, anyway: flag },
  async run({ positionals, values }, terminal) {
    const { out, branch, replace, anyway } = values
    const folder = resolve(shopArgument(positionals))
    if (branch !== undefined && out !== undefined)
      throw new UsageError('Name a folder or a branch, not both.')
    const { source, deploy } = checkSettings(folder).settings
    const results: unknown[] = []
    const step = { ...terminal, result: (value: unknown) => void results.push(value) }
    const imports = { to: folder, write: true, replace, anyway }
    const isReady =
      (!source ||
        (await importCommand.run({ positionals: [], values: imports }, step)) === 0 ||
        (anyway === true && valueAt(results[0], ['written']) === true)) &&
      (await photos.run({ positionals: [folder], values: { write: true } }, step)) === 0
    let changes: ReturnType<typeof changesOf> | undefined
    const build = (target: string) =>
      buildInto(target, folder, values, step, async (site, settings) => {
        changes = await changesIn(target, site, settings, terminal)
        const table = changeTable(changes)
        terminal.line(table)
        const accidents = replace === true ? '' : changes.accidents.join(', ')
        const refusal = `This looks like an accident: ${accidents}. If it is right, add --replace.`
        addToSummary(accidents === '' ? table : `${table}\n${refusal}`)
        if (accidents !== '') throw new ShopError(`${refusal} Nothing was published.`)
      })
    const target = typeof out === 'string' ? resolve(out) : besideShop(folder)
    const isInBranch = typeof branch === 'string'
    const built =
      isReady && (isInBranch ? await publishInBranch(folder, branch, build) : await build(target))
    if (!built) {
      terminal.line('Nothing was published. Correct the errors, or add --anyway.')
      terminal.result(results.at(-1))
      return 1
    }
    const place = isInBranch ? `the branch ${branch}` : target
    if (place === target && out === undefined && deploy !== undefined)
      handOver(deploy, target, folder)
    terminal.line(`Published: ${built.settings.name}, in ${place}.`)
    terminal.result({ place, ...changes, problems: built.problems })
    return 0
  },
}

const LIST = 'api/products.json'

/** What differs between what is published and a build. A workflow has nothing published: then it is what is on the web. */
async function changesIn(published: string, draft: string, settings: Settings, terminal: Terminal) {
  const { address = '', currency } = settings
  const isHere = existsSync(join(published, LIST)) || address === ''
  // Hidden files of a build are not published.
  const earlier = isHere ? published : join(draft, '.web')
  const details = allCategories(settings).map((category) => `api/${category}.json`)
  for (const path of isHere ? [] : [LIST, ...details]) {
    const found = await readListFile(address + path).catch(String)
    if (typeof found !== 'string') writeFiles([[join(earlier, path), found.bytes]])
    else if (path === LIST) {
      terminal.line(`Nothing to compare with: ${found.replace(/^\w+: |;.*/g, '')}.`)
      break
    }
  }
  const [before = [], after = []] = [earlier, draft].map(
    (folder) => readCatalogue(folder, categoriesIn(tryJsonFile(join(folder, LIST)))).entities,
  )
  const prices = new Intl.NumberFormat('en', { style: 'currency', currency })
  return changesOf(before, after, (price) => prices.format(price))
}

/** For the page that GitHub shows of a workflow. */
function addToSummary(text: string): void {
  const { GITHUB_STEP_SUMMARY: file } = process.env
  if (file) writeFiles([[file, `${existsSync(file) ? readFileSync(file, 'utf8') : ''}${text}\n`]])
}

/** Runs the owner's command in the shop's folder. What it says is not part of the result of `--json`. */
function handOver(command: string, target: string, cwd: string): void {
  // The shell itself reads the path, whatever signs are in it.
  const place = process.platform === 'win32' ? '"%GADGETRY_FOLDER%"' : '"$GADGETRY_FOLDER"'
  const line = command.replaceAll('{folder}', () => place)
  const env = { ...process.env, GADGETRY_FOLDER: target }
  const { status, signal } = spawnSync(line, { cwd, env, shell: true, stdio: ['inherit', 2, 2] })
  if (status === 0) return
  throw new ShopError(
    `The command "deploy" ended with ${status ?? signal ?? ''}. The new shop is in ${target}; what is on the web may be the old one, or a part of both.`,
  )
}

import { existsSync, readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { build as viteBuild } from 'vite'
import { ShopFileError } from '../../scripts/settings/shop-file-error.ts'
import { shopSettings } from '../../scripts/settings/shop-settings.ts'
import type { Settings } from '#src/domain/settings.ts'
import type { Command } from '../command.ts'
import { ShopError, type Problem } from '../problem.ts'
import { PROJECT_FOLDER } from '../project-folder.ts'
import { theOnly } from '../the-only.ts'

export const build: Command = {
  name: 'build',
  summary: 'Builds your shop: a folder that any web host can serve.',
  usage: 'build DIR [--address https://my-shop.example/] [--out OUT] [--json]',
  options: { address: { type: 'string' }, out: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const folder = theOnly(positionals, 'the folder of your shop')
    const out =
      typeof values.out === 'string' ? values.out : `${folder.replace(/[\\/]+$/, '')}-build`
    refuseOtherFolders(folder, out)
    const target = resolve(out)
    process.env.SHOP_FOLDER = resolve(folder)
    if (typeof values.address === 'string')
      process.env.SHOP_ADDRESS = checkedAddress(values.address)

    let settings
    try {
      settings = shopSettings(PROJECT_FOLDER)
    } catch (error) {
      if (!(error instanceof ShopFileError)) throw error
      const problems = error.faults.map((fault): Problem => ({
        ...fault,
        level: 'error',
        file: error.file,
      }))
      terminal.problems(problems)
      terminal.result({ problems })
      return 1
    }
    const warnings = missingDetails(settings, folder)
    if (warnings.length > 0) terminal.problems(warnings)
    terminal.line(`Building ${settings.name}. This takes less than a minute.`)
    // Its plugins look for sources in the current folder.
    process.chdir(PROJECT_FOLDER)
    await viteBuild({
      root: PROJECT_FOLDER,
      logLevel: 'error',
      build: { outDir: target, emptyOutDir: true },
    })
    const { name, address, categories } = settings
    const labels = Object.values(categories).map(({ label }) => label)
    for (const line of [
      `${name} is in ${out}, with ${new Intl.ListFormat('en').format(labels)}.`,
      '',
      'Next:',
      `  Look at it:  npx vite preview --outDir ${quoted(target)} --open`,
      `  Publish it:  copy everything in ${out} to your web host; the folder hosting/ of this project has recipes.`,
      ...(address === undefined
        ? [
            `  Links to it have no pictures yet: build again with --address, and the address of your shop.`,
          ]
        : []),
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder: target, name, address, categories: labels, problems: warnings })
    return 0
  },
}

/** A shop without details still has lists, but its product pages show an error. */
function missingDetails({ categories }: Settings, folder: string): Problem[] {
  return Object.keys(categories)
    .map((category) => `api/${category}.json`)
    .filter((file) => !existsSync(resolve(folder, file)))
    .map((file) => ({
      level: 'warning',
      file,
      message: 'is missing: pages of its products show an error',
      fix: 'make it, with an entry for each product',
    }))
}

/** Throws unless the output folder is missing, empty or an earlier build: building deletes what is in it. */
function refuseOtherFolders(folder: string, out: string): void {
  if (!existsSync(folder)) throw new ShopError(`There is no folder ${folder}.`)
  if (!existsSync(out)) return
  const isBuild = existsSync(resolve(out, 'index.html')) && existsSync(resolve(out, 'assets'))
  const isEmpty = readdirSync(out).length === 0
  const hasFolder = `${resolve(folder)}${sep}`.startsWith(`${resolve(out)}${sep}`)
  if (!isEmpty && (!isBuild || hasFolder)) {
    throw new ShopError(
      `${out} has files that are no build of a shop. Name another folder with --out, so that nothing is lost.`,
    )
  }
}

function checkedAddress(address: string): string {
  if (/^https?:\/\/[^\s/]/.test(address) && URL.canParse(address)) return address
  throw new ShopError(
    `${address} is not a whole address. Write it as in a browser: https://my-shop.example/`,
  )
}

function quoted(path: string): string {
  return /^[\w./~:\\-]+$/.test(path) ? path : `"${path}"`
}

import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { build as viteBuild } from 'vite'
import { ShopFileError } from '#tools/build/settings/shop-file-error.ts'
import { shopSettings } from '#tools/build/settings/shop-settings.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { publish, refuseOwnFiles } from '#tools/owner/build/publish.ts'
import { leftOut } from '#tools/owner/check/left-out.ts'
import { onlyArgument, quoted, type Command } from '#tools/owner/command.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'

export const build: Command = {
  name: 'build',
  summary: 'Builds your shop: a folder that any web host can serve.',
  safety:
    'It replaces only files that an earlier build made and that nobody has changed since, and names all others. ' +
    'CNAME, _headers, _redirects and hidden files stay.',
  usage: 'build DIR [--address https://my-shop.example/] [--out OUT] [--json]',
  options: { address: { type: 'string' }, out: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const folder = onlyArgument(positionals, 'the folder of your shop')
    const out =
      typeof values.out === 'string' ? values.out : `${folder.replace(/[\\/]+$/, '')}-build`
    if (!existsSync(folder)) throw new ShopError(`There is no folder ${folder}.`)
    const target = resolve(out)
    refuseInside(folder, target)
    refuseOwnFiles(target)
    process.env.SHOP_FOLDER = resolve(folder)
    if (typeof values.address === 'string')
      process.env.SHOP_ADDRESS = checkedAddress(values.address)

    let settings
    try {
      settings = shopSettings()
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
    const warnings = [...missingDetails(settings, folder), ...leftOut(folder)]
    if (warnings.length > 0) terminal.problems(warnings)
    terminal.line(`Building ${settings.name}. This takes less than a minute.`)
    // Vite's plugins look for sources in the current folder.
    process.chdir(PROJECT_FOLDER)
    await publish(target, (outDir) =>
      viteBuild({ root: PROJECT_FOLDER, logLevel: 'error', build: { outDir } }),
    )
    const { name, address, categories } = settings
    const labels = Object.values(categories).map(({ label }) => label)
    for (const line of [
      `${name} is in ${out}, with ${new Intl.ListFormat('en').format(labels)}.`,
      '',
      'Next:',
      `  Look at it:  npx vite preview --outDir ${quoted(target)} --open`,
      `  Publish it:  copy everything in ${out} to your web host; the folder tools/hosts/ of this project has recipes.`,
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

/** A build inside the shop's folder would become part of the shop, or of what its owner keeps there. */
function refuseInside(folder: string, target: string): void {
  const inside = relative(realPath(folder), realPath(target))
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return
  throw new ShopError(
    `${inside} is inside the folder of your shop. Name a folder beside it with --out, so that nothing is lost.`,
  )
}

/** Links may lead into the shop's folder, and some systems take `IMG` for `img`. */
function realPath(path: string): string {
  return existsSync(path)
    ? realpathSync.native(path)
    : join(realPath(dirname(path)), basename(path))
}

function checkedAddress(address: string): string {
  if (/^https?:\/\/[^\s/]/.test(address) && URL.canParse(address)) return address
  throw new ShopError(
    `${address} is not a whole address. Write it as in a browser: https://my-shop.example/`,
  )
}

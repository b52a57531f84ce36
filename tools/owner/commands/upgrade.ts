import { shopArgument, type Command } from '#tools/owner/command.ts'
import { isNewer, MIGRATIONS, upgradeOf } from '#tools/owner/migrations.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { VERSION } from '#tools/site/project-folder.ts'
import { inFolder, writeFiles } from '#tools/site/write-files.ts'

/** @param migrations those of a test have a shape that no version had */
export function upgradeBy(migrations: typeof MIGRATIONS): Command {
  return {
    name: 'upgrade',
    summary: 'Takes the folder of your shop to the installed version of Gadgetry.',
    safety: 'It shows each line that it changes, and why, and changes nothing without --write.',
    usage: 'upgrade [DIR] [--write] [--json]',
    options: { write: { type: 'boolean' } },
    run({ positionals, values }, terminal) {
      const folder = shopArgument(positionals)
      const found = upgradeOf(folder, migrations)
      if (!found)
        throw new ShopError(`${folder}/shop.json cannot be read, so all stays. check says why.`)
      const { from, texts, changes } = found
      if (isNewer(from, VERSION)) {
        throw new ShopError(
          `${folder} is written for Gadgetry ${from}, and ${VERSION} is installed. Install ${from} or a later one.`,
        )
      }
      const isWritten = values.write === true && changes.length > 0
      if (isWritten) writeFiles(inFolder(folder, texts))
      for (const { file, line, before, after, why, version } of changes) {
        terminal.line(`${file}:${line}: ${why} (since ${version})`)
        for (const [sign, text] of Object.entries({ '-': before, '+': after }))
          terminal.line(text.replace(/^/gm, `  ${sign} `))
      }
      if (changes.length === 0) terminal.line(`Nothing to do: ${folder} is written for ${VERSION}.`)
      else if (isWritten) terminal.line(`Written: ${folder} is now written for ${VERSION}.`)
      else terminal.line('Nothing is written yet: add --write.')
      terminal.result({ folder, from, to: VERSION, changes, written: isWritten })
      return 0
    },
  }
}

export const upgrade = upgradeBy(MIGRATIONS)

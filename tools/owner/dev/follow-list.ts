import { unwatchFile, watchFile } from 'node:fs'
import { resolve } from 'node:path'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { isAddress } from '#tools/owner/import/parse/list-file.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { reasonOf } from '#tools/owner/run.ts'
import { terminalOf, type Terminal } from '#tools/owner/terminal.ts'

const SILENT = terminalOf({ write: () => undefined }, false)

/** In milliseconds. Looking at the file itself also sees programs that replace it, and network drives. */
const WATCH = { interval: 200, persistent: false }

/**
 * Imports the list that a shop names, and again after each save of it, and tells what that finds (docs/decisions/050).
 * Returns what has to be called after each save of another file: the settings may name another list, and pictures are
 * made small for the next publication.
 *
 * @param first what an import has found just now, if there was one
 */
export function followList(
  folder: string,
  terminal: Terminal,
  tell: (found: readonly Problem[]) => void,
  first?: readonly Problem[],
): (hasNewPictures: boolean) => void {
  let followed: string | undefined
  let watched: string[] = []
  let last = Promise.resolve()
  const importAgain = () => {
    last = last.then(async () => tell(await importOwnList(folder, terminal)))
  }
  const makeSmall = () => {
    // Without the catch, a folder that `photos` refuses would end the server.
    last = last
      .then(async () => {
        await photos.run({ positionals: [folder], values: {} }, SILENT)
      })
      .catch((error: unknown) => terminal.line(reasonOf(error)))
  }
  return (hasNewPictures) => {
    const { settings, isUsable } = checkSettings(folder)
    const { list, map } = settings.source ?? {}
    const isFirst = followed === undefined
    const now = JSON.stringify(settings.source ?? null)
    // The list has the products that they belong to.
    if (hasNewPictures && list !== undefined) importAgain()
    if (hasNewPictures) makeSmall()
    if (!isUsable || now === followed) return
    followed = now
    for (const file of watched) unwatchFile(file, importAgain)
    watched = [list, map].flatMap((path) => (path && !isAddress(path) ? resolve(folder, path) : []))
    for (const file of watched) watchFile(file, WATCH, importAgain)
    if (isFirst ? first : list === undefined) tell(first ?? [])
    else if (list !== undefined) importAgain()
  }
}

/** Imports the list that a shop names as far as the command would write it. Returns what that finds. */
export async function importOwnList(folder: string, terminal: Terminal): Promise<Problem[]> {
  const found: Problem[] = []
  let outcome = ''
  let code = 1
  const listening: Terminal = {
    line: (text) => {
      outcome = text
      terminal.line(text)
    },
    problems: (problems) => {
      found.push(...problems)
      terminal.problems(problems)
    },
    result: () => undefined,
  }
  try {
    code = await importCommand.run(
      { positionals: [], values: { to: folder, write: true } },
      listening,
    )
  } catch (error) {
    listening.line(reasonOf(error))
  }
  const message = outcome.replace(/\.$/, '')
  const place = { level: 'error', file: 'shop.json', field: 'source' } as const
  const refusal = { ...place, message, fix: 'the shop has what it had before' }
  return code === 0 || /^(?:Written|$)/.test(outcome) ? found : [refusal, ...found]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { schemaFiles } from '#tools/site/schemas/schemas.ts'
import { CALL } from '#tools/site/project-folder.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { onlyArgument, quoted, type Command } from '#tools/owner/command.ts'
import { ShopError } from '#tools/owner/problem.ts'

const EXAMPLE = fileURLToPath(new URL('../example', import.meta.url))

export const create: Command = {
  name: 'new',
  summary: 'Makes a folder with a small example shop.',
  safety: 'It refuses a folder that has files of yours. Hidden files stay.',
  usage: 'new DIR [--json]',
  options: {},
  run({ positionals }, terminal) {
    const folder = onlyArgument(positionals, 'the folder to make')
    const files = new Map<string, Buffer>([
      ...filesIn(EXAMPLE).files.map((path) => [path, readFileSync(join(EXAMPLE, path))] as const),
      ...schemaFiles('schemas').map(([path, text]) => [path, Buffer.from(text)] as const),
    ])
    // The same files may be there from an interrupted run.
    const isOurs = (path: string) =>
      files.get(path)?.equals(readFileSync(join(folder, path))) === true
    const present = filesIn(folder)
    if (present.links.length > 0 || !present.files.every(isOurs)) {
      throw new ShopError(`${folder} is not empty. Name a new folder, so that nothing is lost.`)
    }
    writeFiles([...files].map(([path, content]) => [join(folder, path), content]))
    const command = (text: string) => `  ${CALL} ${text}`
    const path = quoted(folder)
    const out = quoted(`${folder.replace(/[/\\]$/, '')}-build`)
    for (const line of [
      `A small shop is in ${folder}: shop.json, api/, img/ and a README.`,
      '',
      'Next:',
      command(`import products.csv --to ${path}`),
      command(`photos ${path} --write`),
      command(`check ${path}`),
      command(`build ${path} --address https://my-shop.example/ --out ${out}`),
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder })
    return 0
  },
}

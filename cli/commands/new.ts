import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSchemas } from '../../scripts/schemas/write-schemas.ts'
import type { Command } from '../command.ts'
import { ShopError } from '../problem.ts'
import { theOnly } from '../the-only.ts'

const EXAMPLE = fileURLToPath(new URL('../example', import.meta.url))

export const create: Command = {
  name: 'new',
  summary: 'Makes a folder with a small example shop.',
  usage: 'new DIR [--json]',
  options: {},
  run({ positionals }, terminal) {
    const folder = theOnly(positionals, 'the folder to make')
    // Hidden files, such as .git, are no reason to refuse.
    if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'))) {
      throw new ShopError(`${folder} is not empty. Name a new folder, so that nothing is lost.`)
    }
    cpSync(EXAMPLE, folder, { recursive: true })
    writeSchemas(join(folder, 'schemas'))
    const command = (text: string) => `  npm run shop -- ${text}`
    const quoted = /^[\w./~:\\-]+$/.test(folder) ? folder : `"${folder}"`
    for (const line of [
      `A small shop is in ${folder}: shop.json, api/, img/ and a README.`,
      '',
      'Next:',
      command(`import products.csv --to ${quoted}`),
      command(`photos ${quoted}`),
      command(`check ${quoted}`),
      command(`build ${quoted} --address https://my-shop.example/ --out my-shop-build`),
    ]) {
      terminal.line(line)
    }
    terminal.result({ folder })
    return Promise.resolve(0)
  },
}

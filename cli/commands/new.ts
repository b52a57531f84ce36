import type { Command } from '../command.ts'
import { theOnly } from '../the-only.ts'

export const create: Command = {
  name: 'new',
  summary: 'makes a folder with a small example shop',
  usage: 'new DIR',
  options: {},
  async run({ positionals }, terminal) {
    theOnly(positionals, 'the folder of your shop')
    terminal.line('…')
    return Promise.resolve(0)
  },
}

import type { Command } from '../command.ts'
import { theOnly } from '../the-only.ts'

export const check: Command = {
  name: 'check',
  summary: 'finds what the shop would leave out, and what shoppers would miss',
  usage: 'check DIR [--json]',
  options: {},
  async run({ positionals }, terminal) {
    theOnly(positionals, 'the folder of your shop')
    terminal.line('…')
    return Promise.resolve(0)
  },
}

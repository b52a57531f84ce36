import type { Command } from '../command.ts'
import { theOnly } from '../the-only.ts'

export const photos: Command = {
  name: 'photos',
  summary: 'makes the sizes of your pictures that the shop shows',
  usage: 'photos DIR [--json]',
  options: {},
  async run({ positionals }, terminal) {
    theOnly(positionals, 'the folder of your shop')
    terminal.line('…')
    return Promise.resolve(0)
  },
}

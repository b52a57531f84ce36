import { join } from 'node:path'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { onlyArgument, type Command } from '#tools/owner/command.ts'

export const check: Command = {
  name: 'check',
  summary: 'Finds what the shop would leave out, and what shoppers would miss.',
  usage: 'check DIR [--json]',
  options: {},
  async run({ positionals }, terminal) {
    const folder = onlyArgument(positionals, 'the folder of your shop')
    const found = await checkShop(folder)
    const problems = found.map((problem) => ({ ...problem, file: join(folder, problem.file) }))
    const errors = problems.filter(({ level }) => level === 'error').length
    terminal.problems(problems)
    terminal.result({ errors, warnings: problems.length - errors, problems })
    return errors > 0 ? 1 : 0
  },
}

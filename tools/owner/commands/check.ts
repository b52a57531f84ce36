import { join } from 'node:path'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import type { Problem } from '#tools/owner/problem.ts'

export const check: Command = {
  name: 'check',
  summary: 'Finds what the shop would leave out, and what shoppers would miss.',
  safety:
    '--country DE names what the law of a country asks, with its source. ' +
    '--anyway lets products be given away: a price of 0 is a warning.',
  usage: 'check [DIR] [--country CODE] [--anyway] [--json]',
  options: { anyway: { type: 'boolean' }, country: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const folder = shopArgument(positionals)
    const country = typeof values.country === 'string' ? values.country.toUpperCase() : undefined
    const found = await checkShop(folder, { country })
    const isAllowed = ({ rule }: Problem) => rule === 'price-zero' && values.anyway === true
    const problems = found.map((problem): Problem => ({
      ...problem,
      file: join(folder, problem.file),
      level: isAllowed(problem) ? 'warning' : problem.level,
    }))
    const errors = problems.filter(({ level }) => level === 'error').length
    terminal.problems(problems)
    if (country !== undefined)
      terminal.line(`What the law of ${country} asks is a hint, and no legal advice.`)
    terminal.result({ errors, warnings: problems.length - errors, problems })
    return errors > 0 ? 1 : 0
  },
}

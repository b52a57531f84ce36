import { describe, expect, it } from 'vitest'
import type { Command } from '#tools/owner/command.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { run } from '#tools/owner/run.ts'

/** A command that does as its first argument says. */
const act: Command = {
  name: 'check',
  summary: 'Looks at a shop.',
  usage: 'check DIR [--deep]',
  options: { deep: { type: 'boolean' } },
  async run({ positionals: [what], values }, terminal) {
    if (what === undefined) throw new UsageError('Name the folder of your shop.')
    if (what === 'fixable') throw new ShopError('my-shop is empty.')
    if (what === 'full-disk') throw new Error('write: No space left on device (os error 28)')
    if (what === 'vite')
      throw Object.assign(new Error('messages/it.json: is not valid JSON'), {
        name: 'ShopFileError',
      })
    if (what === 'unexpected') throw new TypeError('x is not a function')
    if (what === 'no-file') {
      throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: 'my-shop' })
    }
    terminal.line(`Looked at ${what}${values.deep === true ? ', deeply' : ''}.`)
    terminal.problems([
      { level: 'warning', file: 'shop.json', message: 'is long', fix: 'shorten it' },
      {
        level: 'error',
        file: 'api/products.json',
        line: 12,
        field: 'price',
        read: '"9,90"',
        message: 'is not a number',
        fix: 'write a number, such as 9.9',
      },
    ])
    terminal.result({ looked: what })
    return Promise.resolve(1)
  },
}

async function call(args: string[]) {
  let stdout = ''
  let stderr = ''
  const code = await run(args, [act], {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  })
  return { code, stdout, stderr }
}

const HELP = '  check  Looks at a shop.'

describe('the program for owners', () => {
  it.each([
    [[], 0, HELP],
    [['--help'], 0, HELP],
    [['check', '--help'], 0, 'npm run shop -- check DIR [--deep]'],
    [['check', 'my-shop', '--deep'], 1, 'Looked at my-shop, deeply.'],
  ])('answers %j with exit code %i', async (args, exit, text) => {
    const { code, stdout, stderr } = await call(args)
    expect({ code, stderr }).toEqual({ code: exit, stderr: '' })
    expect(stdout).toContain(text)
  })

  it.each([
    [['chek'], 2, 'There is no command "chek". Did you mean check?'],
    [['check', '--deap'], 2, 'There is no option --deap. Did you mean --deep?'],
    [['check', '--deep=yes'], 2, "Option '--deep' does not take an argument"],
    [['check'], 2, 'Name the folder of your shop.\n\nUsage: npm run shop -- check DIR [--deep]'],
    [['check', 'fixable'], 1, 'my-shop is empty.\n'],
    [['check', 'no-file'], 1, 'my-shop: there is no such file or folder.\n'],
    [['check', 'full-disk'], 1, 'The disk is full. All files are as they were before.\n'],
    [['check', 'vite'], 1, 'messages/it.json: is not valid JSON\n'],
    [['check', 'unexpected'], 1, 'This should not happen: x is not a function\nPlease report it'],
  ])('refuses %j with exit code %i, without the inner parts of the program', async (...row) => {
    const [args, exit, message] = row
    const { code, stdout, stderr } = await call(args)
    expect({ code, stdout }).toEqual({ code: exit, stdout: '' })
    expect(stderr.startsWith(message)).toBe(true)
    expect(stderr).not.toContain('    at ')
  })

  it('says of each problem where it is, what was read and what to do, errors first', async () => {
    const { stdout } = await call(['check', 'my-shop'])
    expect(stdout).toContain(
      [
        '1 error:',
        '  api/products.json:12 price: is not a number, read "9,90"; write a number, such as 9.9',
        '',
        '1 warning:',
        '  shop.json: is long; shorten it',
      ].join('\n'),
    )
  })

  it('counts problems that differ only in their lines', () => {
    const problem = (line: number, read: string, file = 'api/products.json') => ({
      ...{ level: 'warning' as const, file, line, field: 'color', read },
      ...{ message: 'is no colour the shop can paint', fix: 'write another' },
    })
    const problems = [problem(9, '"schwarz"'), problem(2, '"schwarz"'), problem(5, '"moon"')]
    const inPages = [problem(3, 'x', 'pages/terms.md'), problem(1, 'x', 'pages/terms.md')]
    expect(problemsText([...problems, ...inPages])).toBe(
      [
        '5 warnings:',
        '  api/products.json:2 color: 2 products: is no colour the shop can paint, read "schwarz"; write another',
        '  api/products.json:5 color: is no colour the shop can paint, read "moon"; write another',
        '  pages/terms.md:1 color: 2 times: is no colour the shop can paint, read x; write another',
      ].join('\n'),
    )
  })

  it('has one line for the same fault in many cells, and names the first rows', () => {
    const problems = Array.from({ length: 20 }, (_, index) => ({
      ...{ level: 'error' as const, rule: 'price-no-number', file: 'list.csv', line: index + 2 },
      ...{ field: 'Price', read: `"${index} each"` },
      ...{ message: 'the price is not a number', fix: 'write only a number' },
    }))
    expect(problemsText(problems)).toBe(
      '20 errors:\n  list.csv:2 Price: the price is not a number, read "0 each", in line 3 "1 each", in line 4 "2 each" and 17 more rows; write only a number',
    )
    expect(problemsText(problems.slice(0, 3)).split('\n')).toHaveLength(4)
  })

  it.each([
    ['my-shop', { looked: 'my-shop' }],
    ['fixable', { error: 'my-shop is empty.' }],
  ])('writes one JSON document of %s with --json, and nothing else', async (shop, document) => {
    const { stdout } = await call(['check', shop, '--json'])
    expect(JSON.parse(stdout)).toEqual(document)
  })
})

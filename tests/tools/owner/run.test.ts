import { describe, expect, it } from 'vitest'
import type { Command } from '#tools/owner/command.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import { problemsText } from '#tools/owner/problems-text.ts'
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
    if (what === 'unexpected') throw new TypeError('x is not a function')
    if (what === 'no-file') {
      throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: 'my-shop' })
    }
    terminal.progress(1, 2, 'products')
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

async function call(args: string[], isTTY = false) {
  let stdout = ''
  let stderr = ''
  const code = await run(args, [act], {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { isTTY, write: (text: string) => (stderr += text) },
  })
  return { code, stdout, stderr }
}

describe('the program for owners', () => {
  it.each([[[]], [['--help']], [['help']]])('lists its commands for %j', async (args) => {
    const { code, stdout } = await call(args)
    expect(code).toBe(0)
    expect(stdout).toContain('  check  Looks at a shop.')
  })

  it('explains a command', async () => {
    const { code, stdout } = await call(['check', '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('npm run shop -- check DIR [--deep]')
  })

  it('says that the disk is full, also if a tool of the build says so', async () => {
    const { code, stderr } = await call(['check', 'full-disk'])
    expect(code).toBe(1)
    expect(stderr).toBe('The disk is full. All files are as they were before.\n')
  })

  it('gives a command its arguments, and passes on its exit code', async () => {
    const { code, stdout } = await call(['check', 'my-shop', '--deep'])
    expect(code).toBe(1)
    expect(stdout).toMatch(/^Looked at my-shop, deeply\./)
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

  it('writes one JSON document with --json, and nothing else', async () => {
    const { stdout } = await call(['check', 'my-shop', '--json'])
    expect(JSON.parse(stdout)).toEqual({ looked: 'my-shop' })
  })

  it('shows progress only if somebody watches, and removes it', async () => {
    expect((await call(['check', 'my-shop'])).stderr).toBe('')
    const { stderr } = await call(['check', 'my-shop'], true)
    expect(stderr.endsWith('1 of 2 products\r\u001b[K')).toBe(true)
  })

  it.each([
    [['chek'], 'There is no command "chek". Did you mean check?'],
    [['launch'], 'There is no command "launch".\n'],
    [['check', '--deap'], 'There is no option --deap. Did you mean --deep?'],
    [['check', '--deep=yes'], "Option '--deep' does not take an argument"],
    [['check'], 'Name the folder of your shop.\n\nUsage: npm run shop -- check DIR [--deep]'],
  ])('ends %j with exit code 2', async (args, message) => {
    const { code, stderr, stdout } = await call(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
  })

  it.each([
    ['fixable', 'my-shop is empty.\n'],
    ['no-file', 'my-shop: there is no such file or folder.\n'],
  ])('says what an owner can fix: %s', async (what, message) => {
    expect(await call(['check', what])).toEqual({ code: 1, stdout: '', stderr: message })
  })

  it('asks to report what should not happen, without the inner parts of the program', async () => {
    const { code, stderr } = await call(['check', 'unexpected'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^This should not happen: x is not a function\nPlease report it/)
    expect(stderr).not.toContain('    at ')
  })

  it('gives a failure as JSON too', async () => {
    const { stdout } = await call(['check', 'fixable', '--json'])
    expect(JSON.parse(stdout)).toEqual({ error: 'my-shop is empty.' })
  })
})

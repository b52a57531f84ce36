import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { CALL } from '#tools/site/project-folder.ts'
import { nearest } from '#tools/site/nearest.ts'
import { ShopError, UsageError } from './problem.ts'
import { terminalOf, type Output } from './terminal.ts'

/** Runs the command that the arguments name, and returns the exit code: 0, 1 for a failure, 2 for wrong usage. */
export async function run(
  args: readonly string[],
  commands: readonly Command[],
  { stdout, stderr }: { readonly stdout: Output; readonly stderr: Output },
): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === 'help') {
    stdout.write(help(commands))
    return 0
  }
  const isJson = rest.includes('--json')
  const fail = (message: string, code: number) => {
    stderr.write(`${message}\n`)
    if (isJson) stdout.write(`${JSON.stringify({ error: message })}\n`)
    return code
  }
  const command = commands.find((one) => one.name === name)
  if (!command) return fail(unknownCommand(name, commands), 2)
  try {
    const { values, positionals } = parsed(command, rest)
    if (values.help === true) {
      stdout.write(helpOf(command))
      return 0
    }
    return await command.run({ values, positionals }, terminalOf(stdout, isJson))
  } catch (error) {
    if (error instanceof UsageError) {
      return fail(`${error.message}\n\nUsage: ${CALL} ${command.usage}`, 2)
    }
    return fail(reasonOf(error), 1)
  }
}

function parsed({ options }: Command, args: string[]) {
  const all = { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options: all, allowPositionals: true })
  } catch (error) {
    const [, wrong] = /^Unknown option '([^']*)'/.exec(messageOf(error)) ?? []
    if (wrong === undefined) throw new UsageError(messageOf(error))
    const known = Object.keys(all).map((option) => `--${option}`)
    throw new UsageError(`There is no option ${wrong}.${didYouMean(wrong, known)}`)
  }
}

function help(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Makes and maintains a shop of your own: a folder with shop.json, api/ and img/.',
    '',
    `Usage: ${CALL} COMMAND`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${CALL} COMMAND --help explains a command; --json prints its result for other programs.`,
    'Exit codes: 0 all is well, 1 errors were found or the work failed, 2 the arguments are wrong.',
    '',
  ].join('\n')
}

function helpOf({ summary, safety, usage, options }: Command): string {
  const names = Object.keys({ ...options, json: {} }).map((name) => `--${name}`)
  const about = safety === undefined ? summary : `${summary}\n${safety}`
  return `${about}\n\nUsage: ${CALL} ${usage}\nOptions: ${names.join(', ')}\n`
}

function unknownCommand(name: string, commands: readonly Command[]): string {
  const names = commands.map((command) => command.name)
  return `There is no command "${name}".${didYouMean(name, names)}\nCommands: ${names.join(', ')}`
}

function didYouMean(name: string, known: readonly string[]): string {
  const other = nearest(name, known)
  return other === undefined ? '' : ` Did you mean ${other}?`
}

/** What an owner can do about common faults of files and disks. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not read or write it',
  EPERM: 'you may not read or write it',
  ENOTDIR: 'it is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EROFS: 'the disk cannot be written',
}

/** Why something failed, for an owner. */
export function reasonOf(error: unknown): string {
  // By name, because Vite throws errors of its own classes for its configuration.
  const isKnown =
    error instanceof Error && [ShopError.name, ShopFileError.name].includes(error.name)
  if (isKnown) return error.message
  // Tools that the build uses pass on only the message.
  if (/\b(?:ENOSPC|EDQUOT|os error 28)\b/.test(messageOf(error))) {
    return 'The disk is full. All files are as they were before.'
  }
  const { code, path } = systemErrorOf(error)
  const reason = SYSTEM_ERRORS[code]
  if (reason !== undefined) return `${path}: ${reason}.`
  return [
    `This should not happen: ${messageOf(error)}`,
    'Please report it, with the command that you ran: https://github.com/gadgetry-shop/gadgetry/issues',
  ].join('\n')
}

function systemErrorOf(error: unknown): { code: string; path: string } {
  if (!(error instanceof Error)) return { code: '', path: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'A file'
  return { code, path }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

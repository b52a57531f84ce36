import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { problem } from './check/problems.ts'
import type { Problem } from './problem.ts'
import { fileEntries, type FileEntry } from './file-entries.ts'

/** The content of a file without the byte order mark that some editors write first. */
export function readBytes(folder: string, file: string): Buffer {
  const bytes = readFileSync(join(folder, file))
  return bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? bytes.subarray(3) : bytes
}

/** Calls `visit` with each entry of a list. Returns what makes the file unreadable; entries before that are visited. */
export function visitEntries(
  file: string,
  bytes: Buffer,
  visit: (entry: FileEntry) => void,
): Problem[] {
  if (!isUtf8(bytes)) return [problem('file-encoding', { file })]
  try {
    for (const entry of fileEntries(bytes)) visit(entry)
    return []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [jsonProblem(file, bytes)]
  }
}

/** The value in a JSON file, or what makes it unreadable. */
export function jsonValue(
  file: string,
  bytes: Uint8Array,
): { readonly value: unknown } | { readonly problem: Problem } {
  if (!isUtf8(bytes)) return { problem: problem('file-encoding', { file }) }
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return { value }
  } catch {
    return { problem: jsonProblem(file, bytes) }
  }
}

function jsonProblem(file: string, bytes: Uint8Array): Problem {
  const text = new TextDecoder().decode(bytes)
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [found] = errors
  if (!found) return problem('file-not-list', { file, line: 1 })
  const before = text.slice(0, found.offset)
  const [fault, fix] = inWords(found, before, text.slice(found.offset))
  const place = { file, line: before.split('\n').length }
  const column = found.offset - before.lastIndexOf('\n')
  return problem('file-not-json', place, { fault, column, fix })
}

/** What the parser has found, for people who have never heard of JSON. */
function inWords(
  { error }: ParseError,
  before: string,
  rest: string,
): readonly [message: string, fix: string] {
  const wrong = `has "${rest.slice(0, 12).split('\n')[0] ?? ''}" where`
  if (rest === '') return ['ends too early', 'add the closing ] or }']
  if (rest.startsWith('/')) return ['has a comment', 'remove it']
  if (/^['‘’“”`]/.test(rest)) return ['has other quotes', 'write straight ones: "']
  if (/,\s*$/.test(before) && /^[\]},]/.test(rest)) {
    return ['has a comma too many', 'remove the comma before it']
  }
  if (/^\w+\s*:/.test(rest)) return [`${wrong} a field name belongs`, 'write it in quotes']
  switch (printParseErrorCode(error)) {
    case 'EndOfFileExpected':
      return ['goes on after its end', 'remove what follows']
    case 'CommaExpected':
      return /^[\]}:]/.test(rest)
        ? [`${wrong} a comma belongs`, 'correct it']
        : ['lacks a comma', 'write one before it']
    case 'ColonExpected':
      return [`${wrong} a colon belongs`, 'write : between the field name and its value']
    case 'PropertyNameExpected':
      return [`${wrong} a field name belongs`, 'write it in quotes']
    case 'ValueExpected':
    case 'InvalidSymbol':
    case 'UnexpectedEndOfNumber':
      return [`${wrong} a value belongs`, 'write text in quotes, or a number such as 9.9']
    default:
      return [
        'has text that is not closed on its line, or has a wrong \\',
        'close it with ", and write \\" and \\\\ inside it',
      ]
  }
}

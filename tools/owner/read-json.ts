import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getLocation, parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser'
import { problem } from './check/problems.ts'
import type { Problem } from './problem.ts'

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
  const text = new TextDecoder().decode(bytes)
  try {
    const value: unknown = JSON.parse(text)
    const twice = fieldTwice(file, text)
    return twice ? { problem: twice } : { value }
  } catch {
    return { problem: jsonProblem(file, bytes) }
  }
}

/** JSON takes the last of two fields with one name, and what the first one says would be lost. */
function fieldTwice(file: string, text: string): Problem | undefined {
  const seen = new Set<string>()
  let found: Problem | undefined
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, column, path) => {
      const place = { file, line: line + 1, field: [...path(), name].join('.') }
      const words = { fault: `has "${name}" twice`, column: column + 1, fix: 'put both into one' }
      if (seen.has(place.field)) found ??= problem('file-not-json', place, words)
      seen.add(place.field)
    },
  })
  return found
}

function jsonProblem(file: string, bytes: Uint8Array): Problem {
  const text = new TextDecoder().decode(bytes)
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [found] = errors
  if (!found) return problem('file-not-list', { file, line: 1 })
  const before = text.slice(0, found.offset)
  const [fault, fix] = inWords(found, before, text.slice(found.offset))
  const field =
    found.offset < text.trimEnd().length ? getLocation(text, found.offset).path.join('.') : ''
  const place = { file, line: before.split('\n').length, ...(field !== '' && { field }) }
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
  if (/\d,\s*$/.test(before) && /^\d/.test(rest))
    return ['has a number with a comma', 'write it with a point, such as 1500.5']
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
      return [`${wrong} a value belongs`, howToWrite(rest)]
    default:
      return [
        'has text that is not closed on its line, or has a wrong \\',
        'close it with ", and write \\" and \\\\ inside it',
      ]
  }
}

/** A word that stands where a value belongs: text without its quotes, or yes and no in an owner's language. */
function howToWrite(rest: string): string {
  const [word = ''] = /^[^\s,[\]{}"]+/.exec(rest) ?? []
  if (/^(?:yes|no|on|off|ja|nein|true|false)$/i.test(word)) return 'write true or false'
  return word === '' || /^[\d.+-]/.test(word)
    ? 'write text in quotes, or a number such as 9.9'
    : `write it in quotes: "${word}"`
}

interface FileEntry {
  /** The line of its first character, from 1. */
  readonly line: number
  readonly value: unknown
}

const [QUOTE, BACKSLASH, COMMA, NEWLINE, SPACE, LIST, LIST_END, OBJECT, OBJECT_END] =
  Buffer.from('"\\,\n []{}')

/** The entries of a list in JSON one after another, so that a long list is never in memory as a whole. */
function* fileEntries(bytes: Buffer): Generator<FileEntry> {
  let depth = 0
  let line = 1
  let start = { at: -1, line }
  let hasComma = false
  let isOver = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === NEWLINE) line += 1
    if (byte <= (SPACE ?? 0)) continue
    const isEnd = byte === LIST_END || byte === OBJECT_END
    if (isOver || (depth === 0 && byte !== LIST)) throw new SyntaxError('not a list')
    if (depth === 1) {
      if (byte === COMMA || isEnd) {
        if (start.at < 0 && (byte === COMMA || hasComma)) throw new SyntaxError('no entry')
        if (start.at >= 0) {
          const value: unknown = JSON.parse(bytes.toString('utf8', start.at, at))
          yield { line: start.line, value }
        }
        start = { at: -1, line }
        hasComma = byte === COMMA
      } else if (start.at < 0) start = { at, line }
    }
    if (byte === QUOTE) at = endOfText(bytes, at)
    else if (byte === LIST || byte === OBJECT) depth += 1
    else if (isEnd) {
      depth -= 1
      isOver = depth === 0
    }
  }
  if (!isOver) throw new SyntaxError('not closed')
}

/** The index of the quote that closes the string which begins at `start`. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = start + 1; ; end++) {
    end = bytes.indexOf(QUOTE ?? 0, end)
    if (end < 0) throw new SyntaxError('not closed')
    let before = end
    while (bytes[before - 1] === BACKSLASH) before -= 1
    // An even number of backslashes are escaped themselves.
    if ((end - before) % 2 === 0) return end
  }
}

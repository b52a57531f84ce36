import { isUtf8 } from 'node:buffer'
import { getLocation, parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser'
import { withoutComments } from '#tools/site/json-values.ts'
import { problem } from './check/problems.ts'
import type { Problem } from './problem.ts'

type Read = { readonly value: unknown; readonly text: string } | { readonly problem: Problem }

/** The value in a JSON file, or what makes it unreadable. */
export function jsonValue(file: string, bytes: Uint8Array) {
  const read = parsed(file, bytes)
  if ('problem' in read) return read
  const twice = fieldTwice(file, read.text)
  return twice ? { problem: twice } : { value: read.value }
}

/** The entries of a list in JSON with the lines of their first characters, or what makes the list unreadable. */
export function jsonEntries(file: string, bytes: Uint8Array) {
  const read = parsed(file, bytes)
  if ('problem' in read) return { entries: [], problem: read.problem }
  if (!Array.isArray(read.value)) return { entries: [], problem: notList(file) }
  const values: readonly unknown[] = read.value
  const lines = linesOfEntries(read.text)
  return { entries: values.map((value, index) => ({ line: lines[index] ?? 1, value })) }
}

function notList(file: string): Problem {
  return problem('file-not-list', { file, line: 1 })
}

function parsed(file: string, bytes: Uint8Array): Read {
  if (!isUtf8(bytes)) return { problem: problem('file-encoding', { file }) }
  const text = withoutComments(file, textOf(bytes))
  try {
    const value: unknown = JSON.parse(text)
    return { value, text }
  } catch {
    return { problem: jsonProblem(file, text) }
  }
}

/** Without the byte order mark that some editors write first. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function linesOfEntries(text: string): number[] {
  const lines: number[] = []
  const take = (line: number) => {
    lines.push(line + 1)
    // What stands inside an entry is not visited.
    return false
  }
  // The parser only finds the end of an entry if there is a callback.
  const ignore = () => undefined
  visit(text, {
    onArrayBegin: (_offset, _length, line, _column, path) => path().length === 0 || take(line),
    onObjectBegin: (_offset, _length, line) => take(line),
    onLiteralValue: (_value, _offset, _length, line) => take(line),
    ...{ onArrayEnd: ignore, onObjectEnd: ignore },
  })
  return lines
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

function jsonProblem(file: string, text: string): Problem {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [found] = errors
  if (!found) return notList(file)
  const before = text.slice(0, found.offset)
  const [fault, fix] = inWords(found, before, text.slice(found.offset))
  const field =
    found.offset < text.trimEnd().length ? getLocation(text, found.offset).path.join('.') : ''
  const place = { file, line: before.split('\n').length, ...(field !== '' && { field }) }
  const column = found.offset - before.lastIndexOf('\n')
  return problem('file-not-json', place, { fault, column, fix })
}

/** What the parser has found, in words for people who do not know JSON. */
function inWords(
  { error }: ParseError,
  before: string,
  rest: string,
): readonly [message: string, fix: string] {
  if (rest === '') return ['ends too early', 'add the closing ] or }']
  if (rest.startsWith('/')) return ['has a comment', 'remove it']
  if (/^['‘’“”`]/.test(rest)) return ['has other quotes', 'write straight ones: "']
  if (/,\s*$/.test(before) && /^[\]},]/.test(rest)) {
    return ['has a comma too many', 'remove the comma before it']
  }
  if (/\d,\s*$/.test(before) && /^\d/.test(rest))
    return ['has a number with a comma', 'write it with a point, such as 1500.5']
  const code = printParseErrorCode(error)
  if (code === 'EndOfFileExpected') return ['goes on after its end', 'remove what follows']
  if (code === 'CommaExpected') return ['lacks a comma', 'write one before it']
  return /Expected$|^InvalidSymbol|OfNumber$/.test(code)
    ? [
        `has "${rest.slice(0, 12).split('\n')[0] ?? ''}"`,
        'write names and texts in quotes, numbers such as 9.9, and true or false without quotes',
      ]
    : [
        'has text that is not closed on its line, or has a wrong \\',
        'close it with ", and write \\" and \\\\ inside it',
      ]
}

import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { fileEntries, type FileEntry } from './file-entries.ts'
import { jsonFault } from './json-fault.ts'

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
  if (!isUtf8(bytes)) return [encodingProblem(file)]
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
  if (!isUtf8(bytes)) return { problem: encodingProblem(file) }
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return { value }
  } catch {
    return { problem: jsonProblem(file, bytes) }
  }
}

function encodingProblem(file: string): Problem {
  return {
    level: 'error',
    rule: 'file-encoding',
    file,
    message: 'is not saved as UTF-8',
    fix: 'save it again with the encoding UTF-8',
  }
}

function jsonProblem(file: string, bytes: Uint8Array): Problem {
  const fault = jsonFault(new TextDecoder().decode(bytes))
  if (!fault) {
    return {
      level: 'error',
      rule: 'file-not-list',
      file,
      line: 1,
      message: 'is not a list',
      fix: 'put all entries between [ and ]',
    }
  }
  const { line, column, message, fix } = fault
  return {
    level: 'error',
    rule: 'file-not-json',
    file,
    line,
    message: `cannot be read: it ${message} at column ${column}`,
    fix,
  }
}

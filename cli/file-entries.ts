/** An entry of a list in a JSON file. */
export interface FileEntry {
  /** The line of its first character, from 1. */
  readonly line: number
  readonly value: unknown
}

const [QUOTE, BACKSLASH, COMMA, NEWLINE] = Array.from('"\\,\n', (letter) => letter.charCodeAt(0))
const OPENING = new Set(Array.from('[{', (letter) => letter.charCodeAt(0)))
const CLOSING = new Set(Array.from(']}', (letter) => letter.charCodeAt(0)))
const LIST = '['.charCodeAt(0)

/**
 * The entries of a list in JSON one after the other, so that a long one is never in memory as a whole.
 *
 * @throws {SyntaxError} where the file is not JSON, or not a list
 */
export function* fileEntries(bytes: Uint8Array): Generator<FileEntry> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let depth = 0
  let isText = false
  let line = 1
  let start: { readonly at: number; readonly line: number } | undefined
  let hasComma = false
  let isOver = false
  const entry = (end: number): FileEntry[] => {
    if (!start) return []
    const value: unknown = JSON.parse(decoder.decode(bytes.subarray(start.at, end)))
    return [{ line: start.line, value }]
  }
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
      continue
    }
    if (byte === NEWLINE) line += 1
    if (byte <= 32) continue
    if (isOver || (depth === 0 && byte !== LIST)) throw new SyntaxError('not a list')
    if (depth === 1 && (byte === COMMA || CLOSING.has(byte))) {
      if (!start && (byte === COMMA || hasComma)) throw new SyntaxError('an entry is missing')
      yield* entry(at)
      start = undefined
      hasComma = byte === COMMA
    } else if (depth === 1) start ??= { at, line }
    if (byte === QUOTE) isText = true
    else if (OPENING.has(byte)) depth += 1
    else if (CLOSING.has(byte)) {
      depth -= 1
      isOver = depth === 0
    }
  }
  if (!isOver) throw new SyntaxError('not closed')
}

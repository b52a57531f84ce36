/** An entry of a list in a JSON file. */
export interface FileEntry {
  /** The line of its first character, from 1. */
  readonly line: number
  readonly value: unknown
}

const [QUOTE, BACKSLASH, COMMA, NEWLINE, SPACE, LIST, LIST_END, OBJECT, OBJECT_END] =
  Buffer.from('"\\,\n []{}')

/**
 * The entries of a list in JSON one after another, so that a long list is never in memory as a whole.
 *
 * @param bytes in UTF-8
 * @throws {SyntaxError} if the file is not JSON, or not a list
 */
export function* fileEntries(bytes: Buffer): Generator<FileEntry> {
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

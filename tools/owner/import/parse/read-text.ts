import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ShopError, UsageError } from '#tools/owner/problem.ts'

/** The first bytes of files that owners may mistake for text. */
const NOT_TEXT: readonly { readonly begins: string; readonly is: string }[] = [
  { begins: 'PK\x03\x04', is: 'an Excel, LibreOffice or zip file' },
  { begins: '\xd0\xcf\x11\xe0', is: 'an old Excel file' },
  { begins: '%PDF', is: 'a PDF' },
  { begins: '{\\rt', is: 'a Word (RTF) file' },
  { begins: '[{"', is: 'JSON' },
  { begins: '\x1f\x8b', is: 'a gzip file' },
  { begins: '\x89PNG', is: 'a picture' },
  { begins: '\xff\xd8\xff', is: 'a picture' },
]

/** Text may have a few NULs from a broken program; a file with a larger share of them is not text. */
const MOST_NULS = 0.05

/**
 * A file of the owner as text, in pieces, with `\n` at the ends of lines. Its encoding is that of its mark (BOM), else
 * UTF-8 if the whole file is, else windows-1252.
 *
 * @param encoding as the owner named it; found from the file if undefined
 * @param onProgress hears how many bytes are read, and of how many
 * @throws {ShopError} for a file that is not text
 * @throws {UsageError} for an encoding that does not exist
 */
export async function readText(
  file: string,
  encoding: string | undefined,
  onProgress: (done: number, total: number) => void,
) {
  const info = await stat(file)
  if (!info.isFile()) throw new ShopError(`${file} is not a file. Name the file to read.`)
  const found = await encodingOf(file)
  const used = encoding === undefined ? found : decoderFor(encoding).encoding
  return { encoding: used, text: textOf(file, used, (done) => onProgress(done, info.size)) }
}

/** The beginning of a string that comes in pieces, at least `length` characters or all of it, and the whole text. */
export async function beginning(
  text: AsyncIterable<string>,
  length: number,
): Promise<{ start: string; whole: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]()
  const first: string[] = []
  for (let read = 0; read < length;) {
    const next = await pieces.next()
    if (next.done === true) break
    first.push(next.value)
    read += next.value.length
  }
  const start = first.join('')
  async function* whole() {
    yield start
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      yield next.value
    }
  }
  return { start, whole: whole() }
}

/** A string that comes in pieces. */
export async function joined(text: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = []
  for await (const piece of text) pieces.push(piece)
  return pieces.join('')
}

async function encodingOf(file: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isFirst = true
  for await (const bytes of bytesOf(file)) {
    if (isFirst) {
      const marked = markedEncoding(bytes)
      if (marked !== undefined) return marked
      refuseBinary(file, bytes)
    }
    isFirst = false
    isUtf8 &&= decodes(utf8, bytes)
  }
  return isUtf8 && decodes(utf8) ? 'utf-8' : 'windows-1252'
}

function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function refuseBinary(file: string, bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 4)
  const known = NOT_TEXT.find(({ begins }) => start.startsWith(begins))
  const nuls = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (!known && nuls <= bytes.length * MOST_NULS) return
  throw new ShopError(
    `${file} is ${known?.is ?? 'not a text file'}, which cannot be read. ` +
      'Open it in the program that made it, and save it as "CSV UTF-8".',
  )
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

async function* textOf(
  file: string,
  encoding: string,
  onProgress: (done: number) => void,
): AsyncGenerator<string> {
  const decoder = decoderFor(encoding)
  let done = 0
  // The first half of a line end, when a piece ends between `\r` and `\n`.
  let rest = ''
  for await (const bytes of bytesOf(file)) {
    const text = rest + decoded(file, decoder, bytes)
    rest = text.endsWith('\r') ? '\r' : ''
    yield withPlainLineEnds(text.slice(0, text.length - rest.length))
    done += bytes.length
    onProgress(done)
  }
  yield withPlainLineEnds(rest + decoded(file, decoder))
}

function decoded(file: string, decoder: TextDecoder, bytes?: Buffer): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new ShopError(
      `${file} is not written in ${decoder.encoding}. Leave --encoding out, or name the right one.`,
    )
  }
}

function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new UsageError(
      `There is no encoding "${encoding}". Usual ones are utf-8, utf-16le, windows-1252.`,
    )
  }
}

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<unknown> = createReadStream(file)
  for await (const bytes of stream) if (Buffer.isBuffer(bytes)) yield bytes
}

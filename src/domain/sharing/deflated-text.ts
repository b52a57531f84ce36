import { SharedListError } from './shared-list-error.ts'

/** The most bytes of an unpacked text. A packed text of an address may hold 25 MB. */
const MOST_INFLATED = 256 * 1024

/** Packs a string with deflate and base64url. Browsers may pack the same string differently. */
export async function deflateText(text: string): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), text)
  return toBase64Url(new Uint8Array(packed))
}

/** @throws {SharedListError} if the text is damaged, or too large */
export async function inflateText(packed: string): Promise<string> {
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(packed))
    if (bytes.byteLength > MOST_INFLATED) throw new RangeError('too large')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new SharedListError('damaged', { cause })
  }
}

function through(
  stream: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Response(content).body?.pipeThrough(stream)).arrayBuffer()
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws if the text is not base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}

import { SharedListError } from './shared-list-error.ts'

/** The most characters of an unpacked text: a packed one may hold a thousand times its length. */
export const MOST_UNPACKED = 256 * 1024

/** Packs a string with deflate and base64url. Browsers may pack the same string differently. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/**
 * The text that `packText` has packed.
 *
 * @throws {SharedListError} if it is damaged, or larger than `MOST_UNPACKED`
 */
export async function unpackText(packed: string): Promise<string> {
  const reader = new Blob([fromBase64Url(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += value
      if (text.length > MOST_UNPACKED) throw new SharedListError('too-large', 'link')
    }
  } catch (cause) {
    // Ends the unpacking; rejects if that has failed already.
    void reader.cancel().catch(() => undefined)
    if (cause instanceof SharedListError) throw cause
    throw new SharedListError('damaged', 'link', { cause })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new SharedListError('damaged', 'link')
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  } catch (cause) {
    throw new SharedListError('damaged', 'link', { cause })
  }
}

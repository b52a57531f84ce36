import { SharedListError } from './shared-list-error.ts'

/** The most bytes of an unpacked text. A small packed text may hold gigabytes. */
export const MOST_INFLATED = 256 * 1024

/** Bytes that are unpacked at once. As deflate packs at most 1,032 bytes into one, a slice gives at most a megabyte. */
const SLICE = 1024

/** Packs a string with deflate and base64url. Browsers may pack the same string differently. */
export async function deflateText(text: string): Promise<string> {
  const packed = inSlices(new TextEncoder().encode(text)).pipeThrough(
    new CompressionStream('deflate-raw'),
  )
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/**
 * The text that `deflateText` has packed.
 *
 * @throws {SharedListError} if it is damaged, or larger than `MOST_INFLATED`
 */
export async function inflateText(packed: string): Promise<string> {
  const bytes = fromBase64Url(packed)
  const reader = inSlices(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.length
      if (size > MOST_INFLATED) throw new SharedListError('too-large', 'link')
      text += decoder.decode(value, { stream: true })
    }
  } catch (cause) {
    // Ends the unpacking; rejects if that has failed already.
    void reader.cancel().catch(() => undefined)
    if (cause instanceof SharedListError) throw cause
    throw new SharedListError('damaged', 'link', { cause })
  }
}

/** Given out on demand, so that no more is unpacked than is read. */
function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0
  return new ReadableStream({
    pull: (controller) => {
      if (start < bytes.length) controller.enqueue(bytes.slice(start, (start += SLICE)))
      else controller.close()
    },
  })
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

/** How long the shop waits for a file of its own, in milliseconds: beyond it, a host is one that does not answer. */
export const FILE_TIME_LIMIT = 30_000

/** A file of the catalogue that could not be had: unreachable, refused, or not what it should be. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError'

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`${path}: ${reason}`, options)
  }
}

/**
 * The content of a static JSON file, not yet validated.
 *
 * @param path relative to the page, as `api/products.json`
 * @param signal ends the request
 * @throws {CatalogueFileError} when the request fails, its status is not OK, its body is not JSON, or not all of it is
 * there within the time limit
 */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  signal?.throwIfAborted()
  const request = new AbortController()
  const abandon = () => request.abort(signal?.reason)
  signal?.addEventListener('abort', abandon)
  const timer = setTimeout(() => {
    request.abort(new CatalogueFileError(path, 'did not come in time'))
  }, FILE_TIME_LIMIT)
  try {
    return await requestJson(path, request.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abandon)
  }
}

async function requestJson(path: string, signal: AbortSignal): Promise<unknown> {
  const failed = (reason: string) => (cause: unknown) => {
    throw cause instanceof CatalogueFileError
      ? cause
      : new CatalogueFileError(path, reason, { cause })
  }
  const response = await fetch(`./${path}`, { signal }).catch(failed('could not be loaded'))
  if (!response.ok) throw new CatalogueFileError(path, `answered ${response.status}`)
  return response.json().catch(failed('is not JSON'))
}

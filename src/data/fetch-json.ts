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
 * @throws {CatalogueFileError} when the request fails, its status is not OK, or its body is not JSON
 */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`./${path}`, signal && { signal }).catch((cause: unknown) => {
    throw new CatalogueFileError(path, 'could not be loaded', { cause })
  })
  if (!response.ok) throw new CatalogueFileError(path, `answered ${response.status}`)
  try {
    return await response.json()
  } catch (cause) {
    throw new CatalogueFileError(path, 'is not JSON', { cause })
  }
}

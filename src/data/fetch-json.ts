import { bootState } from '#src/lib/boot-state.ts'

/** How long the shop waits for one of its own files, in milliseconds. */
export const FILE_TIME_LIMIT = 30_000

export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError'

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`${path}: ${reason}`, options)
  }
}

/** @throws {CatalogueFileError} also when the body is not complete within the time limit */
export async function fetchJson(path: string): Promise<unknown> {
  const limit = AbortSignal.timeout(FILE_TIME_LIMIT)
  const failed = (reason: string) => (cause: unknown) => {
    throw new CatalogueFileError(path, limit.aborted ? 'did not come in time' : reason, { cause })
  }
  const response = await fetch(`./${path}`, { signal: limit }).catch(failed('could not be loaded'))
  if (!response.ok) throw new CatalogueFileError(path, `answered ${response.status}`)
  return response.json().catch(failed('is not JSON'))
}

/** Like `fetchJson`, but returns a file that was requested ahead. Only once: the next call sends a new request. */
export function fetchFile(path: string): Promise<unknown> {
  const { files } = bootState()
  const ahead = files.get(path)
  files.delete(path)
  return ahead ?? fetchJson(path)
}

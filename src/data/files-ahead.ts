import { start } from '#src/start/protocol.ts'
import { fetchJson } from './fetch-json.ts'

/** Requests each file once, before the shop's own code has loaded, which then reads them with `fetchFile`. */
export function fetchAhead(paths: readonly string[]): void {
  const { files } = start()
  for (const path of paths) {
    if (files.has(path)) continue
    const file = fetchJson(path)
    files.set(path, file)
    // The caller of `fetchFile` handles a failure; this prevents an unhandled rejection.
    file.catch(() => undefined)
  }
}

/** As `fetchJson`, but returns a file that was requested ahead. Only once: the next call sends a new request. */
export function fetchFile(path: string, signal?: AbortSignal): Promise<unknown> {
  const { files } = start()
  const ahead = files.get(path)
  files.delete(path)
  return ahead ?? fetchJson(path, signal)
}

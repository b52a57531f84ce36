import { start } from '#src/start/protocol.ts'
import { fetchJson } from './fetch-json.ts'

/** Asks for files before the shop's own code is there, which takes them with `fetchFile`; each once. */
export function fetchAhead(paths: readonly string[]): ReadonlyMap<string, Promise<unknown>> {
  const { files } = start()
  for (const path of paths) {
    if (files.has(path)) continue
    const file = fetchJson(path)
    files.set(path, file)
    // A failure is for whoever takes the file.
    file.catch(() => undefined)
  }
  return files
}

/** `fetchJson`, or its answer if the file was asked for ahead: once, so that the next request is a new one. */
export function fetchFile(path: string, signal?: AbortSignal): Promise<unknown> {
  const { files } = start()
  const ahead = files.get(path)
  files.delete(path)
  return ahead ?? fetchJson(path, signal)
}

import { fetchJson } from './fetch-json.ts'

declare global {
  /** By path, what `index.html` has asked for and nobody has taken yet. */
  var filesAhead: Map<string, Promise<unknown>> | undefined
}

/** Asks for files before the shop's own code is there, which takes them with `fetchFile`. */
export function fetchAhead(paths: readonly string[]): ReadonlyMap<string, Promise<unknown>> {
  const files = new Map(paths.map((path) => [path, fetchJson(path)]))
  // What fails is for the one who takes it.
  for (const file of files.values()) file.catch(() => undefined)
  globalThis.filesAhead = files
  return files
}

/** `fetchJson`, or its answer if the file was asked for ahead: once, so that the next request is a new one. */
export function fetchFile(path: string, signal?: AbortSignal): Promise<unknown> {
  const ahead = globalThis.filesAhead?.get(path)
  globalThis.filesAhead?.delete(path)
  return ahead ?? fetchJson(path, signal)
}

import { handOver } from '#src/first-visit/hand-over.ts'
import { fetchJson } from './fetch-json.ts'

/** Like `fetchJson`, but returns a file that was requested ahead. Only once: the next call sends a new request. */
export function fetchFile(path: string, signal?: AbortSignal): Promise<unknown> {
  const { files } = handOver()
  const ahead = files.get(path)
  files.delete(path)
  return ahead ?? fetchJson(path, signal)
}

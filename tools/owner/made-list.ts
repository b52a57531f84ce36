import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Lists of files that the program has made, one a line, as the program `sha256sum` writes them. A file whose line is in
 * its list may be replaced or removed; one that has changed since is the owner's.
 */
export function madeLines(list: string): string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}

export function madeLine(path: string, content: string | Uint8Array): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${path.replaceAll('\n', '\\n')}`
}

export function madePath(line: string): string {
  return line.slice(line.indexOf('  ') + 2)
}

export function madeList(lines: Iterable<string>): string {
  return [...new Set(lines)].map((line) => `${line}\n`).join('')
}

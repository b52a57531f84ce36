import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Text may come in pieces. */
type Content = string | Uint8Array | Generator<string>

/**
 * Writes files, and makes their folders. All are written under other names first, and get their own when all are
 * complete: a program that is killed, or a full disk, leaves each file as it was. No other function of the program
 * writes files; `tests/architecture.test.ts` checks that.
 */
export function writeFiles(files: Iterable<readonly [path: string, content: Content]>): void {
  const written = new Map<string, string>()
  try {
    for (const [path, content] of files) {
      // A link stays, and the file that it leads to is replaced.
      const file = existsSync(path) ? realpathSync(path) : path
      const part = join(dirname(file), `.${basename(file)}.new`)
      written.set(part, file)
      writePart(part, file, content)
    }
    for (const [part, file] of written) renameSync(part, file)
  } catch (error) {
    for (const part of written.keys()) rmSync(part, { force: true })
    throw error
  }
}

/** Files whose paths begin in a folder, as paths from anywhere. */
export function* inFolder(
  folder: string,
  files: Iterable<readonly [path: string, content: Content]>,
): Generator<readonly [path: string, content: Content]> {
  for (const [path, content] of files) yield [join(folder, path), content]
}

function writePart(part: string, file: string, content: Content): void {
  mkdirSync(dirname(part), { recursive: true })
  const before = statSync(file, { throwIfNoEntry: false })
  const opened = openSync(part, 'w')
  try {
    const isWhole = typeof content === 'string' || content instanceof Uint8Array
    for (const piece of isWhole ? [content] : content) writeFileSync(opened, piece)
    if (before) {
      fchmodSync(opened, before.mode)
      // A file is on the disk before it replaces another, even if the power fails.
      fsyncSync(opened)
    }
  } catch (error) {
    // Errors of opened files do not say which file it is.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error
  } finally {
    closeSync(opened)
  }
}

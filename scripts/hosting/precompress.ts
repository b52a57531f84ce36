import { globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What compresses; photographs do not. */
const TEXT_FILES = '**/*.{css,html,js,json,svg}'

/** Smaller files fit into one packet either way, in bytes. */
const LEAST_SIZE = 512

/** Beyond this size, in bytes, the last per cent of compression takes minutes. */
const SLOW_SIZE = 2 ** 20

const ENCODERS = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length < SLOW_SIZE ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
} as const

/**
 * Lays a `.br` and a `.gz` copy beside every text file of a folder, so that a host need not compress on each request.
 * A copy that is as old as its file is kept; one of a file that has changed since is written anew.
 */
export function precompress(folder: string): void {
  for (const name of globSync(TEXT_FILES, { cwd: folder })) {
    const path = `${folder}/${name}`
    const { size, mtime } = statSync(path)
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const copy = `${path}.${ending}`
      if (size < LEAST_SIZE) {
        rmSync(copy, { force: true })
      } else if (statSync(copy, { throwIfNoEntry: false })?.mtimeMs !== mtime.getTime()) {
        writeFileSync(copy, encode(readFileSync(path)))
        // Its file's time says to which state of the file it belongs.
        utimesSync(copy, mtime, mtime)
      }
    }
  }
}

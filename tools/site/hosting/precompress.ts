import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesIn } from '#tools/site/files-in.ts'
import { writeFiles } from '#tools/site/write-files.ts'

/** Files worth compressing; photographs already are compressed. */
const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/** Preview pages and feeds: people hardly ever wait for one, and compressing ten thousand would take minutes. */
const FOR_MACHINES = /^(?:p|feeds)\//

/** In bytes. Smaller files fit into one packet even without compression. */
const LEAST_SIZE = 512

/** In bytes. For larger files, the last per cent of compression would take minutes. */
const SLOW_SIZE = 2 ** 20

/** In bytes. The catalogue of a shop that is so large is hardly ever read in one file (decision 061). */
const HUGE_SIZE = 2 ** 22

/** The parts and filtered lists of a large shop. There are thousands of these files, and a page loads one. */
const MANY_FILES = /(?:^|\/)assets\/first-\w+\/(?:part-|list-.*\.\w+\.json$)/

/** The whole of a large shop, which loads behind a page: the last per cent would take as long as all others. */
const SLICES = /(?:^|\/)assets\/first-\w+\/all-/

const ENCODERS = {
  br: (content: Buffer, quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer, quality: number) => gzipSync(content, { level: quality < 9 ? 6 : 9 }),
} as const

/** Of brotli. */
function qualityOf(name: string, size: number): number {
  if (MANY_FILES.test(name) || size > HUGE_SIZE) return 5
  if (SLICES.test(name)) return 10
  return size < SLOW_SIZE ? 11 : 9
}

/** The compressed copy that an earlier build has made of the same content, if there is one. */
export type EarlierCopies = (
  path: string,
  content: Buffer,
  ending: string,
) => Uint8Array | undefined

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a folder, so that a host need not compress on each request.
 * Keeps a copy with the same modification time as its file, and replaces any other. Hidden files have none, nor
 * has anything outside of the folder.
 */
export function precompress(folder: string, earlier: EarlierCopies = () => undefined): void {
  const isCompressed = (name: string) => TEXT_FILE.test(name) && !FOR_MACHINES.test(name)
  for (const name of filesIn(folder).files.filter(isCompressed)) {
    const path = `${folder}/${name}`
    const { size, mtime } = statSync(path)
    let content: Buffer | undefined
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const copy = `${path}.${ending}`
      if (size < LEAST_SIZE) {
        rmSync(copy, { force: true })
      } else if (statSync(copy, { throwIfNoEntry: false })?.mtimeMs !== mtime.getTime()) {
        content ??= readFileSync(path)
        const made = earlier(name, content, ending) ?? encode(content, qualityOf(name, size))
        writeFiles([[copy, made]])
        // The copy gets its file's time, which shows later whether the file has changed.
        utimesSync(copy, mtime, mtime)
      }
    }
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '#demo/catalogue/families.ts'
import {
  ASPECT,
  FORMATS,
  pictureFiles,
  picturePath,
  WIDTHS,
} from '#demo/catalogue/picture-files.ts'
import { photographIds } from '#demo/catalogue/pictures.ts'

const PUBLIC = 'public/'

const ids = FAMILIES.flatMap((family) =>
  family.colors.flatMap((color) => photographIds(family, color)),
)

/** The most bytes of a file, by its width. */
const HEAVIEST = { 208: 12_000, 416: 28_000, 640: 48_000, 1280: 100_000 }

/** The most bytes of `public/img`. */
const HEAVIEST_FOLDER = 40_000_000

describe('the photographs', () => {
  it('are exactly the files in their folder, in every width and format', () => {
    expect(filesIn('img/products')).toEqual(ids.flatMap(pictureFiles).toSorted())
  })

  it('are within the byte limit together', () => {
    const bytes = filesIn('img').map((path) => statSync(PUBLIC + path).size)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(HEAVIEST_FOLDER)
  })

  it('have the width in their name, one aspect ratio, and at most the bytes allowed', async () => {
    const wrong: string[] = []
    for (const id of ids) {
      for (const width of WIDTHS) {
        for (const format of FORMATS) {
          const path = picturePath(id, width, format)
          const { width: w, height } = await sizeOf(PUBLIC + path)
          if (w !== width || height !== Math.round(width / ASPECT))
            wrong.push(`${path}: ${w}x${height}`)
          const { size } = statSync(PUBLIC + path)
          if (size > HEAVIEST[width]) wrong.push(`${path}: ${size} bytes`)
        }
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

/** The size of a picture, in pixels. For WebP from its header, as sharp would read all of it (RFC 9649). */
async function sizeOf(file: string): Promise<{ readonly width: number; readonly height: number }> {
  if (!file.endsWith('.webp')) return sharp(file).metadata()
  const head = readFileSync(file)
  return head.toString('latin1', 12, 16) === 'VP8X'
    ? { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    : { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
}

/** Paths of all files in a folder of `public`, relative to `public`. */
function filesIn(folder: string): string[] {
  return readdirSync(PUBLIC + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PUBLIC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

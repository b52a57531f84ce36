import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '#catalogue/families.ts'
import { fingerprint } from '#catalogue/studio/command/fingerprint.ts'
import { filesOf, readManifest } from '#catalogue/studio/command/manifest.ts'
import { ASPECT, FORMATS, picturePath, planPictures, WIDTHS } from '#catalogue/studio/plan.ts'
import { requestFor } from '#catalogue/studio/request-for.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

const planned = planPictures(FAMILIES)

/** Bytes that a single file may weigh, and that the files of a size may weigh on average. */
const HEAVIEST = { 208: 12_000, 416: 28_000, 640: 48_000, 1280: 100_000 }
const MEAN_AVIF = { 208: 6_000, 640: 15_000 }

/** Bytes of the whole of `public/img`. */
const HEAVIEST_FOLDER = 40_000_000

describe('the photographs', () => {
  it('are all there, in every size and format', () => {
    const missing = planned
      .flatMap(({ id }) => filesOf(id))
      .filter((path) => !existsSync(PUBLIC + path))
    expect(missing).toEqual([])
  })

  it('are the only files among them: none is left of a product that is gone', () => {
    const expected = new Set(planned.flatMap(({ id }) => filesOf(id)))
    expect(filesIn('img/products').filter((path) => !expected.has(path))).toEqual([])
  })

  it('were taken with what the studio is now', () => {
    const manifest = readManifest()
    const stale = planned.filter(
      (picture) => manifest[picture.id] !== fingerprint(requestFor(picture)),
    )
    expect(stale.map(({ id }) => id)).toEqual([])
  }, 60_000)

  it('are light enough together', () => {
    const bytes = filesIn('img').map((path) => statSync(PUBLIC + path).size)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(HEAVIEST_FOLDER)
  })

  it('have the size that their name says, transparency and no more than their weight', async () => {
    const wrong: string[] = []
    for (const { id, view } of planned) {
      for (const width of WIDTHS) {
        for (const format of FORMATS) {
          const path = picturePath(id, width, format)
          const { width: w, height, hasAlpha } = await sharp(PUBLIC + path).metadata()
          if (w !== width || height !== Math.round(width / ASPECT))
            wrong.push(`${path}: ${w}x${height}`)
          if (!hasAlpha && !view.bleeds) wrong.push(`${path} is not transparent`)
          const { size } = statSync(PUBLIC + path)
          if (size > HEAVIEST[width]) wrong.push(`${path}: ${size} bytes`)
        }
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it.each([208, 640] as const)('weigh little on average at %i pixels', (width) => {
    const sizes = planned.map(({ id }) => statSync(PUBLIC + picturePath(id, width, 'avif')).size)
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(MEAN_AVIF[width])
  })

  it('are not blank, and not clipped where they do not run out of the picture on purpose', async () => {
    const wrong: string[] = []
    for (const { id, view } of planned) {
      const { covered, edge } = await coverage(PUBLIC + picturePath(id, 208, 'webp'))
      if (covered < 0.03) wrong.push(`${id} shows next to nothing`)
      if (!view.bleeds && edge > 24) wrong.push(`${id} is clipped: ${edge}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

/** Paths of all files in a folder of `public`, relative to `public`. */
function filesIn(folder: string): string[] {
  return readdirSync(PUBLIC + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PUBLIC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** Share of opaque pixels, and the greatest opacity (0 to 255) on the picture's edge. */
async function coverage(path: string) {
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [opaque, edge] = [0, 0]
  for (const [index, alpha] of data.entries()) {
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    if (alpha > 128) opaque++
    if (x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1)
      edge = Math.max(edge, alpha)
  }
  return { covered: opaque / data.length, edge }
}

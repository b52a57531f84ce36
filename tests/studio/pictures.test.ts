import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '#catalogue/families.ts'
import { filesOf } from '#catalogue/studio/command/manifest.ts'
import { ASPECT, FORMATS, picturePath, planPictures, WIDTHS } from '#catalogue/studio/plan.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** Pictures that have been rendered; the plan may be ahead of them while somebody adds products. */
const taken = planPictures(FAMILIES).filter(({ id }) =>
  filesOf(id).every((path) => existsSync(PUBLIC + path)),
)

/** Bytes that a single file may weigh, and that the files of a size may weigh on average. */
const HEAVIEST = { 208: 12_000, 416: 28_000, 640: 48_000, 1280: 100_000 }
const MEAN_AVIF = { 208: 6_000, 640: 15_000 }

describe.runIf(taken.length > 0)('the photographs', () => {
  it('have the size that their name says, transparency and no more than their weight', async () => {
    const wrong: string[] = []
    for (const { id, view } of taken) {
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
    const sizes = taken.map(({ id }) => statSync(PUBLIC + picturePath(id, width, 'avif')).size)
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(MEAN_AVIF[width])
  })

  it('are not blank, and not clipped where they do not run out of the picture on purpose', async () => {
    const wrong: string[] = []
    for (const { id, view } of taken) {
      const { covered, edge } = await coverage(PUBLIC + picturePath(id, 208, 'webp'))
      if (covered < 0.03) wrong.push(`${id} shows next to nothing`)
      if (!view.bleeds && edge > 24) wrong.push(`${id} is clipped: ${edge}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

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

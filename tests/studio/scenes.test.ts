import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { sceneFingerprint } from '#catalogue/studio/command/fingerprint.ts'
import { iconsJob } from '#catalogue/studio/command/icons-job.ts'
import { readManifest } from '#catalogue/studio/command/manifest.ts'
import { FORMATS } from '#catalogue/studio/plan.ts'
import { ICONS, SHARE } from '#catalogue/studio/scenes/icons.ts'
import { sceneFiles, scenePath, shotOf, SHOTS } from '#catalogue/studio/scenes/plan.ts'
import { pictureSources } from '#src/domain/picture-sources.ts'
import { SLIDES, TALL_SIZES, WIDE_SIZES } from '#src/features/home/slides.ts'
import { TILES, TILE_SIZES } from '#src/features/home/tiles.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PUBLIC = `${ROOT}public/`

/** Bytes that a file of a scene may weigh, by width; and all of them and the icons together. */
const heaviest = (width: number) => 8_000 + width * 50
const HEAVIEST_TOGETHER = 1_200_000

describe('the scenes', () => {
  it('are all there, in every size and format, and nothing else is', () => {
    const files = ['banner', 'category'].flatMap((folder) =>
      globSync(`img/${folder}/**/*.*`, { cwd: PUBLIC }),
    )
    expect(files.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(
      SHOTS.flatMap(sceneFiles).toSorted(),
    )
  })

  it('were taken with what the studio is now', () => {
    const manifest = readManifest()
    const stale = SHOTS.filter((shot) => manifest[shot.id] !== sceneFingerprint(shot))
    expect(stale.map(({ id }) => id)).toEqual([])
    expect(manifest[iconsJob.id]).toBe(iconsJob.fingerprint())
  }, 60_000)

  it('have the size that their name says, transparency and no more than their weight', async () => {
    const wrong: string[] = []
    for (const { id, format } of SHOTS) {
      for (const width of format.widths) {
        for (const type of FORMATS) {
          const path = scenePath(id, width, type)
          const { width: w, height, hasAlpha } = await sharp(PUBLIC + path).metadata()
          const wanted = Math.round((width * format.height) / format.width)
          if (w !== width || height !== wanted) wrong.push(`${path}: ${w}x${height}`)
          if (!hasAlpha) wrong.push(`${path} is not transparent`)
          const { size } = statSync(PUBLIC + path)
          if (size > heaviest(width)) wrong.push(`${path}: ${size} bytes`)
        }
      }
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('are light enough together', () => {
    const files = [...SHOTS.flatMap(sceneFiles), ...iconsJob.files]
    const bytes = files.map((path) => statSync(PUBLIC + path).size)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(HEAVIEST_TOGETHER)
  })

  it.each(SHOTS)('$id shows its products, uncut, and leaves room for its title', async (shot) => {
    const { data, info } = await sharp(
      PUBLIC + scenePath(shot.id, shot.format.widths[0] ?? 0, 'webp'),
    )
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const scale = info.width / shot.format.width
    const isEdge = (x: number, y: number) =>
      x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1
    let [opaque, edge, inTitle] = [0, 0, 0]
    for (const [index, alpha] of data.entries()) {
      const [x, y] = [index % info.width, Math.floor(index / info.width)]
      if (alpha > 128) opaque++
      if (isEdge(x, y)) edge = Math.max(edge, alpha)
      if (x < shot.frame.left * scale - 1 || y < shot.frame.top * scale - 1) inTitle += alpha
    }
    expect(opaque / data.length).toBeGreaterThan(0.15)
    if (!shot.bleeds) expect(edge).toBeLessThanOrEqual(24)
    expect(inTitle).toBe(0)
  })
})

describe('a scene is rendered again', () => {
  const shot = shotOf('scene/banner/titans-wide')
  const before = sceneFingerprint(shot)

  it.each([
    ['its camera', { camera: { pitch: 12 } }],
    ['its products', { props: shot.props.slice(1) }],
    ['its place in the picture', { frame: { ...shot.frame, left: 0 } }],
  ])('when %s changes', (_, change) => {
    expect(sceneFingerprint({ ...shot, ...change })).not.toBe(before)
  })

  it('and not when nothing does', () => {
    expect(sceneFingerprint({ ...shot })).toBe(before)
  })
})

it('are what the home page offers to the browser', () => {
  const files = [
    ...SLIDES.flatMap(({ image, tallImage }) => [
      ...filesBehind(image, WIDE_SIZES),
      ...filesBehind(tallImage, TALL_SIZES),
    ]),
    ...TILES.flatMap(({ image }) => filesBehind(image, TILE_SIZES)),
  ]
  expect([...new Set(files)].toSorted()).toEqual(SHOTS.flatMap(sceneFiles).toSorted())
})

describe('the icons', () => {
  it.each(ICONS)('$path has $size pixels', async ({ path, size }) => {
    const { width, height } = await sharp(PUBLIC + path).metadata()
    expect([width, height]).toEqual([size, size])
  })

  it('have a sharing picture of the size that the page says', async () => {
    const { width, height } = await sharp(PUBLIC + SHARE.path).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it('are named by the page and the manifest with relative addresses, and are there', () => {
    const page = readFileSync(`${ROOT}index.html`, 'utf8')
    const named = [...page.matchAll(/(?:href|content)="(\.\/[\w./-]+)"/g)].map(
      ([, path = '']) => path,
    )
    const { icons, start_url } = manifestSchema.parse(
      JSON.parse(readFileSync(`${PUBLIC}manifest.webmanifest`, 'utf8')),
    )
    const paths = [...named, ...icons.map(({ src }) => src)]
    expect(paths.filter((path) => !existsSync(PUBLIC + path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/'))).toEqual([])
    expect(start_url).toBe('./')
    for (const { path } of ICONS) expect(paths.join(' ')).toContain(path)
  })
})

const manifestSchema = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string() })),
})

function filesBehind(path: string, sizes: typeof WIDE_SIZES): string[] {
  const sources = pictureSources(path, sizes).flatMap(({ srcSet }) => srcSet.split(', '))
  return [path, ...sources.map((source) => source.replace(/ \d+w$/, ''))]
}

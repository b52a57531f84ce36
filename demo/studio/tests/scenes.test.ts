import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../../catalogue/picture-files.ts'
import { sceneFingerprint } from '../command/fingerprint.ts'
import { iconsJob } from '../command/icons-job.ts'
import { readManifest } from '../command/manifest.ts'
import { ICONS, SHARE } from '../scenes/icons.ts'
import { sceneFiles, scenePath, shotOf, SHOTS } from '../scenes/plan.ts'
import { coveredShare, edgeOpacity, readOpacity } from './opacity.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

describe('the committed scenes', () => {
  it('exist in every size and format, and are the only files in their folders', () => {
    const files = ['banner', 'category'].flatMap((folder) =>
      globSync(`img/${folder}/**/*.*`, { cwd: PUBLIC }),
    )
    expect(files.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(
      SHOTS.flatMap(sceneFiles).toSorted(),
    )
  })

  it('were rendered by the studio as it is now', () => {
    const manifest = readManifest()
    const stale = SHOTS.filter((shot) => manifest[shot.id] !== sceneFingerprint(shot))
    expect(stale.map(({ id }) => id)).toEqual([])
    expect(manifest[iconsJob.id]).toBe(iconsJob.fingerprint())
  })

  it('have the size that their name says, and transparency', async () => {
    const wrong: string[] = []
    for (const { id, format } of SHOTS) {
      for (const width of format.widths) {
        for (const type of FORMATS) {
          const path = scenePath(id, width, type)
          const { width: w, height, hasAlpha } = await sharp(PUBLIC + path).metadata()
          const wanted = Math.round((width * format.height) / format.width)
          if (w !== width || height !== wanted) wrong.push(`${path}: ${w}x${height}`)
          if (!hasAlpha) wrong.push(`${path} is not transparent`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(SHOTS)(
    '$id shows its products, cut off by no edge but the lower one, and leaves room for its title',
    async (shot) => {
      const opacity = await readOpacity(
        PUBLIC + scenePath(shot.id, shot.format.widths[0] ?? 0, 'webp'),
      )
      const scale = opacity.width / shot.format.width
      const inTitle = opacity.alpha.filter((_, index) => {
        const [x, y] = [index % opacity.width, Math.floor(index / opacity.width)]
        return x < shot.frame.left * scale - 1 || y < shot.frame.top * scale - 1
      })
      expect(coveredShare(opacity)).toBeGreaterThan(0.15)
      expect(edgeOpacity(opacity, shot.bleeds)).toBeLessThanOrEqual(24)
      expect(inTitle.every((alpha) => alpha === 0)).toBe(true)
    },
  )
})

describe('the fingerprint of a scene', () => {
  const shot = shotOf('scene/banner/titans-wide')
  const before = sceneFingerprint(shot)

  it.each([
    ['its camera', { camera: { pitch: 12 } }],
    ['its products', { props: shot.props.slice(1) }],
    ['its place in the picture', { frame: { ...shot.frame, left: 0 } }],
  ])('changes with %s', (_, change) => {
    expect(sceneFingerprint({ ...shot, ...change })).not.toBe(before)
  })

  it('is the same when nothing changes', () => {
    expect(sceneFingerprint({ ...shot })).toBe(before)
  })
})

describe('the committed icons', () => {
  it.each(ICONS)('$path has $size pixels', async ({ path, size }) => {
    const { width, height } = await sharp(PUBLIC + path).metadata()
    expect([width, height]).toEqual([size, size])
  })

  it('have a sharing picture of the size that the studio lays out', async () => {
    const { width, height } = await sharp(PUBLIC + SHARE.path).metadata()
    expect([width, height]).toEqual([SHARE.width, SHARE.height])
  })
})

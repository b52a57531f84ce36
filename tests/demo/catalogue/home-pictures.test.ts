import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { manifestOf } from '#tools/site/settings/copy-shop.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'

const PUBLIC = 'public/'

const { slides, categories } = shopSettings()
const tiles = Object.values(categories).map(({ tile }) => tile)

const offered = [
  ...slides.flatMap(({ picture, pictureSizes, tallPicture, tallPictureSizes }) => [
    ...filesBehind(picture, pictureSizes),
    ...filesBehind(tallPicture, tallPictureSizes),
  ]),
  ...tiles.flatMap(({ picture, pictureSizes }) => filesBehind(picture, pictureSizes)),
]

/** The most bytes of a file, by its width in pixels. */
const heaviest = (width: number) => 8_000 + width * 50

describe('the pictures of banner and tiles', () => {
  it('are exactly the files that the home page offers to the browser', () => {
    const plain = [
      ...slides.flatMap(({ picture, tallPicture = '' }) => [picture, tallPicture]),
      ...tiles.map(({ picture }) => picture),
    ]
    const paths = new Set([...plain, ...offered.map(({ path }) => path)])
    expect(filesIn('banner', 'category')).toEqual([...paths].toSorted())
  })

  it.each(offered)('$path has the size given by the page, within its byte limit', async (file) => {
    const { width, height } = await sharp(PUBLIC + file.path).metadata()
    expect([width, height]).toEqual([file.width, Math.round(file.width * file.ratio)])
    expect(statSync(PUBLIC + file.path).size).toBeLessThanOrEqual(heaviest(file.width))
  })
})

describe('the icons', () => {
  it.each(filesIn('icons').filter((path) => path.endsWith('.png')))(
    '%s has the size in its name',
    async (path) => {
      const size = Number(/-(\d+)\.png$/.exec(path)?.[1])
      const { width, height } = await sharp(PUBLIC + path).metadata()
      expect([width, height]).toEqual([size, size])
    },
  )

  it('exist, and are named by relative addresses in the page and the web app manifest', () => {
    const page = readFileSync('index.html', 'utf8')
    const named = [...page.matchAll(/(?:href|content)="(\.\/[\w./-]+)"/g)].map(
      ([, path = '']) => path,
    )
    const { icons, start_url } = manifestOf(shopSettings())
    // The build writes the manifest.
    const files = named.filter((path) => path !== './manifest.webmanifest')
    const paths = [...files, ...icons.map(({ src }) => src)]
    expect(paths.filter((path) => !existsSync(PUBLIC + path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/'))).toEqual([])
    expect(start_url).toBe('./')
    for (const path of filesIn('icons')) expect(paths.join(' ')).toContain(path)
  })
})

/** Paths of all files in folders of `public/img`, relative to `public`. */
function filesIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`img/${folder}/**/*.*`, { cwd: PUBLIC }))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

/** The files in a picture's source sets, with the width in pixels and the aspect ratio that the page gives for each. */
function filesBehind(path = '', sizes?: PictureSizes) {
  return pictureSources(path, sizes)
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((source) => {
      const [file = '', width = ''] = source.split(' ')
      return { path: file, width: Number.parseInt(width), ratio: sizes?.ratio ?? 0 }
    })
}

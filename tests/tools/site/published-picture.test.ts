import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { copyShop } from '#tools/site/settings/copy-shop.ts'
import { publishedPicture } from '#tools/site/settings/published-picture.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { plantedShop } from '#tests/support/planted-shop.ts'
import { snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } }

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b98b5e' } })

/** What is published of a picture with this name: its size, and what is stored in it. */
async function published(name: string, image: Sharp | string) {
  const path = join(folder, name)
  if (typeof image === 'string') writeFileSync(path, image)
  else await image.toFile(path)
  const bytes = await publishedPicture(path)
  if (!bytes) return undefined
  const { width, height, exif, xmp, iptc, space, pages } = await sharp(bytes).metadata()
  const isSame = readFileSync(path).equals(bytes)
  return {
    size: `${width}x${height}`,
    stored: [exif, xmp, iptc].filter(Boolean).length,
    space,
    pages,
    isSame,
  }
}

it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.webp', 'a.avif', 'photo of ü.JPG', '-rf.jpg'])(
  '%s is published without the place where it was taken',
  async (name) => {
    expect(await published(name, picture().withExif(PLACE))).toMatchObject({
      stored: 0,
      isSame: false,
      size: '30x20',
    })
    expect(await published(name, picture())).toMatchObject({ stored: 0, isSame: true })
  },
)

it('is turned the right way up, as the camera has stored it', async () => {
  const turned = picture().withMetadata({ orientation: 6 })
  expect(await published('a.jpg', turned)).toMatchObject({ size: '20x30', stored: 0 })
})

it('is no larger than pages show it', async () => {
  expect(await published('a.jpg', picture(8000, 5000))).toMatchObject({ size: '2560x1600' })
})

it('of a printer’s colours is published in those of screens, if something is stored in it', async () => {
  const print = picture().toColourspace('cmyk').withExif(PLACE)
  expect(await published('a.jpg', print)).toMatchObject({ stored: 0, space: 'srgb' })
})

it('keeps moving', async () => {
  const frames = await Promise.all(
    [picture(9, 9), picture(9, 9).negate()].map((each) => each.png().toBuffer()),
  )
  const moving = sharp(frames, { join: { animated: true } })
  expect(await published('a.gif', moving.clone().gif())).toMatchObject({ pages: 2 })
  expect(await published('a.webp', moving.clone().webp().withExif(PLACE))).toMatchObject({
    pages: 2,
    stored: 0,
  })
})

it.each([
  ['a.tiff', picture().withExif(PLACE)],
  ['a.jpg', 'no picture'],
  ['a.heic', 'no picture'],
])('a file that browsers do not show is left out: %s', async (name, image) => {
  expect(await published(name, image)).toBeUndefined()
})

it('nothing of any picture in img/ is published that a camera has stored, and check names each', async () => {
  const shop = plantedShop()
  for (const path of ['img/unused.jpg', 'img/map.jpg', 'pictures/mine.jpg']) {
    await picture()
      .withExif(PLACE)
      .toFile(shop.path(path))
      .catch(() => undefined)
  }
  await picture().toFile(shop.path('img/scan.tiff'))
  shop.save()
  const found = await checkShop(shop.folder)
  expect(found.map(({ rule, file }) => `${rule ?? ''} ${file}`)).toEqual([
    'picture-unused img/map.jpg',
    'picture-private img/map.jpg',
    'picture-left-out img/scan.tiff',
    'picture-unused img/unused.jpg',
    'picture-private img/unused.jpg',
  ])
  await copyShop(shop.folder, readSettings({}), join(folder, 'build'))
  const paths = [...snapshot(join(folder, 'build')).keys()]
  expect(paths).toEqual(expect.arrayContaining(['img/map.jpg', 'img/unused.jpg']))
  expect(paths).not.toContain('img/scan.tiff')
  for (const path of paths.filter((each) => each.endsWith('.jpg'))) {
    expect((await sharp(join(folder, 'build', path)).metadata()).exif).toBeUndefined()
  }
})

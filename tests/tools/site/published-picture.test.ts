import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
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

const GPS = Buffer.from('\0GPSLatitude 51.5 N')

/** A part of a PNG: its length, name, content and checksum. */
function pngPart(name: string, content: Buffer) {
  const part = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(part))
  return Buffer.concat([length, part, sum])
}

/** A part of a JPEG, with its mark. */
function jpegPart(mark: number, content: Buffer) {
  return Buffer.concat([Buffer.from([0xff, mark, 0, content.length + 2]), content])
}

it.each([
  ['a.png', 33, pngPart('tEXt', Buffer.from(`Comment${GPS.toString()}`))],
  ['a.png', 33, pngPart('iTXt', Buffer.from(`Comment\0\0\0\0${GPS.toString()}`))],
  ['a.png', 33, pngPart('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(GPS)]))],
  ['a.png', Infinity, GPS],
  ['a.jpg', 2, jpegPart(0xfe, GPS)],
  ['a.jpg', 2, jpegPart(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/${GPS.toString()}`))],
  ['a.jpg', 2, jpegPart(0xec, GPS)],
  ['a.jpg', 2, jpegPart(0xe2, Buffer.from(`MPF${GPS.toString()}`))],
  ['a.jpg', Infinity, GPS],
])('%s is published without what stands in it, from byte %d on', async (name, at, part) => {
  const format = name.endsWith('png') ? 'png' : 'jpeg'
  const plain = await picture().toFormat(format).toBuffer()
  const path = join(folder, name)
  writeFileSync(path, plain)
  expect(await publishedPicture(path)).toEqual(plain)
  writeFileSync(path, Buffer.concat([plain.subarray(0, at), part, plain.subarray(at)]))
  const bytes = Buffer.from((await publishedPicture(path)) ?? [])
  expect(bytes.includes('GPS')).toBe(false)
  expect(bytes.length).toBeLessThan(plain.length + 10)
  expect((await sharp(bytes).metadata()).width).toBe(30)
})

it.each([
  '<script>alert()</script>',
  '<a href="java&#115;cript:alert()"><rect width="9" height="9"/></a>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert()</x:script>',
  '<set attributeName="href" to="https://other.example/"/><rect onload="alert()"/>',
])('a drawing is published as a picture of itself: %s', async (inside) => {
  const svg = `<?xml-stylesheet href="https://other.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/>${inside}</svg>`
  for (const name of ['a.svg', 'B.SVG', 'c.png']) {
    writeFileSync(join(folder, name), svg)
    const drawn = Buffer.from((await publishedPicture(join(folder, name))) ?? [])
    expect(drawn.toString().replace(/base64,[\w+/=]+/, '')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><image width="20" height="10" href="data:image/png;"/></svg>\n',
    )
    expect((await sharp(drawn).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 })
  }
  writeFileSync(join(folder, 'a.svg'), '<svg')
  expect(await publishedPicture(join(folder, 'a.svg'))).toBeUndefined()
})

it('drawings of the program stay as they are, and check tells of all others once', async () => {
  const shop = plantedShop()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  mkdirSync(shop.path('files'))
  mkdirSync(shop.path('img/drawings'))
  for (const path of ['img/a.svg', 'img/b.svg', 'files/c.svg']) writeFileSync(shop.path(path), svg)
  copyFileSync('public/img/drawings/phone.svg', shop.path('img/drawings/phone.svg'))
  shop.save()
  const found = (await checkShop(shop.folder)).filter(({ rule }) => rule === 'picture-drawing')
  expect(found).toMatchObject([{ file: 'img/a.svg' }])
  expect(found[0]?.message).toContain('as 2 more are')
  await copyShop(shop.folder, readSettings({}), join(folder, 'build'))
  const isAsItWas = (path: string) =>
    readFileSync(join(folder, 'build', path)).equals(readFileSync(shop.path(path)))
  expect(['img/a.svg', 'files/c.svg', 'img/drawings/phone.svg'].map(isAsItWas)).toEqual([
    ...[false, false, true],
  ])
})

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

import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { CASE, CHARGER, plantedShop, type PlantedShop } from '#tests/support/planted-shop.ts'
import { recordingTerminal } from '#tests/support/recording-terminal.ts'

const NO_SIZES = { pictureSizes: undefined }

let shop: PlantedShop

/** A shop without slides whose charger shows one of the owner's pictures; `images` are those of its page. */
function shopWith(image: string, images = [image]) {
  shop = plantedShop()
  shop.setBoth(CHARGER, { image, ...NO_SIZES }, { images, ...NO_SIZES })
  shop.settings.slides = []
  shop.save()
  rmSync(shop.path('img/slides'), { recursive: true })
  for (const size of ['208.avif', '208.webp', '416.avif', '416.webp']) {
    rmSync(shop.path(`img/products/nova-charger-white-${size}`))
  }
  return shop
}

function paint(width: number, height: number, background = 'white') {
  return sharp({ create: { width, height, channels: 4, background } })
}

async function save(picture: Sharp, path: string) {
  const file = shop.path(path)
  mkdirSync(join(file, '..'), { recursive: true })
  await picture.toFile(file)
  // Before the sizes, however quickly they are made.
  utimesSync(file, 1e9, 1e9)
}

async function run(values = {}) {
  const terminal = recordingTerminal()
  const code = await photos.run({ positionals: [shop.folder], values }, terminal)
  return { code, ...terminal }
}

const entries = z.array(z.looseObject({ id: z.string() }))

function entryOf(file: string, id = CHARGER) {
  const list = entries.parse(JSON.parse(readFileSync(shop.path(`api/${file}.json`), 'utf8')))
  return list.find((entry) => entry.id === id)
}

it('makes the sizes and says what would change; with --write it shows them and moves the original out of img/', async () => {
  shopWith('img/Charger 1.jpg')
  await save(paint(1500, 1000).jpeg(), 'img/Charger 1.jpg')
  const before = readFileSync(shop.path('api/products.json'), 'utf8')
  const { lines } = await run()
  expect(readFileSync(shop.path('api/products.json'), 'utf8')).toBe(before)
  expect(existsSync(shop.path('img/Charger 1.jpg'))).toBe(true)
  expect(lines.join('\n')).toContain('products.json: 1 entry would show')
  expect(lines[0]).toContain('Looking at 1 picture.')

  expect((await run({ write: true })).code).toBe(0)
  const image = 'img/products/charger-1-640.webp'
  const pictureSizes = { widths: [208, 416, 640, 1280], formats: ['avif', 'webp'], ratio: 0.6667 }
  expect(entryOf('products')).toMatchObject({ image, pictureSizes })
  expect(entryOf('accessories')).toMatchObject({ images: [image], pictureSizes })
  expect(existsSync(shop.path('pictures/Charger 1.jpg'))).toBe(true)
  expect(existsSync(shop.path('img/Charger 1.jpg'))).toBe(false)
  expect(await checkShop(shop.folder)).toEqual([])
})

it('goes on where it stopped: it makes what is missing or made of another picture', async () => {
  shopWith('pictures/charger.png')
  await save(paint(500, 500).png(), 'pictures/charger.png')
  await run({ write: true })
  const made = shop.path('img/products/charger-208.webp')
  const time = statSync(made).mtimeMs
  rmSync(shop.path('img/products/charger-416.avif'))
  expect((await run({ write: true })).results).toMatchObject([{ pictures: 1, made: 1 }])
  expect(statSync(made).mtimeMs).toBe(time)
  expect((await run({ write: true })).results).toMatchObject([{ made: 0 }])
  // The owner has copied all files, and then replaced the original by a file with an old time.
  utimesSync(shop.path('pictures/charger.png'), Date.now() / 1000 + 60, Date.now() / 1000 + 60)
  expect((await run({ write: true })).results).toMatchObject([{ made: 0 }])
  await save(paint(500, 700).png(), 'pictures/charger.png')
  expect((await run({ write: true })).results).toMatchObject([{ made: 4 }])
  expect(entryOf('products')).toMatchObject({ pictureSizes: { ratio: 1.4 } })
})

it('turns a picture as the camera says, and leaves out what the camera has written', async () => {
  shopWith('pictures/charger.jpg')
  const turned = paint(600, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'me' } })
  await save(turned.withMetadata({ orientation: 6 }), 'pictures/charger.jpg')
  await run({ write: true })
  const { width, height, exif, orientation } = await sharp(
    shop.path('img/products/charger-208.webp'),
  ).metadata()
  expect({ width, height, exif, orientation }).toMatchObject({ width: 208, height: 416 })
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(entryOf('products')).toMatchObject({ pictureSizes: { ratio: 2, widths: [208] } })
})

it.each([
  ['transparent', '#00000000', 0, { color: '#f5f5f5' }],
  ['half transparent', '#a0404080', 160, { color: '#f5f5f5' }],
  ['white', '#ffffff', 255, { backdrop: '#ffffff' }],
  ['beige', '#d8c7b0', 216, { backdrop: '#d8c7b0' }],
  ['black', '#101010', 16, {}],
])(
  'keeps a %s background; a cut-out gets the product’s colour, a light ground is named',
  async (_, background, value, room) => {
    shopWith('pictures/charger.png')
    await save(paint(300, 300, background).png(), 'pictures/charger.png')
    await run({ write: true })
    const sizes = { widths: [208], formats: ['avif', 'webp'], ratio: 1, ...room }
    expect(entryOf('products')?.pictureSizes).toEqual(sizes)
    for (const format of ['avif', 'webp']) {
      const image = sharp(shop.path(`img/products/charger-208.${format}`)).ensureAlpha()
      const [red = 0, , , alpha = 0] = await image.raw().toBuffer()
      expect(Math.abs((alpha === 0 ? 0 : red) - value)).toBeLessThan(8)
    }
  },
)

it.each([
  ['upper and lower edge', 300, 150, 'south'],
  ['left and right edge of a portrait', 200, 300, 'east'],
])('names the colours along the %s of a ground that is not quite plain', async (_, ...shape) => {
  const [width, height, gravity] = shape
  shopWith('img/front.png')
  const half = paint(gravity === 'south' ? 300 : 100, height, '#e0d0bc').png()
  const picture = paint(width, 300, '#d8c7b0').composite([
    { input: await half.toBuffer(), gravity },
  ])
  await save(picture.png(), 'img/front.png')
  await run({ write: true })
  expect(entryOf('products')?.pictureSizes).toMatchObject({
    edges: [Array(5).fill('#d8c7b0').join(), Array(5).fill('#e0d0bc').join()],
  })
})

it('names no ground for a picture whose edge has several colours', async () => {
  shopWith('img/front.png')
  const half = paint(300, 150, '#c0a080').png()
  const picture = paint(300, 300, '#ffffff').composite([
    { input: await half.toBuffer(), gravity: 'south' },
  ])
  await save(picture.png(), 'img/front.png')
  await run({ write: true })
  expect(entryOf('products')?.pictureSizes).not.toHaveProperty('backdrop')
})

it('gives all pictures of an entry the widths that all of them have', async () => {
  shopWith('img/front.png', ['img/front.png', 'img/back.png'])
  await save(paint(900, 900).png(), 'img/front.png')
  await save(paint(420, 420).png(), 'img/back.png')
  await run({ write: true })
  expect(entryOf('accessories')).toMatchObject({
    images: ['img/products/front-416.webp', 'img/products/back-416.webp'],
    pictureSizes: { widths: [208, 416] },
  })
  expect(entryOf('products')).toMatchObject({ pictureSizes: { widths: [208, 416, 640] } })
})

it('leaves pictures on other hosts and sizes without an original as they are', async () => {
  shopWith('https://shop.example/charger.jpg')
  const before = [entryOf('products'), entryOf('products', CASE)]
  expect((await run({ write: true })).results).toMatchObject([{ pictures: 0, made: 0 }])
  expect([entryOf('products'), entryOf('products', CASE)]).toEqual(before)
})

it('names damaged pictures and those whose names are too long, and makes all others', async () => {
  const long = `img/${'é'.repeat(120)}12345678.jpg`
  shopWith('img/damaged.png', ['img/damaged.png', long, 'img/charger.png'])
  await save(paint(300, 300).png(), 'img/charger.png')
  await save(paint(300, 300).jpeg(), long)
  writeFileSync(shop.path('img/damaged.png'), 'not found')
  const { code, found, results } = await run()
  expect(code).toBe(1)
  expect(found.map(({ rule }) => rule).sort()).toEqual(['picture-name-long', 'picture-unreadable'])
  expect(results).toMatchObject([{ pictures: 1, made: 2 }])
})

it.each([
  ['mug.jpg', 'mug.png'],
  ['mug.png', 'mug.jpg'],
  ['Blue mug.png', 'blue-mug.png'],
])('never shows %s, which was there first, for the product of %s', async (first, second) => {
  const isRed = async (image: unknown) => {
    const { dominant } = await sharp(shop.path(String(image))).stats()
    return dominant.r > dominant.b
  }
  shopWith(`img/${first}`)
  await save(paint(300, 300, '#f00').png(), `img/${first}`)
  await run({ write: true })
  await save(paint(300, 300, '#00f').png(), `img/${second}`)
  for (const file of ['products', 'accessories']) {
    const text = readFileSync(shop.path(`api/${file}.json`), 'utf8')
    const list = entries.parse(JSON.parse(text)).map((entry) =>
      entry.id !== CASE
        ? entry
        : {
            ...entry,
            ...NO_SIZES,
            ...('image' in entry ? { image: `img/${second}` } : { images: [`img/${second}`] }),
          },
    )
    writeFileSync(shop.path(`api/${file}.json`), JSON.stringify(list))
  }
  for (const made of [2, 0, 0]) {
    const { results } = await run({ write: true })
    expect(results).toMatchObject([{ made, problems: [] }])
    expect(await isRed(entryOf('products')?.image)).toBe(true)
    expect(await isRed(entryOf('products', CASE)?.image)).toBe(false)
  }
  // Without its original, the first keeps its sizes.
  rmSync(shop.path(`pictures/${first}`))
  await run({ write: true })
  expect(await isRed(entryOf('products')?.image)).toBe(true)
})

it.each([
  '1001.JPG',
  '1001_1.jpg',
  'front of 4006381333931/4006381333931.png',
  'Nova Charger 30 W.png',
  `${CHARGER}.png`,
])('finds %s by article number, barcode, name or id', async (file) => {
  shopWith('', [])
  const names = { sku: '1001', gtin: '4006381333931', name: 'Nova Charger 30 W' }
  shop.setBoth(CHARGER, names, names)
  shop.save()
  await save(paint(300, 300).toFormat(file.endsWith('png') ? 'png' : 'jpeg'), `pictures/${file}`)
  expect((await run({ write: true })).results).toMatchObject([{ pictures: 1, withoutPicture: [] }])
  expect(entryOf('products')?.image).toMatch(/-208\.webp$/)
})

it('takes further pictures with usual endings in their order, and not those of another product', async () => {
  shopWith('', [])
  shop.setBoth(CHARGER, { sku: '1001' }, { sku: '1001' })
  shop.setBoth(CASE, { sku: '1001-3' }, { sku: '1001-3' })
  shop.save()
  const files = ['1001', '1001_10', '1001-3', '1001 (2)']
  for (const file of files) await save(paint(300, 300).png(), `pictures/${file}.png`)
  await run({ write: true })
  const images = ['1001', '1001-2-', '1001-10'].map((name) => `img/products/${name}-208.webp`)
  expect(entryOf('accessories')).toMatchObject({ images })
})

it('counts the products that stay without a picture, and says what it has looked for', async () => {
  shopWith('', [])
  shop.setBoth(CHARGER, { sku: 'C 30' }, { sku: 'C 30' })
  shop.save()
  const { lines, results } = await run()
  expect(results).toMatchObject([{ withoutPicture: [CHARGER] }])
  expect(lines.join('\n')).toMatch(/^Products without a picture: 1; .* c-30\.jpg, c-30_2\.jpg, /m)
})

it('makes the sizes of slides and tiles, and names them in shop.json, whose lines stay as they are', async () => {
  shopWith('', [])
  await save(paint(3000, 1200).jpeg(), 'img/Summer.jpg')
  await save(paint(900, 900).jpeg(), 'img/tile.jpg')
  const settings = (slide: string, tile: string) =>
    `{ "name": "Nova",\n\n  "slides": [{ "picture": "${slide}", "title": "Summer", "text": "", "link": "#/accessories" }],
  "categories": { "accessories": { "tile": { "picture": "${tile}" } } } }\n`
  writeFileSync(shop.path('shop.json'), settings('img/Summer.jpg', 'img/tile.jpg'))
  const text = () => readFileSync(shop.path('shop.json'), 'utf8')
  expect((await run()).lines.join('\n')).toContain('shop.json: 2 entries would show')
  expect(text()).toContain('img/Summer.jpg')
  await run({ write: true })
  const named = settings('img/products/summer-1120.webp', 'img/products/tile-800.webp')
  expect(text()).toBe(named)
  for (const width of [768, 1120, 1680, 2560]) {
    expect(existsSync(shop.path(`img/products/summer-${width}.avif`))).toBe(true)
  }
  expect(existsSync(shop.path('pictures/Summer.jpg'))).toBe(true)
  expect((await run({ write: true })).results).toMatchObject([{ made: 0 }])
  expect(text()).toBe(named)
  const rules = (await checkShop(shop.folder)).map(({ rule }) => rule)
  expect(rules).not.toContain('picture-unused')
  expect(rules).not.toContain('sizes-wanted')
})

it('leaves a picture of a slide where it is if another setting names it too', async () => {
  shopWith('', [])
  await save(paint(800, 800).jpeg(), 'img/tile.jpg')
  const categories = { accessories: { tile: { picture: 'img/tile.jpg' } } }
  writeFileSync(
    shop.path('shop.json'),
    JSON.stringify({ sharePicture: 'img/tile.jpg', categories }),
  )
  await run({ write: true })
  expect(existsSync(shop.path('img/tile.jpg'))).toBe(true)
  expect(readFileSync(shop.path('shop.json'), 'utf8')).toContain('img/products/tile-800.webp')
})

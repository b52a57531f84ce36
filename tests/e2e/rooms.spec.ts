import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import * as z from 'zod'
import { readJsonFile } from '#tools/site/json-values.ts'

/** Half as large as the smallest files of pictures. */
const WIDTH = 104
const HEIGHT = 130
const COLUMNS = 8

/** Less than this, and a product is lost in its room. */
const LEAST = 1.35

/** A clear case shows its room: only its edges can differ. */
const CLEAR = 'clear/'

/** How much light a channel gives, by its value. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The least contrast of text by WCAG 2.2 (1.4.3). */
const LEAST_OF_TEXT = 4.5

const styles = /<style>([^]*?)<\/style>/.exec(readFileSync('dist/index.html', 'utf8'))?.[1]

const detailSchema = z.object({
  images: z.array(z.string()),
  pictureSizes: z.object({ color: z.string() }),
})
const pictures = new Map(
  ['phones', 'tablets', 'accessories']
    .flatMap((category) => z.array(detailSchema).parse(readJsonFile(`public/api/${category}.json`)))
    .flatMap(({ images, pictureSizes: { color } }) => images.map((image) => [image, color])),
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each product stands out from its room, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(`<style>${styles}</style>`)
    const colors = [...new Set(pictures.values())]
    // As large as all rooms: a picture of a full page resizes the window, and Chromium sometimes refuses it.
    const height = Math.ceil(colors.length / COLUMNS) * HEIGHT
    await page.setViewportSize({ width: COLUMNS * WIDTH, height })
    await page.evaluate(
      ([all, width, height]) => {
        const rooms = all.map((product) => {
          const room = Object.assign(document.createElement('div'), { className: 'ground' })
          room.style.cssText = `float: left; width: ${width}px; height: ${height}px`
          room.style.setProperty('--product', product)
          return room
        })
        document.body.replaceChildren(...rooms)
      },
      [colors, WIDTH, HEIGHT] as const,
    )
    const picture = await page.screenshot()
    const rooms = new Map<string, Buffer>()
    for (const [index, color] of colors.entries()) {
      const left = (index % COLUMNS) * WIDTH
      const top = Math.floor(index / COLUMNS) * HEIGHT
      const room = sharp(picture).extract({ left, top, width: WIDTH, height: HEIGHT })
      rooms.set(color, await rawPixels(await room.toBuffer()))
    }
    const lost = []
    for (const [image, color] of pictures) {
      if (image.includes(CLEAR)) continue
      const room = rooms.get(color)
      const product = await rawPixels(`public/${image.replace(/-640\.webp$/, '-208.webp')}`)
      const difference = room ? contrastTo(room, product) : 0
      if (difference < LEAST) lost.push(`${image} ${difference.toFixed(2)}`)
    }
    expect(lost).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text can be read in each product's own room, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(`<style>${styles}</style>`)
    const found = await page.evaluate(
      (colors) => {
        const room = Object.assign(document.createElement('div'), { className: 'room' })
        document.body.replaceChildren(room)
        const context = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        })
        /** What is seen of colours above one another. */
        const pixelOf = (...layers: string[]) => {
          for (const layer of layers) {
            if (!context) continue
            context.fillStyle = layer
            context.fillRect(0, 0, 1, 1)
          }
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
        }
        const computed = (name: string) => {
          room.style.color = `var(--color-${name})`
          return getComputedStyle(room).color
        }
        const texts = ['text', 'text-quiet', 'accent'].map(computed)
        const veil = computed('veil')
        return colors.flatMap((color) => {
          room.style.cssText = `transition: none; ${color && `--product: ${color}`}`
          const { backgroundColor, backgroundImage } = getComputedStyle(room)
          // In the dark, the picture alone stands on the light.
          const light = /okl\w+\([^)]*\)/.exec(
            matchMedia('(prefers-color-scheme: light)').matches ? backgroundImage : '',
          )
          const grounds = [
            [backgroundColor],
            [backgroundColor, veil],
            ...(light ? [[...light]] : []),
          ]
          return grounds.flatMap((ground) =>
            texts.map((text) => ({
              color,
              front: pixelOf(...ground, text),
              back: pixelOf(...ground),
            })),
          )
        })
      },
      ['', ...new Set(pictures.values())],
    )
    const contrasts = found.map(({ color, front, back }) => ({
      color,
      contrast: ratio(luminance(front, 0), luminance(back, 0)),
    }))
    expect(contrasts.length).toBeGreaterThan(pictures.size / 4)
    expect(contrasts.filter(({ contrast }) => !(contrast >= LEAST_OF_TEXT))).toEqual([])
  })
}

async function rawPixels(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).resize(WIDTH, HEIGHT, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
}

/** The contrast of the whole product, or the median along its outline, whichever the eye sees first. */
function contrastTo(room: Buffer, product: Buffer): number {
  const body = { product: 0, room: 0, count: 0 }
  const outline: number[] = []
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    if (!isSolid(product, pixel)) continue
    const [inside, behind] = [luminance(product, pixel), luminance(room, pixel)]
    body.product += inside
    body.room += behind
    body.count += 1
    const isEdge = [1, -1, WIDTH, -WIDTH].some((step) => !isSolid(product, pixel + step))
    if (isEdge) outline.push(ratio(inside, behind))
  }
  outline.sort((a, b) => a - b)
  return Math.max(
    ratio(body.product / body.count, body.room / body.count),
    outline[outline.length >> 1] ?? 0,
  )
}

/** A quarter of the light may come through, as through a clear case. */
function isSolid(pixels: Buffer, pixel: number): boolean {
  return (pixels[pixel * 4 + 3] ?? 0) > 190
}

/** Relative luminance by WCAG 2.2. */
function luminance(pixels: ArrayLike<number>, pixel: number): number {
  const light = (channel: number) => LIGHT[pixels[pixel * 4 + channel] ?? 0] ?? 0
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

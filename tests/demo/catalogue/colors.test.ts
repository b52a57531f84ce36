import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colorValueOf } from '#demo/catalogue/color-values.ts'
import { FAMILIES } from '#demo/catalogue/families.ts'
import { picturePath } from '#demo/catalogue/picture-files.ts'
import { photographIds } from '#demo/catalogue/pictures.ts'

/** How far a channel of a pixel may be from the colour's value, of 255: light falls on a body unevenly. */
const NEAR = 28

/** The least part of a product that looks like its colour: of a watch, the case round its screen. */
const LEAST_SHARE = 0.05

it('the value of each colour is what its photographs show', async () => {
  const wrong: string[] = []
  for (const family of FAMILIES) {
    for (const color of family.colors) {
      const shares = await Promise.all(
        photographIds(family, color).map((id) => shareOf(id, colorValueOf(family, color) ?? '')),
      )
      if (Math.max(...shares) < LEAST_SHARE)
        wrong.push(`${family.id} in ${color}: ${shares.join()}`)
    }
  }
  expect(wrong).toEqual([])
})

/** The part of a product in a photograph that has nearly this colour. */
async function shareOf(id: string, value: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
  const image = sharp(`public/${picturePath(id, 208, 'webp')}`)
    .ensureAlpha()
    .raw()
  const pixels = await image.toBuffer()
  let shown = 0
  let near = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue
    shown++
    if (wanted.every((channel, index) => Math.abs((pixels[at + index] ?? 0) - channel) < NEAR))
      near++
  }
  return near / shown
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { copyShop } from '#tools/site/settings/copy-shop.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('the icons of a shop without a logo have the first letter of its name', async () => {
  const target = temporaryFolder()
  const settings = readSettings({ name: '“éclair”', accent: '#0b6b4f' })
  await copyShop(temporaryFolder(), settings, target)
  expect(readFileSync(join(target, 'img/favicon.svg'), 'utf8')).toContain('>É</text>')
  const app = sharp(join(target, 'img/icons/app-192.png'))
  const corner = app.extract({ left: 96, top: 4, width: 1, height: 1 }).removeAlpha()
  expect([...(await corner.raw().toBuffer())]).toEqual([11, 107, 79])
})

it('a shop’s icons are made of its logo, unless its folder has them', async () => {
  const color = { r: 11, g: 107, b: 80 }
  const own = await sharp({ create: { width: 3, height: 3, channels: 3, background: color } })
    .png()
    .toBuffer()
  const disc = '<circle cx="16" cy="16" r="14" fill="#0b6b4f"/>'
  const folder = temporaryFolder({
    'img/icons/favicon-32.png': own,
    'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${disc}</svg>`,
  })
  const target = temporaryFolder()
  const settings = readSettings({ logo: 'img/logo.svg' })
  await copyShop(folder, settings, target)

  const middle = async (path: string) => {
    const icon = sharp(join(target, path))
    const { width, height } = await icon.metadata()
    expect(height).toBe(width)
    const at = { left: width / 2, top: width / 2, width: 1, height: 1 }
    const [red, green, blue] = await icon.extract(at).raw().toBuffer()
    return { width, color: [red, green, blue] }
  }
  // That of the disc.
  const logo = [11, 107, 79]
  expect(await middle('img/icons/app-192.png')).toEqual({ width: 192, color: logo })
  expect(await middle('img/icons/maskable-512.png')).toEqual({ width: 512, color: logo })
  expect(await middle('img/icons/apple-touch-180.png')).toEqual({ width: 180, color: logo })
  expect(readFileSync(join(target, 'img/favicon.svg'), 'utf8')).toContain('data:image/png')
  expect(readFileSync(join(target, 'img/icons/favicon-32.png')).equals(own)).toBe(true)
})

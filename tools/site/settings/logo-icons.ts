import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureInSvg } from './published-picture.ts'
import type { Settings } from './read-settings.ts'
import { LETTER_ICON } from './shop-pictures.ts'

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

/** Sizes in pixels. Systems put their own shape on the last two, so that the logo keeps away from their edges. */
const ICONS = [
  { path: 'img/icons/favicon-32.png', size: 32, logo: 32, background: CLEAR },
  { path: 'img/icons/favicon-48.png', size: 48, logo: 48, background: CLEAR },
  { path: 'img/icons/app-192.png', size: 192, logo: 192, background: CLEAR },
  { path: 'img/icons/app-512.png', size: 512, logo: 512, background: CLEAR },
  { path: 'img/icons/apple-touch-180.png', size: 180, logo: 140, background: WHITE },
  { path: 'img/icons/maskable-512.png', size: 512, logo: 320, background: WHITE },
]

/** The icons of a shop by their paths in the build: its logo, or without one, the first letter of its name. */
export async function iconsOf({ name, accent, logo }: Settings, folder: string) {
  if (logo !== undefined && logo !== LETTER_ICON && existsSync(join(folder, logo))) {
    return logoIcons(join(folder, logo))
  }
  const svg = letterIcon({ name, accent })
  return (await logoIcons(svg)).set(LETTER_ICON, svg)
}

/** An SVG of the first letter of the shop's name. */
export function letterIcon({ name, accent }: Pick<Settings, 'name' | 'accent'>): Buffer {
  const color = accent?.light ?? '#3450d8'
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? []
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/>` +
      `<text x="16" y="23" fill="#fff" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle">${letter.toUpperCase()}</text></svg>\n`,
  )
}

async function logoIcons(logo: string | Buffer): Promise<Map<string, Uint8Array>> {
  const icons = new Map<string, Uint8Array>()
  for (const { path, size, logo: side, background } of ICONS) {
    const edge = (size - side) / 2
    const icon = sharp(logo, { density: 300 })
      .resize(side, side, { fit: 'contain', background: CLEAR })
      .extend({ top: edge, right: edge, bottom: edge, left: edge, background })
      .flatten(background === WHITE && { background })
    icons.set(path, await icon.png().toBuffer())
  }
  const app = icons.get('img/icons/app-192.png') ?? new Uint8Array()
  return icons.set(LETTER_ICON, pictureInSvg(app, 192, 192))
}

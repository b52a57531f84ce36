import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Icon, ICONS, SHARE } from '../scenes/icons.ts'
import { scenePath, shotOf } from '../scenes/plan.ts'
import { writeWhole } from './files.ts'
import { digest, sceneFingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

/** At this many pixels per inch one unit of an SVG is one pixel; the mark is `MARK_UNITS` wide. */
const DENSITY = 72
const MARK_UNITS = 32

/** The icons and the sharing picture, made from the mark and from the files of a scene. */
export const iconsJob: Job = {
  id: 'scene/icons',
  path: 'scene/icons',
  files: [...ICONS, SHARE].map(({ path }) => path),
  fingerprint: () =>
    digest(JSON.stringify([mark('round'), ICONS, SHARE]) + sceneFingerprint(shareShot())),
  take: () => Promise.resolve(writeIcons),
  preview: sharePicture,
}

async function writeIcons() {
  for (const { path, size, corners } of ICONS) {
    const icon = await drawMark(size, corners)
    await writeWhole(PUBLIC + path, await sharp(icon).png({ palette: true }).toBuffer())
  }
  const share = sharp(await sharePicture()).jpeg({ quality: SHARE.quality, mozjpeg: true })
  await writeWhole(PUBLIC + SHARE.path, await share.toBuffer())
}

async function sharePicture(): Promise<Buffer> {
  const { id, format } = shareShot()
  const { scene, width, mark } = SHARE
  const products = await sharp(PUBLIC + scenePath(id, format.width, 'avif'))
    .resize(scene.width)
    .toBuffer()
  const right = await sharp(products)
    .extract({ left: scene.width - width, top: 0, width, height: scene.height })
    .toBuffer()
  return sharp(Buffer.from(shareGround()))
    .composite([
      { input: right, left: 0, top: SHARE.height - scene.height },
      { input: await drawMark(mark.size, 'round'), left: mark.left, top: mark.top },
    ])
    .flatten()
    .png()
    .toBuffer()
}

function shareGround(): string {
  const [glow, ground] = SHARE.ground
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">
    <radialGradient id="glow" cx="0.66" cy="0.55" r="0.6">
      <stop stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#glow)"/>
  </svg>`
}

function drawMark(size: number, corners: Icon['corners']): Promise<Buffer> {
  const density = (DENSITY * size) / MARK_UNITS
  return sharp(Buffer.from(mark(corners)), { density })
    .resize(size, size)
    .png()
    .toBuffer()
}

function mark(corners: Icon['corners']): string {
  const drawing = readFileSync(`${PUBLIC}img/favicon.svg`, 'utf8')
  return corners === 'round' ? drawing : drawing.replace(/ rx="\d+"/, '')
}

function shareShot() {
  return shotOf(SHARE.scene.id)
}

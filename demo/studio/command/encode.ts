import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import {
  ASPECT,
  type Format,
  FORMATS,
  picturePath,
  type Width,
  WIDTHS,
} from '../../catalogue/picture-files.ts'
import { AVIF_EFFORT, QUALITY, SHADOW, WEBP_EFFORT } from '../settings.ts'
import { writeWhole } from './files.ts'
import type { RawPicture } from './photographer.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

/** Writes a picture in all sizes and formats. */
export async function writeSizes(id: string, raw: RawPicture): Promise<void> {
  const upright = await uprightPng(raw)
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const file = await encode(upright, width, format)
      await writeWhole(`${PUBLIC}${picturePath(id, width, format)}`, file)
    }
  }
}

/** The picture as PNG, with the top row first; compressed little, because it is soon read again. */
export function uprightPng({ pixels, width, height }: RawPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flip()
    .png({ compressionLevel: 2 })
    .toBuffer()
}

async function encode(picture: Buffer, width: Width, format: Format): Promise<Buffer> {
  const sized = await withEdgeColors(
    sharp(picture).resize(width, Math.round(width / ASPECT), { kernel: 'lanczos3' }),
  )
  if (format === 'avif') {
    return sized
      .avif({ quality: QUALITY.avif[width], effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
      .toBuffer()
  }
  return (await withSteppedShadow(sized))
    .webp({ quality: QUALITY.webp[width], alphaQuality: 100, effort: WEBP_EFFORT })
    .toBuffer()
}

/** How much smaller the picture is from which transparent pixels take their colour. */
const COARSER = 8

/**
 * Gives transparent pixels beside a product its colour. They would be black, and lossy compression mixes the colours
 * of neighbours: on light ground, the product would have a dark fringe.
 */
export async function withEdgeColors(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 4 } as const
  const coarse = await sharp(data, { raw })
    .resize(Math.ceil(width / COARSER), Math.ceil(height / COARSER), { fit: 'fill' })
    .blur(1.5)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] === 0) coarse.copy(data, index, index, index + 3)
  }
  return sharp(data, { raw })
}

/**
 * WebP keeps transparency without loss, so that the fine grain of a soft shadow would be most of the file. Here the
 * shadow's alpha is rounded to small steps, and its edge fades sooner. sharp's `alphaQuality` uses coarser steps.
 */
export async function withSteppedShadow(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let index = 3; index < data.length; index += 4) data[index] = steppedAlpha(data[index] ?? 0)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

function steppedAlpha(alpha: number): number {
  if (alpha >= SHADOW.solid) return 255
  if (alpha >= SHADOW.darkest) return alpha
  const faded = alpha < 2 * SHADOW.rim ? Math.max(0, 2 * (alpha - SHADOW.rim)) : alpha
  return Math.round(faded / SHADOW.step) * SHADOW.step
}

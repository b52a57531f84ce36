import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ASPECT, FORMATS, picturePath, WIDTHS, type Format, type Width } from '../plan.ts'
import { AVIF_EFFORT, QUALITY } from '../settings.ts'
import { writeWhole } from './files.ts'
import type { RawPicture } from './photographer.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

/** Writes a picture in all sizes and formats; returns the bytes of each file by path. */
export async function writeSizes(id: string, raw: RawPicture): Promise<Record<string, number>> {
  const upright = await uprightPng(raw)
  const bytes: Record<string, number> = {}
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const path = picturePath(id, width, format)
      const file = await encode(upright, width, format)
      await writeWhole(`${PUBLIC}${path}`, file)
      bytes[path] = file.length
    }
  }
  return bytes
}

/** Lossless and quick to read again. */
export function uprightPng({ pixels, width, height }: RawPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flip()
    .png({ compressionLevel: 2 })
    .toBuffer()
}

function encode(picture: Buffer, width: Width, format: Format): Promise<Buffer> {
  const sized = sharp(picture).resize(width, Math.round(width / ASPECT), { kernel: 'lanczos3' })
  return format === 'avif'
    ? sized.avif({ quality: QUALITY.avif[width], effort: AVIF_EFFORT }).toBuffer()
    : sized.webp({ quality: QUALITY.webp[width], alphaQuality: 100, effort: 4 }).toBuffer()
}

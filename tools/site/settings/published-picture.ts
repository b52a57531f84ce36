import { readFileSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'

/** What pictures and photographs of cameras are called. An SVG is text, and is published as it is. */
export const PICTURE =
  /\.(?:arw|avif|bmp|cr2|dng|gif|hei[cf]|jp2|jpe?g|jxl|nef|png|psd|tiff?|webp)$/i

/** The formats that browsers show, as sharp names them, with the endings of their files. */
export const ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['avif', ['avif']],
  ['gif', ['gif']],
  ['jpeg', ['jpg', 'jpeg']],
  ['png', ['png']],
  ['svg', ['svg']],
  ['webp', ['webp']],
])

/** No page shows a picture larger than this, in pixels. */
const MOST_PIXELS = 2560

export function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

/** What a camera or program has stored in a picture, such as the place where it was taken. */
export function isPrivate({ exif, xmp, iptc }: Metadata): boolean {
  return [exif, xmp, iptc].some((part) => part !== undefined)
}

/** The tag of the place in EXIF, in both orders of bytes. */
const PLACE = ['88250004', '25880400'].map((hex) => Buffer.from(hex, 'hex'))

/** Whether it says where it was taken. */
export function hasPlace({ exif, xmp }: Metadata): boolean {
  return PLACE.some((tag) => exif?.includes(tag) === true) || xmp?.includes('GPSLatitude') === true
}

/**
 * A picture of a shop's folder as it is published: without what the camera has stored, and no larger than pages show
 * it. One that has neither stays as it is. Undefined if browsers show no such file, or it is damaged.
 */
export async function publishedPicture(path: string): Promise<Uint8Array | undefined> {
  const bytes = readFileSync(path)
  try {
    const found = await sharp(bytes).metadata()
    const format = [...ENDINGS.keys()].find((each) => each === formatOf(found))
    if (format === undefined) return undefined
    if (!isPrivate(found) && Math.max(found.width, found.height) <= MOST_PIXELS) return bytes
    return await sharp(bytes, { animated: true })
      .autoOrient()
      .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toFormat(found.format === 'heif' ? 'avif' : found.format, { quality: 85 })
      .toBuffer()
  } catch {
    return undefined
  }
}

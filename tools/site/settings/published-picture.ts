import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'

/** What pictures and photographs of cameras are called. */
export const PICTURE =
  /\.(?:arw|avif|bmp|cr2|dng|gif|hei[cf]|jp2|jpe?g|jxl|nef|png|psd|svgz?|tiff?|webp)$/i

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

/** By format, what stands in a file beside the picture: comments, texts, and what follows its end. */
const STORED: Readonly<Record<string, RegExp>> = {
  jpeg: /\xff[\xe1\xe3-\xed\xef\xfe]|\xff\xe2..(?!ICC_PROFILE)|\xff\xd9[^]/s,
  png: /[itz](?:EXt|TXt)|eXIf|IEND\xae\x42\x60\x82[^]/,
  gif: /\0!\xfe|XMP DataXMP/,
}

/** What a camera or program has stored in a picture, such as the place where it was taken. */
export function isPrivate({ exif, xmp, iptc, format }: Metadata, bytes: Buffer): boolean {
  const isStored = STORED[format]?.test(bytes.toString('latin1')) === true
  return isStored || [exif, xmp, iptc].some((part) => part !== undefined)
}

/** Whether a drawing is one of those that the program delivers. */
export function isDeliveredDrawing(path: string, bytes: Buffer): boolean {
  const [inside = 'img/none'] = /img\/.+$/.exec(path) ?? []
  const own = join(PROJECT_FOLDER, 'public', inside)
  return existsSync(own) && readFileSync(own).equals(bytes)
}

/**
 * A picture of a shop's folder as it is published: without what the camera has stored, and no larger than pages show
 * it. One that has neither stays as it is. A drawing (SVG) may be a program, which runs if it is opened by itself: it
 * becomes one with a picture in it. Undefined if browsers show no such file, or it is damaged.
 */
export async function publishedPicture(path: string): Promise<Uint8Array | undefined> {
  const bytes = readFileSync(path)
  try {
    const found = await sharp(bytes).metadata()
    const format = [...ENDINGS.keys()].find((each) => each === formatOf(found))
    if (format === undefined) return undefined
    if (format === 'svg')
      return isDeliveredDrawing(path, bytes) ? bytes : await painted(bytes, found)
    if (!isPrivate(found, bytes) && Math.max(found.width, found.height) <= MOST_PIXELS) return bytes
    return await sharp(bytes, { animated: true })
      .autoOrient()
      .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toFormat(found.format === 'heif' ? 'avif' : found.format, { quality: 85 })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** In pixels, of the longer side of a drawing: sharp on any screen as a logo or tile. */
const DRAWING = 800

async function painted(svg: Buffer, { width, height, density = 72 }: Metadata): Promise<Buffer> {
  const scale = DRAWING / Math.max(width, height)
  const picture = await sharp(svg, { density: Math.min(100_000, Math.max(1, density * scale)) })
    .resize({ width: DRAWING, height: DRAWING, fit: 'inside' })
    .png()
    .toBuffer()
  return pictureInSvg(picture, width, height)
}

/** A drawing that is only a PNG. */
export function pictureInSvg(png: Uint8Array, width: number, height: number): Buffer {
  const size = `width="${width}" height="${height}"`
  const data = Buffer.from(png).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image ${size} href="data:image/png;base64,${data}"/></svg>\n`,
  )
}

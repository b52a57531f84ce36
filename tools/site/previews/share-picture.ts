import { existsSync } from 'node:fs'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'

export interface SharePicture {
  readonly url: string
  /** In pixels, if the catalogue says so. */
  readonly width?: number
  readonly height?: number
}

/** In pixels: sites show smaller pictures beside the text, not above it. */
const WIDE_ENOUGH = 1200

/** What every site can show, the most widely known one first. */
const FORMATS = ['jpeg', 'png', 'webp'] as const

/** The file of a picture that suits a previewer; undefined if its path leads nowhere. */
export function sharePicture(
  address: string,
  path: string,
  sizes?: PictureSizes,
): SharePicture | undefined {
  const format = FORMATS.find((each) => sizes?.formats.includes(each))
  const width = sizes?.widths.find((each) => each >= WIDE_ENOUGH) ?? sizes?.widths.at(-1)
  const [source] =
    sizes && format && width ? pictureSources(path, { widths: [width], formats: [format] }) : []
  if (!sizes || !width || !source) return pictureAt(path, address)
  return pictureAt(source.srcSet.replace(/ \d+w$/, ''), address, {
    width,
    height: Math.round(width * sizes.ratio),
  })
}

/** Whether previewers can show a picture: none of them draws SVG, and not all read AVIF. */
export function isShareable({ url }: SharePicture): boolean {
  return !/\.(svg|avif)$/i.test(new URL(url).pathname)
}

function pictureAt(
  path: string,
  address: string,
  size?: { readonly width: number; readonly height: number },
): SharePicture | undefined {
  return path !== '' && URL.canParse(path, address)
    ? { url: new URL(path, address).href, ...size }
    : undefined
}

/** For shops whose settings name no other. */
export const USUAL_PICTURE = 'img/icons/share.jpg'

/** The picture of home and lists for previewers, from the settings or the shop's folder. */
export async function shopPicture(
  folder: string,
  {
    address,
    sharePicture: path = USUAL_PICTURE,
  }: { address: string; sharePicture?: string | undefined },
): Promise<SharePicture | undefined> {
  const file = `${folder}/${path}`
  const isInFolder = existsSync(file)
  if (!isInFolder && path === USUAL_PICTURE) return undefined
  const picture = sharePicture(address, path)
  if (!isInFolder || !picture) return picture
  // Only here: loading it takes a moment, which tests and the development server do not need to spend.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(file).metadata()
  return { ...picture, width, height }
}

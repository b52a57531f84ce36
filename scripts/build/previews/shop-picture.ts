import { existsSync } from 'node:fs'
import { sharePicture, type SharePicture } from './share-picture.ts'

/** For shops whose settings name no other. */
const USUAL_PICTURE = 'img/icons/share.jpg'

/** The picture of home and lists for previewers, from the settings or the shop's own folder. */
export async function shopPicture(
  folder: string,
  { address, sharePicture: path = USUAL_PICTURE }: ShopAddress,
): Promise<SharePicture | undefined> {
  const file = `${folder}/${path}`
  const isOwn = existsSync(file)
  if (!isOwn && path === USUAL_PICTURE) return undefined
  const picture = sharePicture(address, path)
  if (!isOwn || !picture) return picture
  // Only here: loading it takes a moment, which tests and the development server do not need to spend.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(file).metadata()
  return { ...picture, width, height }
}

interface ShopAddress {
  readonly address: string
  readonly sharePicture?: string | undefined
}

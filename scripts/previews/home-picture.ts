import type { PreviewShop } from './preview-shop.ts'
import { sharePicture, type SharePicture } from './share-picture.ts'

/** The picture of the home page and of lists, for previewers. Our own has a known size. */
export function homePicture({
  address,
  sharePicture: path,
}: PreviewShop['settings']): SharePicture | undefined {
  if (path !== undefined) return sharePicture(address, path)
  const { href: url } = new URL('img/icons/share.jpg', address)
  return { url, width: 1200, height: 630 }
}

import type { SharePicture } from './share-picture.ts'

/** Whether previewers can show a picture: none of them draws SVG, and not all read AVIF. */
export function isShareable({ url }: SharePicture): boolean {
  return !/\.(svg|avif)$/i.test(new URL(url).pathname)
}

import { pageAddress } from '#src/domain/address/page-address.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'

/** Not every disk and host allows these characters, a dot or space at the ends, or the names of devices in Windows. */
const NO_FOLDER = /^[. ]|[\\/:*?"<>|%#]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** In bytes, as an address has them. Disks allow 255 for a name. */
const MOST_BYTES = 255

/** In an address, written with `encodeURI`. Undefined for a slug that no folder can be named after. */
export function previewFolder(slug: string): string | undefined {
  return NO_FOLDER.test(slug) || encodeURI(slug).length > MOST_BYTES ? undefined : `p/${slug}`
}

/**
 * The address, relative to the shop, of the page that the build has written for link previews of
 * `#/phones/some-phone`. Undefined for filters, a comparison and a cart, which have no such page.
 */
export function previewAddress(href: string): string | undefined {
  const { segments: [category = '', slug, ...more] = [], query } = pageAddress(href)
  if (!isShownCategory(category) || more.length > 0 || query !== '') return undefined
  const folder = slug === undefined ? category : previewFolder(slug)
  return folder && `${encodeURI(folder)}/`
}

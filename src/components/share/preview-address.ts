import { pageAddress } from '#src/domain/address/page-address.ts'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'
import { previewFolder } from '#src/domain/sharing/preview-folder.ts'

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

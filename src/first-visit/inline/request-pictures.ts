import { EAGER_CARDS, TEMPLATE_ATTRIBUTES, handOver } from '#src/first-visit/hand-over.ts'
import { currentPage } from './current-page.ts'
import { pictureOf } from './picture.ts'
import { entriesOf, field } from './read-field.ts'

/**
 * Requests the pictures of a list's first cards while the list is prepared. Only of a list without an order or filter of
 * its own, which starts with the category's first products.
 */
export async function requestPictures(root: HTMLElement): Promise<void> {
  const sizes = root
    .querySelector(`[${TEMPLATE_ATTRIBUTES.cardSizes}]`)
    ?.getAttribute(TEMPLATE_ATTRIBUTES.cardSizes)
  if (!sizes || location.hash.includes('?')) return
  const { section } = currentPage()
  entriesOf(await handOver().files.get('api/products.json'))
    .filter((product) => field(product, 'category') === section)
    .slice(0, EAGER_CARDS)
    .forEach((product) => pictureOf(product, sizes))
}

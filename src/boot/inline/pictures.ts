import { fromColumns } from '#src/domain/columns.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { EAGER_CARDS, bootState, TEMPLATE_ATTRIBUTES } from '#src/lib/boot-state.ts'
import { currentPage } from './current-page.ts'
import { entriesOf, field } from './read-field.ts'

/** Requests the first cards' pictures of a list without an order or filter: its first products are known. */
export async function requestCardPictures(root: HTMLElement): Promise<void> {
  const sizes = sizesIn(root, TEMPLATE_ATTRIBUTES.cardSizes)
  const { section, query } = currentPage()
  if (!sizes || query !== '') return
  const products = await requestedProducts()
  const first = products
    .filter((product) => field(product, 'category') === section)
    .slice(0, EAGER_CARDS)
  // Browsers load a picture as soon as its element exists, before it is on the page.
  for (const product of first) pictureOf(product, sizes)
}

/**
 * Shows a product's picture before its details have loaded. It is the default content of a slot in a shadow tree,
 * because hydration expects no children of the element; the picture that React adds later replaces it.
 */
export async function showProductPicture(main: HTMLElement): Promise<void> {
  const { section, slug } = currentPage()
  const product = (await requestedProducts()).find(
    (entry) => field(entry, 'itemId') === slug && field(entry, 'category') === section,
  )
  const frame = main.querySelector<HTMLElement>(`[${TEMPLATE_ATTRIBUTES.pictureSizes}]`)
  const picture = pictureOf(product, sizesIn(main, TEMPLATE_ATTRIBUTES.pictureSizes) ?? '')
  if (!frame || !picture) return
  const slot = document.createElement('slot')
  slot.append(picture)
  const { style } = main.querySelector<HTMLElement>(`[${TEMPLATE_ATTRIBUTES.room}]`) ?? frame
  const sized = field(product, 'pictureSizes')
  const [color, ratio] = [field(sized, 'color'), field(sized, 'ratio')]
  if (typeof color === 'string') style.setProperty('--product', color)
  else if (typeof ratio === 'number') style.setProperty('--ratio', `${ratio}`)
  frame.attachShadow({ mode: 'open' }).append(slot)
  await new Promise((resolve) => {
    slot.addEventListener('load', resolve, { capture: true })
    slot.addEventListener('error', resolve, { capture: true })
  })
}

/** The first file that was requested has them. */
async function requestedProducts(): Promise<readonly unknown[]> {
  const [file] = bootState().files.values()
  const content = await file
  return FIRST_VIEWS ? fromColumns(field(content, 'products')) : entriesOf(content)
}

function sizesIn(part: HTMLElement, attribute: string): string | null | undefined {
  return part.querySelector(`[${attribute}]`)?.getAttribute(attribute)
}

/** The entry is not validated: an address that leads to no picture shows nothing. */
function pictureOf(product: unknown, sizes: string): HTMLPictureElement | undefined {
  const path = field(product, 'image')
  if (typeof path !== 'string' || path === '') return undefined
  const pictureSizes = field(product, 'pictureSizes')
  const sizesOfFiles = {
    widths: entriesOf(field(pictureSizes, 'widths')).map(Number),
    formats: entriesOf(field(pictureSizes, 'formats')).map(String),
  }
  const sources = pictureSources(path, sizesOfFiles)
  const picture = document.createElement('picture')
  for (const { type, srcSet: srcset } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }))
  }
  const image = document.createElement('img')
  // Style sheets select the picture inside the shadow tree with `::part(photo)`.
  image.setAttribute('part', 'photo')
  picture.append(Object.assign(image, { alt: '', fetchPriority: 'high', sizes, src: path }))
  return picture
}

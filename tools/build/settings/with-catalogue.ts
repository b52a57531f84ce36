import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress } from '#src/domain/address/page-address.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import { DEFAULT_SETTINGS } from '#src/domain/settings/read-settings.ts'
import { amounts } from '#src/domain/settings/home-settings.ts'
import type { Settings, SlideSettings } from '#src/domain/settings/settings.ts'
import { STANDARD_CATEGORIES } from '#src/domain/settings/standard-categories.ts'
import { allCategories } from './all-categories.ts'
import { ShopFileError, type FileFault } from './shop-file-error.ts'

/** The most slides of a shop that names none, and the most categories in its title. */
const [MOST_SLIDES, MOST_GOODS] = [3, 4]

/** What a shop's folder has besides its settings. */
interface ShopFiles {
  readonly folder: string
  /** What `shop.json` says itself. */
  readonly own: Readonly<Record<string, unknown>>
  readonly products: readonly Product[]
}

/**
 * Leaves out what the catalogue has no products for, counts them for the tiles, and shows pictures of products if the
 * settings name none. The specified words and pictures are about phones: only a shop that sells them has those.
 *
 * @throws {ShopFileError}
 */
export function withCatalogue(settings: Settings, shop: ShopFiles): Settings {
  const { own, products } = shop
  const counts = countsOf(products)
  const shown = Object.keys(settings.categories).filter((id) => counts[id] !== undefined)
  if (shown.length === 0) {
    const message = 'has no product that the shop can show'
    const fix = 'see what the command check finds'
    throw new ShopFileError('api/products.json', [{ field: '', message, fix }])
  }
  const leadsNowhere = deadLinkTest(settings, shown)
  const faults = [
    ...(own.slides === undefined ? [] : deadLinks('slides', settings.slides, leadsNowhere)),
    ...deadLinks('footer', settings.footer, leadsNowhere),
  ]
  if (faults.length > 0) throw new ShopFileError('shop.json', faults)

  const hasPhones = shown.includes('phones')
  const isSpecified = hasPhones && !Array.isArray(own.categories)
  const categories = categoriesWithPictures(settings, shown, shop)
  const goods = goodsOf(
    shown.flatMap((id) => categories[id]?.label ?? []),
    settings.language,
  )
  return {
    ...settings,
    ...(own.description === undefined && {
      description: hasPhones
        ? DEFAULT_SETTINGS.description.replace(DEFAULT_SETTINGS.titles.home, goods)
        : `${goods}: browse the catalogue, compare, keep favourites.`,
    }),
    ...(own.slides === undefined && {
      slides: bannerOf(
        settings.slides.filter(({ link }) => !leadsNowhere(link)),
        categories,
        products,
      ),
    }),
    categories,
    amounts:
      settings.counts === 'counted'
        ? counts
        : { ...counts, ...(isSpecified ? settings.amounts : amounts.parse(own.amounts)) },
    titles:
      settings.titles.home === DEFAULT_SETTINGS.titles.home
        ? { ...settings.titles, home: goods }
        : settings.titles,
  }
}

function countsOf(products: readonly Product[]): Record<Category, number> {
  const counts: Record<Category, number> = {}
  for (const { category } of products) counts[category] = (counts[category] ?? 0) + 1
  return counts
}

function categoriesWithPictures(
  settings: Settings,
  shown: readonly Category[],
  { folder, products }: ShopFiles,
): Settings['categories'] {
  const isThere = ({ image }: Product) =>
    image.startsWith('https:') || (image !== '' && existsSync(join(folder, image)))
  return Object.fromEntries(
    Object.entries(settings.categories)
      .filter(([id]) => shown.includes(id))
      .map(([id, category]) => {
        const { title, picture } = category.tile
        const isOfPhones = picture === DEFAULT_SETTINGS.categories[id]?.tile.picture
        const isKept = shown.includes('phones') || !isOfPhones
        if (picture !== undefined && isKept) return [id, category]
        const product = products.find((each) => each.category === id && isThere(each))
        const { image, pictureSizes } = product ?? {}
        return [
          id,
          { ...category, tile: { title, ...(image && { picture: image, pictureSizes }) } },
        ]
      }),
  )
}

/** The specified slides whose lists have products; if there are none, or no phones, the shop's first categories. */
function bannerOf(
  specified: Settings['slides'],
  categories: Settings['categories'],
  products: readonly Product[],
): SlideSettings[] {
  const isFound = (link: string) => {
    const query = new URLSearchParams(link.split('?')[1]).get('q')?.toLowerCase() ?? ''
    return products.some(({ name }) => name.toLowerCase().includes(query))
  }
  const found = categories.phones ? specified.filter(({ link }) => isFound(link)) : []
  if (found.length > 0) return found
  return Object.entries(categories)
    .flatMap(([id, { label, tile }]): SlideSettings[] =>
      tile.picture === undefined
        ? []
        : [
            {
              picture: tile.picture,
              pictureSizes: tile.pictureSizes,
              title: label,
              text: '',
              link: `#/${id}`,
              linkText: 'See all',
              ground: 'product',
            },
          ],
    )
    .slice(0, MOST_SLIDES)
}

/** Whether a link leads to a category that the shop does not show. */
function deadLinkTest(settings: Settings, shown: readonly Category[]): (link: string) => boolean {
  const known = new Set<string>([...allCategories(settings), ...STANDARD_CATEGORIES])
  return (link) => {
    // After the # of another site's address, our paths mean something else.
    const section = link.startsWith('#') ? pageAddress(link).segments?.[0] : undefined
    return section !== undefined && known.has(section) && !shown.includes(section)
  }
}

function deadLinks(
  field: string,
  links: readonly { readonly link: string }[],
  leadsNowhere: (link: string) => boolean,
): FileFault[] {
  return links.flatMap(({ link }, index) =>
    leadsNowhere(link)
      ? [
          {
            field: `${field}.${index}.link`,
            read: `"${link}"`,
            message: 'leads to a category that the shop does not have',
            fix: 'link to another page, or add products of it',
          },
        ]
      : [],
  )
}

/** `Phones, tablets and accessories`; of many categories the first, such as `Bikes, helmets, locks and more`. */
function goodsOf(labels: readonly string[], language: string): string {
  const names = labels.length > MOST_GOODS ? [...labels.slice(0, MOST_GOODS - 1), 'more'] : labels
  return new Intl.ListFormat('en-GB').format(
    language.startsWith('en') ? names.map(asInSentence) : names,
  )
}

/** `Tablets` as `tablets`, except at the beginning; `iPads` and `TVs` stay. */
function asInSentence(label: string, index: number): string {
  return index > 0 && /^[A-Z][a-z]/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}

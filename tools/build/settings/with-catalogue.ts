import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from './read-settings.ts'
import { readLink } from '#src/links.ts'
import { ShopFileError, type FileFault } from './shop-file-error.ts'

/** The most categories in the title of a shop that has set none. */
const MOST_GOODS = 4

/**
 * Leaves out the categories that the catalogue has no products for, counts the products for the tiles, shows pictures
 * of products on tiles that name none, and writes a title and a description if the settings have none.
 *
 * @throws {ShopFileError}
 */
export function withCatalogue(
  settings: Settings,
  products: readonly Product[],
  folder: string,
): Settings {
  const counts = countsOf(products)
  const shown = Object.entries(settings.categories).filter(([id]) => counts[id] !== undefined)
  if (shown.length === 0) {
    const message = 'has no product that the shop can show'
    const fix = 'see what the command check finds'
    throw new ShopFileError('api/products.json', [{ field: '', message, fix }])
  }
  const ids = shown.map(([id]) => id)
  const faults = [
    ...deadLinks('slides', settings.slides, ids),
    ...deadLinks('footer', settings.footer, ids),
  ]
  if (faults.length > 0) throw new ShopFileError('shop.json', faults)
  const goods = goodsOf(
    shown.map(([, { label }]) => label),
    settings.language,
  )
  return {
    ...settings,
    description:
      settings.description || `${goods}: browse the catalogue, compare, keep favourites.`,
    categories: Object.fromEntries(
      shown.map(([id, category]) => {
        const { tile } = category
        if (tile.picture !== undefined) return [id, category]
        const isThere = (product: Product) => product.category === id && hasPicture(product, folder)
        const { image: picture, pictureSizes } = products.find(isThere) ?? {}
        return [id, { ...category, tile: { ...tile, ...(picture && { picture, pictureSizes }) } }]
      }),
    ),
    amounts: settings.counts === 'counted' ? counts : { ...counts, ...settings.amounts },
    titles: { ...settings.titles, home: settings.titles.home || goods },
  }
}

function countsOf(products: readonly Product[]): Record<Category, number> {
  const counts: Record<Category, number> = {}
  for (const { category } of products) counts[category] = (counts[category] ?? 0) + 1
  return counts
}

function hasPicture({ image }: Product, folder: string): boolean {
  return image.startsWith('https:') || (image !== '' && existsSync(join(folder, image)))
}

function deadLinks(
  field: string,
  links: readonly { readonly link: string }[],
  categories: readonly Category[],
): FileFault[] {
  return links.flatMap(({ link }, index) =>
    link.startsWith('#') && readLink(link, categories).page === 'not-found'
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

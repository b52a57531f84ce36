import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { readLink } from '#src/links.ts'
import { readPages } from '#tools/build/pages/read-pages.ts'
import { allCategories } from '#tools/build/settings/all-categories.ts'
import { shownValue } from '#tools/build/json-values.ts'
import { error, warning, type Rule } from './rule.ts'

/** A link of the settings, or of an own page. */
interface OwnerLink {
  readonly link: string
  /** Of the settings. */
  readonly field?: string
  /** The ids of the shop's categories. */
  readonly categories: readonly Category[]
  /** What the shop shows. */
  readonly products: readonly Product[]
  /** The names of the owner's own pages. */
  readonly pages: ReadonlySet<string>
  /** Whether the shop takes orders. */
  readonly hasOrder: boolean
}

/** Rules for where links of settings and own pages lead. Links to other sites are not followed. */
export const LINK_RULES: readonly Rule<OwnerLink>[] = [
  warning(
    'link-empty',
    ({ link, field }) =>
      link.trim() === '' && {
        field,
        message: 'leads nowhere',
        fix: 'write an address, or remove the link',
      },
  ),
  error('link-nowhere', (target) => {
    const { link, field, categories } = target
    const message = link.startsWith('#') ? faultOf(target) : undefined
    const example = `#/${categories[0] ?? 'search'}?sale=1`
    const fix = `write the part of an address of your shop from # on, such as ${example}`
    return message !== undefined && { field, read: shownValue(link), message, fix }
  }),
]

/** What links in a shop's folder can lead to. */
export function knownTargets(
  folder: string,
  settings: Settings,
  products: readonly Product[],
): Omit<OwnerLink, 'link' | 'field'> {
  return {
    categories: [
      ...new Set([...allCategories(settings), ...products.map(({ category }) => category)]),
    ],
    products: products.filter(({ category }) => !settings.hiddenCategories.includes(category)),
    pages: new Set(readPages(folder).map(({ name }) => name)),
    hasOrder: settings.order !== undefined,
  }
}

function faultOf({ link, categories, products, pages, hasOrder }: OwnerLink): string | undefined {
  const target = readLink(link, categories)
  switch (target.page) {
    case 'not-found':
      return 'is not a page of the shop'
    case 'list':
      return products.some(({ category }) => category === target.category)
        ? undefined
        : `leads to ${target.category}, and the shop has no products there`
    case 'product':
      return products.some(
        ({ category, itemId }) => category === target.category && itemId === target.id,
      )
        ? undefined
        : 'leads to a product that the shop does not have'
    case 'info':
      return pages.has(target.name) ? undefined : 'leads to a page that is not in pages/'
    case 'order':
      return hasOrder ? undefined : 'leads to the order, and the settings have none'
    default:
      return undefined
  }
}

import type { Product } from '#src/domain/product/product.ts'
import { readLink } from '#src/links.ts'
import { readText } from './read-text.ts'
import type { Rule } from './rule.ts'

/** A link of the settings. */
export interface SettingsLink {
  readonly link: string
  readonly field: string
  /** What the shop shows. */
  readonly products: readonly Product[]
}

/** Rules for where links of banner and footer lead. Links to other sites are not followed. */
export const LINK_RULES: readonly Rule<SettingsLink>[] = [
  {
    name: 'link-empty',
    level: 'warning',
    find: ({ link, field }) =>
      link.trim() === ''
        ? [{ field, message: 'leads nowhere', fix: 'write an address, or remove the link' }]
        : [],
  },
  {
    name: 'link-nowhere',
    level: 'error',
    find: ({ link, field, products }) => {
      const reason = link.startsWith('#') ? faultOf(link, products) : undefined
      if (reason === undefined) return []
      const fix = 'write the part of an address of your shop from # on, such as #/phones?sale=1'
      return [{ field, read: readText(link), message: reason, fix }]
    },
  },
]

function faultOf(link: string, products: readonly Product[]): string | undefined {
  const target = readLink(link)
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
    default:
      return undefined
  }
}

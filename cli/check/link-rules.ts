import { readLink } from '#src/links.ts'
import type { Catalogue } from './catalogue.ts'
import { readText } from './read-text.ts'
import type { Rule } from './rule.ts'

/** A link of the settings. */
export interface SettingsLink {
  readonly link: string
  readonly field: string
  readonly catalogue: Catalogue
}

/** Where links of banner and footer lead; those to other sites are not followed. */
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
    find: ({ link, field, catalogue }) => {
      const reason = link.startsWith('#') ? faultOf(link, catalogue) : undefined
      if (reason === undefined) return []
      const fix = 'write the part of an address of your shop from # on, as #/phones?sale=1'
      return [{ field, read: readText(link), message: reason, fix }]
    },
  },
]

function faultOf(link: string, { products, details }: Catalogue): string | undefined {
  const target = readLink(link)
  switch (target.page) {
    case 'not-found':
      return 'is not a page of the shop'
    case 'list':
      return details[target.category].length === 0
        ? `leads to ${target.category}, of which the shop has none`
        : undefined
    case 'product':
      return products.some(
        ({ value }) => value.category === target.category && value.itemId === target.id,
      )
        ? undefined
        : 'leads to a product that the shop does not have'
    default:
      return undefined
  }
}

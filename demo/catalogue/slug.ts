import type { Family } from './family.ts'

/** The form of an id, which is a path segment, a file name and part of a picture's path. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return SLUG.test(text)
}

/** `Desert Titanium` becomes `desert-titanium`; empty when the text has no letter or digit. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The id of one variant. An empty part, such as the capacity of earbuds, is left out. */
export function variantSlug(family: Pick<Family, 'id'>, capacity: string, color: string): string {
  return [family.id, toSlug(capacity), toSlug(color)].filter((part) => part !== '').join('-')
}

/** The name in the message for a product that is not found (specification, section 2): dashes become spaces. */
export function nameFromSlug(slug: string): string {
  return slug.replaceAll('-', ' ')
}

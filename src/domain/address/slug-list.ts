/**
 * The values of a parameter that holds several: `256gb_512gb`. In a value, `_`, `*` and `~` are escaped with a `~`
 * before them. In their order, without duplicates and empty values.
 */
export function parseSlugs(text: string): string[] {
  const values = (text.match(/(?:[^_~]|~[^])+/g) ?? []).map(unescapeSlug)
  return [...new Set(values)].filter((value) => value !== '')
}

/** The text that `parseSlugs` reads. */
export function slugsText(values: readonly string[]): string {
  return values.map(escapeSlug).join('_')
}

/** Escapes what separates values and quantities in an address. */
export function escapeSlug(value: string): string {
  return value.replace(/[_*~]/g, '~$&')
}

/** What `escapeSlug` has escaped, or a person. */
export function unescapeSlug(text: string): string {
  return text.replace(/~([^])/g, '$1')
}

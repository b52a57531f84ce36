/**
 * The values of a parameter that holds several: `256gb_512gb`. In a value, `_`, `*` and `~` are escaped with a `~`
 * before them. Sorted, without duplicates and empty values.
 */
export function parseSlugs(text: string): string[] {
  return canonical((text.match(/(?:[^_~]|~[^])+/g) ?? []).map(unescapeSlug))
}

/** The text that `parseSlugs` reads. The same values always give the same text. */
export function slugsText(values: readonly string[]): string {
  return canonical(values).map(escapeSlug).join('_')
}

function canonical(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort()
}

/** Escapes what separates values and quantities in an address. */
export function escapeSlug(value: string): string {
  return value.replace(/[_*~]/g, '~$&')
}

/** What `escapeSlug` has escaped, or a person. */
export function unescapeSlug(text: string): string {
  return text.replace(/~([^])/g, '$1')
}

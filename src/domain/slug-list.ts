/**
 * The values of a parameter that holds several: `256gb_512gb`. In a value, `_`, `*` and `~` are escaped with a `~`
 * before them. Sorted, without duplicates and empty values.
 */
export function parseSlugs(text: string): string[] {
  return canonical((text.match(/(?:[^_~]|~[^])+/g) ?? []).map(unescape))
}

/** The text that `parseSlugs` reads. The same values always give the same text. */
export function slugsText(values: readonly string[]): string {
  return canonical(values).map(escape).join('_')
}

function canonical(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort()
}

function escape(value: string): string {
  return value.replace(/[_*~]/g, '~$&')
}

function unescape(text: string): string {
  return text.replace(/~([^])/g, '$1')
}

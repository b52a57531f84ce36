/** `Größe L` becomes `grosse-l`, `S24+` becomes `s24-plus`. Letters of other scripts stay. */
export function slugOf(text: string): string {
  return plainLetters(text.toLowerCase())
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The values of `256gb_512gb`, in their order and once each; in a value, `_`, `*` and `~` have a `~` before them. */
export function parseSlugs(text: string): string[] {
  const values = (text.match(/(?:[^_~]|~[^])+/g) ?? []).map(unescapeSlug)
  return [...new Set(values)].filter((value) => value !== '')
}

export function slugsText(values: readonly string[]): string {
  return values.map(escapeSlug).join('_')
}

export function escapeSlug(value: string): string {
  return value.replace(/[_*~]/g, '~$&')
}

/** Undoes `escapeSlug`. */
export function unescapeSlug(text: string): string {
  return text.replace(/~([^])/g, '$1')
}

/** Letters that cannot be split into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Replaces small letters that are more than a basic letter with an accent: `ß` by `ss`. */
export function plainLetters(text: string): string {
  return text.replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The name in the message for a product that is not found (specification, section 2): dashes become spaces. */
export function nameFromSlug(slug: string): string {
  return slug.replaceAll('-', ' ')
}

/** The number of an order in its address: `GD-261124-7K3Q`. */
export const ORDER_NUMBER = /^[A-Z]{2}-\d{6}-[2-9A-HJ-NP-Z]{4}$/

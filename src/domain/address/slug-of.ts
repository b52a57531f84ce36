/** Letters that cannot be split into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
  ...{ '+': ' plus ', '&': ' and ' },
}

/**
 * A readable part of an address: `Größe L` becomes `grosse-l`, `S24+` becomes `s24-plus`. Letters of other scripts
 * stay. Empty if the text has no letter or digit.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðþłı+&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

import { plainLetters } from '#src/domain/text/plain-letters.ts'

/**
 * A readable part of an address: `Größe L` becomes `grosse-l`, `S24+` becomes `s24-plus`. Letters of other scripts
 * stay. Empty if the text has no letter or digit.
 */
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

/** Letters that are no base letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
  ...{ '+': ' plus ', '&': ' and ' },
}

/**
 * A readable part of an address: `Größe L` becomes `grosse-l`, `S24+` becomes `s24-plus`. Letters of other scripts
 * stay. Empty where the text has no letter or digit.
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

/** The name, with those of the parts that it does not name already. */
export function withParts(name: string, parts: readonly string[]): string {
  return parts.reduce(
    (longer, part) => (part === '' || partIn(longer, part) ? longer : `${longer} ${part}`),
    name,
  )
}

/** The name without the parts: `iPhone 17 256 GB Black` without `256GB` and `black` is `iPhone 17`. */
export function withoutParts(name: string, parts: readonly string[]): string {
  const rest = parts.reduce((shorter, part) => {
    const place = part === '' ? undefined : partIn(shorter, part)
    if (!place) return shorter
    return `${shorter.slice(0, place.index)} ${shorter.slice(place.index + place[0].length)}`
  }, name)
  const tidy = rest
    .replace(/[\s,/([-]+(?=[\s,/)\]-]*$)|[\s,/)\]-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return tidy === '' ? name : tidy
}

/** Where a name names a part, as whole words, in any case, with or without spaces and dashes. */
function partIn(name: string, part: string): RegExpExecArray | null {
  const letters = Array.from(part.replace(/[\s_-]/g, ''), (letter) =>
    letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[\\s_-]*')}(?![\\p{L}\\p{N}])`, 'iu').exec(
    name,
  )
}

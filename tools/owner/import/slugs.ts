import { looseText } from '#src/domain/facts/facts.ts'

/** The name, with those of the parts that it does not name already. */
export function withParts(name: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((longer, part) => (partIn(longer, part) ? longer : `${longer} ${part}`), name)
}

/** The name without the parts: `iPhone 17 256 GB Black` without `256GB` and `black` is `iPhone 17`. */
export function withoutParts(name: string, parts: readonly string[]): string {
  const rest = parts.reduce((shorter, part) => {
    const found = partIn(shorter, part)
    return found ? `${shorter.slice(0, found.start)} ${shorter.slice(found.end)}` : shorter
  }, name)
  const tidy = rest
    .replace(/(?<![\s,/()[\]-])[\s,/()[\]-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return tidy === '' ? name : tidy
}

/** Where a name contains a part as whole words, in any case, with or without spaces and dashes. */
function partIn(name: string, part: string): { start: number; end: number } | undefined {
  const wanted = looseText(part)
  if (wanted === '') return undefined
  let loose = ''
  const starts: number[] = []
  const ends: number[] = []
  let end = 0
  for (const letter of name) {
    const start = end
    end += letter.length
    const kept = looseText(letter)
    loose += kept
    starts.push(...Array.from({ length: kept.length }, () => start))
    ends.push(...Array.from({ length: kept.length }, () => end))
  }
  for (let at = loose.indexOf(wanted); at >= 0; at = loose.indexOf(wanted, at + 1)) {
    const found = { start: starts[at] ?? 0, end: ends[at + wanted.length - 1] ?? 0 }
    const isWord =
      !/[\p{L}\p{N}]$/u.test(name.slice(Math.max(0, found.start - 2), found.start)) &&
      !/^[\p{L}\p{N}]/u.test(name.slice(found.end, found.end + 2))
    if (isWord) return found
  }
  return undefined
}

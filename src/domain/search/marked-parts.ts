import { wordsOf, type Word } from './words.ts'

/** A part of a name. */
export interface MarkedPart {
  readonly text: string
  readonly isTyped: boolean
}

/**
 * A name in parts, for marking what the shopper has not typed. A part is typed where the query has it as a word, as the
 * beginning of a word, or written together or apart: `airpods` and `air pods`.
 */
export function markedParts(name: string, query: string): readonly MarkedPart[] {
  const words = wordsOf(name)
  const isTyped = new Uint8Array(name.length)
  for (const typed of spellings(wordsOf(query))) {
    for (const first of words.keys()) mark(isTyped, words.slice(first), typed)
  }
  return partsBy(name, isTyped)
}

/** The words of a query, and each two neighbours as one. */
function spellings(words: readonly Word[]): string[] {
  const texts = words.map(({ text }) => text)
  return [...texts, ...texts.slice(1).map((text, place) => `${texts[place] ?? ''}${text}`)]
}

/** Marks the first words of a name where a typed word consists of them; of the last one, perhaps only the beginning. */
function mark(isTyped: Uint8Array, words: readonly Word[], typed: string): void {
  let rest = typed
  for (const { text, start, end } of words) {
    if (text.startsWith(rest)) {
      isTyped.fill(1, words[0]?.start, text === rest ? end : Math.min(end, start + rest.length))
      return
    }
    if (!rest.startsWith(text)) return
    rest = rest.slice(text.length)
  }
}

/** The name cut where `isTyped` changes. Spaces between two typed words count as typed. */
function partsBy(name: string, isTyped: Uint8Array): MarkedPart[] {
  const parts: MarkedPart[] = []
  let start = 0
  for (let end = 1; end <= name.length; end++) {
    if (end < name.length && isTyped[end] === isTyped[start]) continue
    parts.push({ text: name.slice(start, end), isTyped: isTyped[start] === 1 })
    start = end
  }
  return parts
}

import type { MarkedPart } from './search-engine.ts'
import { wordsOf, type Word } from './words.ts'

/** A part is typed if the query has it as a word or its beginning, also written together or apart: `air pods`. */
export function markedParts(name: string, query: string): readonly MarkedPart[] {
  const words = wordsOf(name)
  const isTyped = new Uint8Array(name.length)
  const typed = wordsOf(query).map(({ text }) => text)
  const joined = typed.slice(1).map((text, index) => `${typed[index] ?? ''}${text}`)
  for (const text of [...typed, ...joined]) {
    // A single letter is the beginning of too many words, unless the shopper is just typing it.
    const mayBegin = text.length > 1 || text === typed.at(-1)
    for (const first of words.keys()) mark(isTyped, words.slice(first), text, mayBegin)
  }
  return partsBy(name, isTyped)
}

/** Marks the first words if they make up the typed one, perhaps with the beginning of the next word. */
function mark(isTyped: Uint8Array, words: readonly Word[], typed: string, mayBegin: boolean): void {
  let rest = typed
  for (const { text, start, end } of words) {
    if (text === rest) isTyped.fill(1, words[0]?.start, end)
    else if (mayBegin && text.startsWith(rest)) {
      isTyped.fill(1, words[0]?.start, Math.min(end, start + rest.length))
    }
    if (!rest.startsWith(text)) return
    rest = rest.slice(text.length)
    if (rest === '') return
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

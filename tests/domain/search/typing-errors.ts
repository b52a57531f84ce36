/** Each way to mistype a word once, at an index from 0 to the word's length minus two. */
export const TYPING_ERRORS = {
  swapped: (word: string, index: number) =>
    `${word.slice(0, index)}${word.charAt(index + 1)}${word.charAt(index)}${word.slice(index + 2)}`,
  dropped: (word: string, index: number) => `${word.slice(0, index)}${word.slice(index + 1)}`,
  added: (word: string, index: number) =>
    `${word.slice(0, index)}${otherLetter(word, index)}${word.slice(index)}`,
  changed: (word: string, index: number) =>
    `${word.slice(0, index)}${otherLetter(word, index)}${word.slice(index + 1)}`,
} as const satisfies Record<string, (word: string, index: number) => string>

export type TypingError = keyof typeof TYPING_ERRORS

/**
 * The query with one error of this kind in one of its words of five and more letters: one query for each such word,
 * with the error at an index that looks random but is always the same.
 */
export function mistyped(query: string, error: TypingError): string[] {
  return [...query.matchAll(/(?<![\p{L}\d])\p{L}{5,}(?![\p{L}\d])/gu)].flatMap((match) => {
    const [word] = match
    const indexes = Array.from({ length: word.length - 1 }, (_, index) => index).filter(
      // Two equal letters swapped are no error.
      (index) => TYPING_ERRORS[error](word, index) !== word,
    )
    const index = indexes[(word.length * 7 + query.length * 3) % indexes.length] ?? 0
    const wrong = TYPING_ERRORS[error](word, index)
    return [`${query.slice(0, match.index)}${wrong}${query.slice(match.index + word.length)}`]
  })
}

/** A letter that differs from those beside it. */
function otherLetter(word: string, index: number): string {
  const near = word.slice(Math.max(0, index - 1), index + 2).toLowerCase()
  return new RegExp(`[^${near}]`).exec('eirtnoas'.slice(index % 4))?.[0] ?? 'q'
}

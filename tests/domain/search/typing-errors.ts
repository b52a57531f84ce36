/** Each way to mistype a word once, at a place from 0 to the word's length minus two. */
export const TYPING_ERRORS = {
  swapped: (word: string, place: number) =>
    `${word.slice(0, place)}${word.charAt(place + 1)}${word.charAt(place)}${word.slice(place + 2)}`,
  dropped: (word: string, place: number) => `${word.slice(0, place)}${word.slice(place + 1)}`,
  added: (word: string, place: number) =>
    `${word.slice(0, place)}${otherLetter(word, place)}${word.slice(place)}`,
  changed: (word: string, place: number) =>
    `${word.slice(0, place)}${otherLetter(word, place)}${word.slice(place + 1)}`,
} as const satisfies Record<string, (word: string, place: number) => string>

export type TypingError = keyof typeof TYPING_ERRORS

/**
 * The query with one error of this kind in one of its words of five and more letters: one query for each such word,
 * with the error at a place that looks random but is always the same.
 */
export function mistyped(query: string, error: TypingError): string[] {
  return [...query.matchAll(/(?<![\p{L}\d])\p{L}{5,}(?![\p{L}\d])/gu)].flatMap((match) => {
    const [word] = match
    const places = Array.from({ length: word.length - 1 }, (_, place) => place).filter(
      // Two equal letters swapped are no error.
      (place) => TYPING_ERRORS[error](word, place) !== word,
    )
    const place = places[(word.length * 7 + query.length * 3) % places.length] ?? 0
    const { index } = match
    const wrong = TYPING_ERRORS[error](word, place)
    return [`${query.slice(0, index)}${wrong}${query.slice(index + word.length)}`]
  })
}

/** A letter that differs from those beside it. */
function otherLetter(word: string, place: number): string {
  const near = word.slice(Math.max(0, place - 1), place + 2).toLowerCase()
  return new RegExp(`[^${near}]`).exec('eirtnoas'.slice(place % 4))?.[0] ?? 'q'
}

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

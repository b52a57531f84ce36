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

/** Writes small letters that are no letter with an accent with basic ones: `ß` as `ss`. */
export function plainLetters(text: string): string {
  return text.replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
}

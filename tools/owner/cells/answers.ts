import { plainWords } from './price-words.ts'

/** Yes and no in a cell, as people and programs write them. */
const YES = {
  any: '1|x|✓|✔|✅',
  en: 'yes|y|true|on',
  de: 'ja|j|wahr',
  fr: 'oui|o|vrai',
  es: 'si|verdadero',
  it: 'vero',
  pl: 'tak|prawda',
  pt: 'sim|verdadeiro',
  cs: 'ano',
  hu: 'igen',
  ro: 'da',
  tr: 'evet',
  ru: 'да',
  ar: 'نعم',
  ja: 'はい',
}

const NO = {
  any: '0|-1|✗|✘|❌',
  en: 'no|n|false|off',
  de: 'nein|falsch',
  fr: 'non|faux',
  es: 'falso',
  pl: 'nie|falsz',
  nl: 'nee',
  pt: 'nao',
  sv: 'nej',
  nb: 'nei',
  fi: 'ei',
  cs: 'ne',
  hu: 'nem',
  ro: 'nu',
  tr: 'hayir',
  ru: 'нет',
  ar: 'لا',
  ja: 'いいえ',
}

export const isYes = testOf(YES)
export const isNo = testOf(NO)

function testOf(words: Readonly<Record<string, string>>): (cell: string) => boolean {
  const whole = new RegExp(`^(?:${Object.values(words).join('|')})$`, 'u')
  return (cell) => whole.test(plainWords(cell))
}

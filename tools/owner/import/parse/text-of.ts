import { isUtf8 } from 'node:buffer'
import { UsageError } from '#tools/owner/problem.ts'

const WESTERN = ['windows-1252', 'ibm850', 'macintosh']
const CENTRAL = ['windows-1250', 'iso-8859-2']
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866']

/** How programs of a country save text that is not UTF-8, the likeliest first; and the letters that its language has. */
const LANGUAGES: Readonly<
  Record<string, readonly [encodings: readonly string[], letters: string]>
> = {
  de: [WESTERN, 'äöüßéèàç'],
  fr: [WESTERN, 'àâæçéèêëîïôœùûüÿ'],
  es: [WESTERN, 'áéíóúüñç'],
  it: [WESTERN, 'àèéìíòóùú'],
  pt: [WESTERN, 'áàâãçéêíóôõúü'],
  nl: [WESTERN, 'áéèëíïóöúü'],
  sv: [WESTERN, 'åäöéü'],
  da: [WESTERN, 'æøåéäö'],
  nb: [WESTERN, 'æøåéòôäö'],
  fi: [WESTERN, 'åäöšž'],
  is: [WESTERN, 'áðéíóúýþæö'],
  pl: [CENTRAL, 'ąćęłńóśźż'],
  cs: [CENTRAL, 'áčďéěíňóřšťúůýž'],
  sk: [CENTRAL, 'áäčďéíĺľňóôŕšťúýž'],
  hu: [CENTRAL, 'áéíóöőúüű'],
  ro: [CENTRAL, 'ăâîșțşţ'],
  hr: [CENTRAL, 'čćđšž'],
  sl: [CENTRAL, 'čšž'],
  ru: [CYRILLIC, '\\p{Script=Cyrillic}'],
  uk: [CYRILLIC, '\\p{Script=Cyrillic}'],
  bg: [CYRILLIC, '\\p{Script=Cyrillic}'],
  sr: [CYRILLIC, '\\p{Script=Cyrillic}čćđšž'],
  el: [['windows-1253'], '\\p{Script=Greek}'],
  tr: [['windows-1254'], 'çğıöşüİâîû'],
  he: [['windows-1255'], '\\p{Script=Hebrew}'],
  ar: [['windows-1256'], '\\p{Script=Arabic}éèàçêô'],
  fa: [['windows-1256'], '\\p{Script=Arabic}'],
  lt: [['windows-1257'], 'ąčęėįšųūž'],
  lv: [['windows-1257'], 'āčēģīķļņšūž'],
  et: [['windows-1257'], 'äöõüšž'],
  vi: [['windows-1258'], '\\p{Script=Latin}\\p{M}'],
  ja: [
    ['shift_jis', 'euc-jp'],
    '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\uFF01-\uFF9F、-】',
  ],
  zh: [['gb18030', 'big5'], '\\p{Script=Han}\uFF01-\uFF5E、-】'],
  ko: [['euc-kr'], '\\p{Script=Hangul}\\p{Script=Han}'],
}

/** Foreign words in English, and in languages that have no row. */
const ANY_LETTERS = 'àáâãäåæçéèêëíìîïñóòôõöøœúùûüß'

/** Signs that every language uses. Within a word they are letters of another encoding, but for an apostrophe. */
const SIGNS = '€£©®™°²³¹½¼¾×·•…§«»„“”‘‚–—±µ¿¡\u00A0'

/** A smaller share of letters and signs that fit the language means that the encoding is another one. */
const ENOUGH = 0.9

/** Code page 850, of MS-DOS and of old tills; from 0x80 on. */
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/**
 * The text of a file: by its mark (BOM), as UTF-8 if all of it is, else in that encoding of the shop's language in which
 * most letters are of this language; `isDoubtful` if many look damaged in that, too.
 *
 * @param language the shop's: `pl`, `de-AT`
 * @param encoding as the owner has named it
 * @throws {UsageError} for an encoding that does not exist, or that the file is not written in
 */
export function textOf(bytes: Buffer, language: string, encoding?: string) {
  const marked = encoding ?? markOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  if (marked !== undefined) {
    const text = decoded(bytes, marked)
    if (text !== undefined) return { text, encoding: marked, isDoubtful: false }
    throw new UsageError(
      `The file is not written in ${marked}. Leave --encoding out, or name the right one.`,
    )
  }
  const [own, letters] = LANGUAGES[language.replace(/-.*/, '')] ?? [WESTERN, ANY_LETTERS]
  const fit = fitOf(letters)
  const tries = [...new Set([...own, ...WESTERN])].flatMap((name) => {
    const text = decoded(bytes, name)
    return text === undefined ? [] : [{ text, encoding: name, share: fit(text) }]
  })
  // Some damaged characters make no other encoding.
  const asUtf8 = bytes.toString('utf8')
  const all = [...tries, { text: asUtf8, encoding: 'utf-8', share: fitOf('\\p{L}')(asUtf8) }]
  const most = Math.max(...all.map(({ share }) => share))
  const { text = '', encoding: found = 'utf-8' } = all.find(({ share }) => share === most) ?? {}
  return { text, encoding: found, isDoubtful: most < ENOUGH }
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

/** Undefined if the bytes are no text in this encoding. */
function decoded(bytes: Buffer, encoding: string): string | undefined {
  if (/^(?:ibm|cp|dos)?-?850$/i.test(encoding)) {
    return bytes
      .toString('latin1')
      .replace(/[\u0080-\u00FF]/g, (sign) => IBM850[sign.charCodeAt(0) - 128] ?? '')
  }
  const decoder = decoderOf(encoding)
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new UsageError(
      `There is no encoding "${encoding}". Usual ones are utf-8, utf-16le, windows-1252, windows-1250, ibm850.`,
    )
  }
}

/** Measures which share of the characters outside ASCII the language has at such a place. */
function fitOf(letters: string): (text: string) => number {
  const own = new RegExp(`^[${letters}]$`, 'u')
  const isFitting = (sign: string, before: string, after: string) => {
    const small = sign.toLowerCase()
    // A name of another script, read as Latin letters: `Àðòèêóë`.
    if (letters === ANY_LETTERS && isLatin(before) && isLatin(sign) && isLatin(after)) return false
    if (own.test(small) || own.test(sign)) return sign === small || !/\p{Ll}/u.test(before)
    return sign === '’' || (SIGNS.includes(sign) && !(isLetter(before) && isLetter(after)))
  }
  return (text) => {
    let all = 0
    let fitting = 0
    for (const { 0: sign, index } of text.matchAll(/\P{ASCII}/gu)) {
      all++
      if (isFitting(sign, text.charAt(index - 1), text.charAt(index + sign.length))) fitting++
    }
    return all === 0 ? 1 : fitting / all
  }
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign)
}

function isLatin(sign: string): boolean {
  return /(?=\P{ASCII})\p{Script=Latin}/u.test(sign)
}

import { folded } from './plain-text.ts'

/*
 * What owners write around prices: one line for each language, with `|` between phrases.
 */

/** 'From', 'about' and 'with tax', which change nothing of a price. */
const NOTES = {
  any: '\\*+|†|¹|²|~|\\(|\\)',
  en: 'from|only|approx|(?:incl|including|inclusive)(?: of)?(?: \\d+ ?%)?(?: (?:vat|tax|gst))?|(?:vat|tax) incl(?:uded|usive)?|mrp',
  de: 'ab|nur|ca|circa|inkl(?:usive)?(?: ?(?:\\d+ ?% )?(?:mwst|ust|steuern?))?|brutto|vb',
  fr: 'a partir de|des|environ|ttc|(?:tva|taxes?) (?:incluse?s?|comprise?s?)',
  es: 'desde|a partir de|iva (?:incl(?:uido)?|inc)|con iva',
  it: 'da|a partire da|iva (?:incl(?:usa)?|inc|compresa)|ivato',
  pl: 'od|okolo|brutto|z vat|zawiera vat',
  nl: 'vanaf|incl(?:usief)? (?:btw|bw)|btw inbegrepen',
  pt: 'a partir de|desde|iva incluido|com iva|a vista',
  sv: 'fran|fr|inkl(?:usive)? moms|ink moms',
  da: 'fra|inkl(?:usiv)? (?:moms|mva)',
  cs: 'od|s dph|vc(?:etne)? dph|vcetne',
  hu: '-?tol|brutto|afa-?val',
  ro: 'de la|tva inclus|cu tva',
  tr: "baslayan|kdv dahil|'den|'dan",
  ru: 'от|с ндс|вкл ндс',
  ar: 'من|ابتداء من|تبدا من|شامل الضريبه|شامل الضريبة|شاملا الضريبه',
  ja: '税込(?:価格|み)?|から|より|約|〜|~|～',
}

/** A price without the tax, which shoppers do not pay. */
const NET = {
  en: 'net|(?:excl?|excluding|plus|without|before|ex|\\+) ?(?:vat|tax|gst|sales tax)|(?:vat|tax) excl(?:uded|usive)?',
  de: '\\p{L}*netto\\p{L}*|(?:zzgl|exkl|ohne|plus|\\+) ?(?:\\d+ ?% )?(?:mwst|ust|steuern?)|zuzuglich (?:mwst|ust)',
  fr: 'ht|hors taxes?|\\+ ?tva',
  es: 'sin iva|(?:mas|\\+) ?iva|iva no incl(?:uido)?|iva aparte',
  it: 'iva escl(?:usa)?|senza iva|(?:piu|\\+) ?iva',
  pl: '(?:bez|plus|\\+) ?vat',
  nl: 'ex(?:cl)?(?:usief)? btw|zonder btw|\\+ ?btw',
  pt: 'sem iva|\\+ ?iva',
  sv: 'ex(?:kl)?(?:usive)? (?:moms|mva)',
  cs: 'bez dph|\\+ ?dph',
  hu: '\\+ ?afa',
  ro: 'fara tva|\\+ ?tva',
  tr: 'kdv haric|\\+ ?kdv',
  ru: 'без ндс',
  ar: 'بدون ضريبة|بدون ضريبه|غير شامل الضريبة',
  ja: '税抜(?:き|価格)?|税別',
}

/** No sale, in a cell for its price. */
const NO_SALE = {
  en: 'none?|not applicable|nil',
  de: 'keine?r?|nein|entfallt',
  fr: 'aucune?|non',
  es: 'ningun[oa]?|no hay|sin',
  it: 'nessun[oa]?',
  pl: 'brak|nie',
  nl: 'geen|nee',
  pt: 'nenhum|nao|sem',
  sv: 'ingen|inget|nej',
  cs: 'zadna|ne',
  hu: 'nincs',
  ro: 'nu|fara',
  tr: 'yok|hayir',
  ru: 'нет',
  ar: 'لا يوجد|لا توجد|لا',
  ja: 'なし|無し',
}

export const PRICE_NOTES = wordsIn(NOTES, 'g')
const NET_WORDS = wordsIn(NET)
const NO_SALE_CELL = new RegExp(`^(?:${Object.values(NO_SALE).join('|')})$`, 'u')

/** Whether a price or the name of a column says that the tax is not in it. */
export function isNet(text: string): boolean {
  return NET_WORDS.test(plainWords(text))
}

export function isNoSale(cell: string): boolean {
  return NO_SALE_CELL.test(plainWords(cell))
}

/** In small letters without accents and without the points of abbreviations: `inkl mwst` of `inkl. MwSt.`. */
export function plainWords(text: string): string {
  return folded(text.normalize('NFKC'))
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
}

function wordsIn(table: Readonly<Record<string, string>>, flags = ''): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${Object.values(table).join('|')})(?!\\p{L})`, `${flags}u`)
}

import { shownValue } from '#tools/build/json-values.ts'
import { error, warning, type Finding, type Rule } from './rule.ts'

/** The texts that shoppers read, by field. */
export type Texts = readonly (readonly [field: string, text: string])[]

/** The longest name, in letters, that cards and titles show in full. */
const LONGEST_NAME = 120

/** Rules for texts that were damaged on their way into the file, or come from a web page. */
export const TEXT_RULES: readonly Rule<Texts>[] = [
  error('name-blank', (texts) =>
    matching(texts, (text, field) => field === 'name' && text.trim() === '', {
      message: 'has only spaces',
      fix: 'write the name that shoppers see',
    }),
  ),
  warning('text-blank', (texts) =>
    matching(texts, (text, field) => field !== 'name' && /^\s+$/.test(text), {
      message: 'has only spaces',
      fix: 'write "", or the text that is missing',
    }),
  ),
  warning('text-markup', (texts) =>
    matching(texts, (text) => /<\/?[a-z][^<>]*>/i.test(text), {
      message: 'looks like HTML, which the shop would show as text',
      fix: 'remove the tags',
    }),
  ),
  warning('text-entity', (texts) =>
    matching(texts, (text) => /&(?:[a-z]{2,8}\d*|#\d{1,6}|#x[\da-f]{1,6});/i.test(text), {
      message: 'has an escaped character, which the shop would show as text',
      fix: 'write the character itself: & instead of &amp;',
    }),
  ),
  warning('text-encoding', (texts) =>
    matching(texts, (text) => /\uFFFD|[ÃÂ][\u0080-\u00bf]|â€/.test(text), {
      message: 'has letters that were read in the wrong encoding',
      fix: 'save the source as UTF-8 and import it again, or correct the letters',
    }),
  ),
  warning('name-long', (texts) =>
    matching(texts, (text, field) => field === 'name' && text.length > LONGEST_NAME, {
      message: `is longer than ${LONGEST_NAME} letters`,
      fix: 'shorten it: cards have room for two or three lines',
    }),
  ),
]

function matching(
  texts: Texts,
  isFault: (text: string, field: string) => boolean,
  finding: Pick<Finding, 'message' | 'fix'>,
): Finding[] {
  return texts
    .filter(([field, text]) => isFault(text, field))
    .map(([field, text]) => ({ field, read: shownValue(text), ...finding }))
}

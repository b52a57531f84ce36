import { parse, type Select, type Token } from '@messageformat/parser'
import { nearest } from '#tools/site/nearest.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'
import { messageCode, placeholders, tokensIn, type Messages } from './message-code.ts'

/** What stands before the English words of a message that is not translated yet. */
export const MARK = 'TODO: '

/** The messages that a language lacks, as one fault. */
export function missingFaults(messages: Messages, english: Messages): FileFault[] {
  const all = Object.keys(english)
  const missing = all.filter((key) => (messages[key] ?? MARK).startsWith(MARK))
  const [field] = missing
  if (field === undefined) return []
  const message =
    missing.length === 1
      ? 'is not translated'
      : `is not translated, nor are others: ${missing.length} of ${all.length} messages`
  const others = missing.length === 1 ? '' : `, and what else begins with “${MARK}”`
  return [
    {
      field: JSON.stringify(field),
      message,
      fix: `translate “${english[field] ?? ''}”${others}`,
    },
  ]
}

/**
 * What is wrong with messages of a language, apart from those that are missing.
 *
 * @param path where single words of an owner stand, which may leave placeholders out
 */
export function messageFaults(
  messages: Messages,
  english: Messages,
  language: string,
  path = '',
): FileFault[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    if (text.startsWith(MARK) && path === '') return []
    const source = Object.hasOwn(english, key) ? english[key] : undefined
    const meant = source === undefined && nearest(key, Object.keys(english))
    const fault =
      source === undefined
        ? {
            message: 'is no message of the shop',
            fix: meant ? `did you mean ${meant}?` : 'remove it',
          }
        : messageFault(text, { english: source, language, isWhole: path === '' })
    return fault ? [{ field: path + JSON.stringify(key), ...fault }] : []
  })
}

type Fault = Pick<FileFault, 'message' | 'fix'>

interface Source {
  readonly english: string
  readonly language: string
  readonly isWhole: boolean
}

function messageFault(text: string, { english, language, isWhole }: Source): Fault | undefined {
  const asEnglish = `write it as in English: “${english}”`
  const broken = { message: 'has braces or choices that cannot be shown', fix: asEnglish }
  try {
    messageCode('', text, language)
  } catch (error) {
    const [, form] = /case (\w+) is not valid/.exec(String(error)) ?? []
    const message = `has the plural form ${form}, which the language does not have`
    if (form === undefined) return broken
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    return { message, fix: `use ${pluralCategories.join(', ')}` }
  }
  const tokens = [...tokensIn(parse(text))]
  if (tokens.some((token) => !isShown(token, placeholders(english)))) return broken
  const [form] = tokens.flatMap((token) =>
    token.type === 'plural' ? lacking(token, language) : [],
  )
  if (form !== undefined) {
    const needed = [...new Set([...formsOf(language), 'other'])].join(', ')
    return { message: `lacks the plural form ${form}`, fix: `write ${needed}` }
  }
  const known = [...placeholders(english).keys()]
  const used = [...placeholders(text).keys()]
  const surplus = used.find((name) => !known.includes(name))
  const use =
    known.length > 0 ? `use only {${known.join('}, {')}}` : 'write it without placeholders'
  if (surplus !== undefined) return { message: `has {${surplus}}`, fix: use }
  const missing = isWhole ? known.find((name) => !used.includes(name)) : undefined
  return missing === undefined ? undefined : { message: `lacks {${missing}}`, fix: asEnglish }
}

/** The compiler reads more than the code of the shop shows: days, amounts, an order such as “3rd”. */
function isShown(token: Token, known: ReturnType<typeof placeholders>): boolean {
  if (token.type === 'content') return !/[{}]/.test(token.value)
  if (token.type === 'plural') return token.pluralOffset === undefined
  if (token.type !== 'function') return token.type !== 'selectordinal'
  return token.key === 'number' && !token.param && known.get(token.arg) === 'number'
}

/** Things in a shop are counted in small whole numbers: forms for millions and fractions may be left out. */
const MOST = 200

/** The forms that a choice by number lacks. A number of its own, such as `=1`, needs none. */
function lacking({ cases }: Select, language: string): string[] {
  const keys = new Set(cases.map(({ key }) => key))
  const needed = formsOf(language).filter((_, count) => !keys.has(`=${count}`))
  return [...new Set(needed)].filter((form) => !keys.has(form))
}

/** The forms of 0, 1, 2 and so on. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return Array.from({ length: MOST }, (_, count) => rules.select(count))
}

import { parse, type Token } from '@messageformat/parser'
import type { Messages } from '#tools/site/messages/message-code.ts'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'

/** What a test looks for, in the language of the page. */
export type Words = (english: string | RegExp) => string | RegExp

/** English, but a message with placeholders, such as `Remove {name}`, is found with any values. */
export const english: Words = wordsOf(ENGLISH)

/**
 * Translates an English name for finding it in a page: `Cart`, `Image 2` with the same number, or `Remove {name}` with any
 * name. If two messages are this name, either translation is found; a name without a message stays as it is.
 */
export function wordsOf(messages: Messages): Words {
  return (name) => {
    if (typeof name !== 'string') return name
    const all = Object.entries(ENGLISH)
    const same = all.filter(([, text]) => text === name)
    const found = (same.length > 0 ? same : all).flatMap(([key, text]) => {
      const values = valuesIn(name, text)
      if (!values || !messages[key]) return []
      return [form(parse(messages[key]), (arg) => shown(messages, values[arg]))]
    })
    return found.length > 0 ? new RegExp(`^(?:${found.join('|')})$`) : name
  }
}

/** The values of the placeholders of a message, if a name is that message; undefined if it is not. */
function valuesIn(name: string, text: string): Values | undefined {
  if (text === name) return {}
  const tokens = parse(text)
  if (tokens.some((each) => 'cases' in each)) return undefined
  // `{words}s` is almost any name.
  const own = tokens.map((each) => (each.type === 'content' ? each.value : '')).join('')
  if (!/\p{L}{3}/u.test(own)) return undefined
  return new RegExp(`^${form(tokens, (arg) => `(?<${arg}>.+)`)}$`).exec(name)?.groups
}

type Values = Readonly<Record<string, string>>

/** The regular expression of a message, with those of its placeholders. */
function form(tokens: readonly Token[], placeholder: (arg: string) => string): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return escape(token.value)
      return token.type === 'argument' ? placeholder(token.arg) : '.*'
    })
    .join('')
}

/** The regular expression of a value, or of any. A colour has a name in the language. */
function shown(messages: Messages, value?: string): string {
  if (value === undefined) return '.+'
  const [names] = parse(messages['color.shown'] ?? '')
  const cases = names && 'cases' in names ? names.cases : []
  const color = cases.find(({ key }) => key === value)
  return `(?:${escape(value)}${color ? `|${form(color.tokens, () => '.+')}` : ''})`
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
}

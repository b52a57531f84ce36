import { parse, type Token } from '@messageformat/parser'
import type { Messages } from '#tools/build/messages/message-code.ts'
import { ENGLISH } from '#tools/build/messages/read-messages.ts'

/** What a test looks for, in the language of the page. */
export type Words = (english: string | RegExp) => string | RegExp

/** English, but a message with placeholders, such as `Remove {name}`, is found with any values. */
export const english: Words = wordsOf(ENGLISH)

/**
 * Finds English names in a page of another language: `Cart`, `Image 2` with the 2 in its place, or `Remove {name}` with any
 * name. A name that two messages have is found by either; one that no message has stays.
 */
export function wordsOf(messages: Messages): Words {
  return (name) => {
    if (typeof name !== 'string') return name
    const found = Object.entries(ENGLISH).flatMap(([key, text]) => {
      const values = text === name ? {} : valuesIn(name, text)
      return values && messages[key] ? [form(parse(messages[key]), values)] : []
    })
    return found.length > 0 ? new RegExp(`^(?:${found.join('|')})$`) : name
  }
}

/** The values of the placeholders of a message, if a name is that message; undefined if it is not. */
function valuesIn(name: string, text: string): Values | undefined {
  const tokens = parse(text)
  if (tokens.every(({ type }) => type !== 'content') || tokens.some((each) => 'cases' in each))
    return undefined
  return new RegExp(`^${form(tokens)}$`).exec(name)?.groups
}

type Values = Readonly<Record<string, string>>

/** The regular expression of a message, with these values, or with any. */
function form(tokens: readonly Token[], values?: Values): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return escape(token.value)
      if (token.type !== 'argument') return '.*'
      if (!values) return `(?<${token.arg}>.+)`
      const value = values[token.arg]
      return value === undefined ? '.+' : escape(value)
    })
    .join('')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

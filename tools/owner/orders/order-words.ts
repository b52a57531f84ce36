import { parse, type Token } from '@messageformat/parser'
import { latinDigits } from '#src/domain/text/word-forms.ts'
import { decimalMarkOf, readNumber } from '#tools/owner/cells/numbers.ts'
import { withoutControls } from '#tools/owner/cells/plain-text.ts'
import type { Messages } from '#tools/site/messages/message-code.ts'

/** How an order is written in one language, made of the messages that the shop writes it with. */
export type OrderWords = ReturnType<typeof orderWords>

/** What the numbers of orders are found by in a text. */
export const NUMBER = /(?<![\w-])[A-Z]{2}-\d{6}-[2-9A-HJ-NP-Z]{4}(?![\w-])/

/** What may stand for a placeholder, if that is not any text. The limits keep the search in odd texts short. */
const VALUES: Readonly<Record<string, string>> = {
  count: String.raw`\d+`,
  number: '.{1,100}',
  price: '.{1,40}?',
  each: '.{1,40}?',
}

/** @param language whose decimal mark amounts have: `de-AT` */
export function orderWords(messages: Messages, language: string) {
  const tokens = (key: string) => parse(messages[`order.${key}`] ?? '')
  const whole = (key: string, after = '') => new RegExp(`^${patternOf(tokens(key))}${after}$`)
  const title = tokens('title')
  const number = title.findIndex((token) => 'arg' in token && token.arg === 'number')
  const mark = decimalMarkOf(language)
  return {
    /** Without what follows the number: a program may have broken the line there. */
    title: new RegExp(`^${patternOf(title.slice(0, number))}${NUMBER.source}`),
    // What a unit costs may follow.
    lines: [whole('lineOfSeveral', '(?:, .+)?'), whole('line', '(?:, .+)?')],
    goods: whole('goods'),
    total: whole('totalLine'),
    pack: whole('pack'),
    id: new RegExp(`^${patternOf(parse(messages['product.id'] ?? ''))}$`),
    /** The number in a price such as `US$ 1,020.50`; undefined if there is none, or more than one. */
    amountOf: (price = '') =>
      readNumber(latinDigits(price).replace(/^\D+|\D+$/g, ''), mark, mark).number,
  }
}

/** Text as it is compared: in one form of letters and spaces, and without marks for the direction of writing. */
export function comparable(text: string): string {
  return withoutControls(text.normalize('NFC')).replace(/[^\S\n]+/g, ' ')
}

function patternOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('cases' in token)
        return `(?:${token.cases.map((each) => patternOf(each.tokens)).join('|')})`
      if ('arg' in token) return `(?<${token.arg}>${VALUES[token.arg] ?? '.+'})`
      const text = token.type === 'content' ? token.value : ''
      return comparable(text).replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
    })
    .join('')
}

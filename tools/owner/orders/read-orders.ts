import { parse, type Token } from '@messageformat/parser'
import { parseSearch } from '#src/domain/address/page-address.ts'
import { toMinorUnits } from '#src/domain/money/money.ts'
import { latinDigits } from '#src/domain/text/word-forms.ts'
import { decimalMarkOf, readNumber } from '#tools/owner/cells/numbers.ts'
import { withoutControls } from '#tools/owner/cells/plain-text.ts'
import type { Messages } from '#tools/site/messages/message-code.ts'

/** How an order is written in one language, made of the messages that the shop writes it with. */
export type OrderWords = ReturnType<typeof orderWords>

/** What the numbers of orders are found by in a text. */
export const NUMBER = /(?<![\w-])[A-Z]{2}-\d{6}-[2-9A-HJ-NP-Z]{4}(?![\w-])/g

/** What may stand for a placeholder, if that is not any text. The limits keep the search in odd texts short. */
const VALUES: Readonly<Record<string, string>> = {
  count: String.raw`\d+`,
  number: '.{1,100}',
  price: '.{1,40}?',
  each: '.{1,40}?',
}

/** @param language whose decimal mark amounts have: `de-AT` */
export function orderWords(messages: Messages, language: string) {
  const mark = decimalMarkOf(language)
  const lineOf = (key: string, more = '') =>
    new RegExp(`^${patternOf(parse(messages[key] ?? ''))}${more}$`)
  const [beforeNumber = ''] = (messages['order.title'] ?? '').split('{number}')
  return {
    /** Without what follows the number: a program may have broken the line there. */
    title: new RegExp(`^${patternOf(parse(beforeNumber))}${NUMBER.source}`),
    lines: [
      // What a unit costs may follow.
      lineOf('order.lineOfSeveral', '(?:, .+)?'),
      lineOf('order.line', '(?:, .+)?'),
      // Of a long order, which has no prices.
      /^(?<count>\d+) x (?<number>\S+)/,
    ],
    goods: lineOf('order.goods'),
    total: lineOf('order.totalLine'),
    pack: lineOf('order.pack'),
    id: lineOf('product.id'),
    /** What a price such as `US$ 1,020.50` is in the smallest unit; undefined without a number, or with two. */
    amountOf: (price = '') => {
      const { number } = readNumber(latinDigits(price).replace(/^\D+|\D+$/g, ''), mark, mark)
      return number === undefined ? undefined : toMinorUnits(number)
    },
  }
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

/** Text as it is compared: in one form of letters and spaces, and without marks for the direction of writing. */
export function comparable(text: string): string {
  return withoutControls(text.normalize('NFC')).replace(/[^\S\n]+/g, ' ')
}

/** An order as a text says it. */
export type WrittenOrder = ReturnType<typeof orderOf>

/** The shortest line, in characters, that a program breaks. */
const SHORTEST_BROKEN = 60

/** The most characters of a line that names a product. */
const LONGEST_LINE = 1_000

/** The orders of a text, each from its title on. The first language whose title fits counts. */
export function ordersIn(text: string, languages: readonly OrderWords[]): WrittenOrder[] {
  const lines = wholeLines(comparable(text), languages)
  const titles = lines.flatMap((line, index) => {
    const words = languages.find(({ title }) => title.test(line))
    return words ? [{ index, words }] : []
  })
  return titles.map(({ index, words }, place) =>
    orderOf(lines.slice(index, titles[place + 1]?.index), words),
  )
}

function orderOf([title = '', ...lines]: readonly string[], words: OrderWords) {
  const [number = ''] = title.match(NUMBER) ?? []
  const indexOf = (part: RegExp) => {
    const index = lines.findIndex((line) => part.test(line))
    return index < 0 ? lines.length : index
  }
  const [goods, total, pack] = [indexOf(words.goods), indexOf(words.total), indexOf(words.pack)]
  const [, query] = new RegExp(`/${number}\\?([^\\s<>"]+)`).exec(lines[pack] ?? '') ?? []
  return {
    number,
    /** `2026-11-24` */
    day: number.slice(3, 9).replace(/(..)(..)(..)/, '20$1-$2-$3'),
    lines: lines.slice(0, Math.min(total, pack)).flatMap((line) => lineOf(line, words) ?? []),
    delivery: lines.slice(goods + 1, total).join(' '),
    total: words.amountOf(words.total.exec(lines[total] ?? '')?.groups?.price),
    /** What the visitor has filled in, and the note. */
    answers: lines.slice(total + 1, pack),
    /** Of the link to the packing slip. */
    cart: query === undefined ? undefined : parseSearch(query).cart,
  }
}

/** A line with a product. Without a name it has no price either. */
function lineOf(line: string, { lines, id, amountOf }: OrderWords) {
  if (line.length > LONGEST_LINE) return undefined
  const found = lines.find((pattern) => pattern.test(line))?.exec(line)?.groups
  const { count, number = '', name, price } = found ?? {}
  return (
    found && {
      count: Number(count),
      number: id.exec(number)?.groups?.id ?? number,
      name,
      sum: amountOf(price),
    }
  )
}

/** The lines without the signs of quotes and without empty ones, and with those in one that a mail program has broken. */
function wholeLines(text: string, languages: readonly OrderWords[]): string[] {
  const beginnings = languages.flatMap((each) => [each.title, each.goods, each.total, each.pack])
  const isBeginning = (line: string) =>
    [/^\d+ [×x] /, ...beginnings].some((beginning) => beginning.test(line))
  const lines: string[] = []
  let before = ''
  for (const written of text.split('\n')) {
    const line = written.replace(/^[ >]+| $/g, '')
    const isBroken = before.length + line.search(/ |$/) >= SHORTEST_BROKEN && before !== ''
    if (isBroken && line !== '' && !isBeginning(line)) lines.push(`${lines.pop() ?? ''} ${line}`)
    else if (line !== '') lines.push(line)
    before = line
  }
  return lines
}

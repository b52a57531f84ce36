import { pageAddress, parseSearch } from '#src/domain/address/page-address.ts'
import { comparable, NUMBER, type OrderWords } from './order-words.ts'

export interface WrittenLine {
  readonly count: number
  /** The article number; in short lines followed by the name. */
  readonly number: string
  /** Undefined in short lines, as the prices are. */
  readonly name?: string | undefined
  readonly price?: number | undefined
}

/** An order as a text says it. */
export interface WrittenOrder {
  readonly file: string
  readonly number: string
  readonly lines: readonly WrittenLine[]
  readonly delivery: string
  readonly total: number | undefined
  /** What the visitor has filled in, and the note. */
  readonly answers: readonly string[]
  /** Of the link to the packing slip: products and quantities, and the cost of delivery with the index of its way. */
  readonly link: Readonly<Partial<Record<string, string>>>
}

/** The shortest line, in characters, that a program breaks. */
const SHORTEST_BROKEN = 60

/** The most characters of a line that names a product. */
const LONGEST_LINE = 1_000

const SHORT_LINE = /^(?<count>\d+) x (?<number>.+)$/

/** The orders of a text, each from its title on. The first language whose title fits counts. */
export function ordersIn(
  file: string,
  text: string,
  languages: readonly OrderWords[],
): WrittenOrder[] {
  if (!NUMBER.test(text)) return []
  const lines = wholeLines(comparable(text), languages)
  const titles = lines.flatMap((line, index) => {
    const words = languages.find(({ title }) => title.test(line))
    return words ? [{ index, words, number: NUMBER.exec(line)?.[0] ?? '' }] : []
  })
  return titles.map(({ index, words, number }, place) => ({
    file,
    number,
    ...orderOf(lines.slice(index + 1, titles[place + 1]?.index), number, words),
  }))
}

function orderOf(lines: readonly string[], number: string, words: OrderWords) {
  const end = lines.findIndex((line) => words.pack.test(line))
  const body = lines.slice(0, end < 0 ? undefined : end)
  const at = body.findIndex((line) => words.total.test(line))
  const upToTotal = at < 0 ? body : body.slice(0, at)
  const items = upToTotal.map((line) => lineOf(line, words))
  const atGoods = upToTotal.findIndex((line) => words.goods.test(line))
  const address = /\S*#\/order\/[^\s<>"]+/.exec(lines.slice(end).join('\n'))?.[0] ?? ''
  const { segments, query } = pageAddress(address)
  return {
    lines: items.filter((item) => item !== undefined),
    delivery: at < 0 || atGoods < 0 ? '' : upToTotal.slice(atGoods + 1).join(' '),
    total: words.amountOf(words.total.exec(body[at] ?? '')?.groups?.price),
    answers: at < 0 ? [] : body.slice(at + 1),
    link: end >= 0 && segments?.includes(number) ? parseSearch(query) : {},
  }
}

function lineOf(line: string, { lines, id, amountOf }: OrderWords): WrittenLine | undefined {
  if (line.length > LONGEST_LINE) return undefined
  const found = [...lines, SHORT_LINE].find((pattern) => pattern.test(line))
  const { count, number = '', name, price } = found?.exec(line)?.groups ?? {}
  return (
    found && {
      count: Number(count),
      number: id.exec(number)?.groups?.id ?? number,
      name,
      price: amountOf(price),
    }
  )
}

/** The lines without the signs of quotes and without empty ones, and with those in one that a mail program has broken. */
function wholeLines(text: string, languages: readonly OrderWords[]): string[] {
  const isBeginning = (line: string) =>
    /^\d+ [×x] /.test(line) ||
    languages.some((words) =>
      [words.title, words.goods, words.total, words.pack].some((each) => each.test(line)),
    )
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

import { XMLParser } from 'fast-xml-parser'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const texts = z.array(z.string())
const ruleSchema = z.object({
  required: texts,
  oneOf: z.optional(texts),
  when: z.array(z.tuple([z.string(), z.union([z.string(), z.boolean()]), z.string()])),
  most: z.record(z.string(), z.number()),
  values: z.record(z.string(), z.array(z.union([z.string(), z.boolean()]))),
  forms: z.record(z.string(), z.string()),
  free: texts,
})

const RULES = z
  .record(z.string(), ruleSchema)
  .parse(JSON.parse(readFileSync('tests/tools/site/feeds/rules.json', 'utf8')))

const MONEY = String.raw`\d+(?:\.\d{1,3})? [A-Z]{3}`
const SHIPPING = `[A-Z]{2}:[^:,]*:[^:,]*:${MONEY}`
const PICTURE = String.raw`https?://[^\s,]+(?<!\.(?:svg|avif))`

/** What a value looks like. */
const FORMS: Readonly<Record<string, RegExp>> = {
  money: new RegExp(`^${MONEY}$`),
  address: /^https?:\/\/[!-~]+$/,
  picture: new RegExp(`^${PICTURE}$`),
  pictures: new RegExp(`^${PICTURE}(?:,${PICTURE})*$`),
  gtin: /^(?:\d{8}|\d{12,14})$/,
  day: /^\d{4}-\d\d-\d\d$/,
  span: /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}\/\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}$/,
  weight: /^\d+(?:\.\d+)? (?:g|kg|oz|lb)$/,
  country: /^[A-Z]{2}$/,
  count: /^[1-9]\d*$/,
  shippings: new RegExp(`^${SHIPPING}(?:,${SHIPPING})*$`),
}

export type Item = Readonly<Record<string, unknown>>

const itemsSchema = z.array(z.record(z.string(), z.unknown()))

/** The products in a feed, read by the form that its receiver reads. */
const READERS: Readonly<Record<string, (text: string) => readonly Item[]>> = {
  google(text) {
    const parser = new XMLParser({
      removeNSPrefix: true,
      htmlEntities: true,
      parseTagValue: false,
      isArray: (name) => name === 'item',
    })
    const feed = z.object({
      rss: z.object({ channel: z.object({ item: z.optional(itemsSchema) }) }),
    })
    return feed.parse(parser.parse(text)).rss.channel.item ?? []
  },
  meta(text) {
    // RFC 4180.
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) =>
        Array.from(
          line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g),
          ([, quoted = '', bare = '']) => bare + quoted.replaceAll('""', '"'),
        ),
      )
    const [names = [], ...items] = rows
    if (items.some(({ length }) => length !== names.length)) throw new Error('A row is broken')
    return items.map((cells) =>
      Object.fromEntries(
        names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : [])),
      ),
    )
  },
  openai: (text) =>
    itemsSchema.parse(
      text
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line)),
    ),
}

export function readItems(feed: string, text: string): readonly Item[] {
  return READERS[feed]?.(text) ?? []
}

/** What the receiver of a feed would refuse, by the rules of its specification (tests/tools/site/feeds/rules.json). */
export function faultsOf(feed: string, items: readonly Item[]): string[] {
  const rules = RULES[feed]
  if (!rules) return [`no rules for ${feed}`]
  const { required, oneOf = [], when, most, values, forms, free } = rules
  const ids = items.map((item) => item.id ?? item.item_id)
  const twice = ids.length === new Set(ids).size ? [] : ['an id is there twice']
  return items.reduce<string[]>((faults, item) => {
    const lacks = (name: string) => item[name] === undefined || item[name] === ''
    const missing = [
      ...required.filter(lacks),
      ...(oneOf.length > 0 && oneOf.every(lacks) ? [oneOf.join(' or ')] : []),
      ...when
        .filter(([name, value, needed]) => item[name] === value && lacks(needed))
        .map(([, , needed]) => needed),
    ]
    const wrong = leaves(item).filter(([name, value]) => {
      if (values[name]) return !values[name].some((each) => each === value)
      const text = String(value)
      if (text.length > (most[name] ?? Infinity) || text.trim() === '') return true
      const form = FORMS[forms[name] ?? '']
      return form
        ? !form.test(text) || (forms[name] === 'gtin' && !hasCheckDigit(text))
        : !free.includes(name)
    })
    const reduced = item.sale_price === undefined || amount(item.sale_price) < amount(item.price)
    return [
      ...faults,
      ...missing.map((name) => `${String(item.title)}: no ${name}`),
      ...wrong.map(
        ([name, value]) => `${String(item.title)}: ${name} is ${String(value).slice(0, 80)}`,
      ),
      ...(reduced ? [] : [`${String(item.title)}: the sale price is no lower`]),
    ]
  }, twice)
}

/** Each value in an item, by its name: `shipping.price`. */
function leaves(value: unknown, name = ''): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((each) => leaves(each, name))
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, name === '' ? key : `${name}.${key}`),
  )
}

function amount(price: unknown): number {
  return Number(String(price).split(' ')[0])
}

/** GS1 General Specifications, 7.9: the digits before the last count 3, 1, 3, 1 … from the right. */
function hasCheckDigit(digits: string): boolean {
  const [last = 0, ...others] = Array.from(digits, Number).toReversed()
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === last
}

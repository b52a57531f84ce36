import { readFileSync } from 'node:fs'
import * as z from 'zod'

const words = z.record(
  z.string(),
  z.string().transform((text) => new Set(text.split(' '))),
)
const { types: TYPES, values } = z
  .object({ types: words, values: words })
  .parse(JSON.parse(readFileSync('tests/tools/site/feeds/schema-org.json', 'utf8')))

const VALUES: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  availability: values.ItemAvailability,
  returnPolicyCategory: values.MerchantReturnEnumeration,
  priceType: values.PriceTypeEnumeration,
  // ProductGroup of Google's documentation names properties of schema.org here.
  variesBy: new Set(['color', 'size']),
}

/** What of JSON-LD the vocabulary does not have: a property of another type, or a value that is none. */
export function structuredFaults(data: unknown, type = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => structuredFaults(each, type))
  if (typeof data !== 'object' || data === null) return []
  const entries = new Map(Object.entries(data))
  const own = String(entries.get('@type') ?? type)
  return [...entries].flatMap(([name, value]: [string, unknown]) => {
    if (name === '@graph') return structuredFaults(value)
    if (name.startsWith('@')) return name === '@type' && !TYPES[own] ? [`no type ${own}`] : []
    if (!TYPES[own]?.has(name)) return [`${own} has no ${name}`]
    const terms = VALUES[name]
    const wrong = [value]
      .flat()
      .filter((each) => terms && !terms.has(String(each).replace('https://schema.org/', '')))
    return [...wrong.map((each) => `${name} is ${String(each)}`), ...structuredFaults(value)]
  })
}

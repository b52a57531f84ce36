import { RETURNS_PAGE, shopPages } from '#tools/site/pages/shop-pages.ts'
import { shopCountry, UNION } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { answers } from '#tools/site/settings/settings-rules.ts'
import { UsageError, type Problem } from '#tools/owner/problem.ts'
import TABLES from './laws.json' with { type: 'json' }
import { problem } from './problems.ts'

/** Whether a shop has what a law asks for, by its settings, or by the names of its pages and of links in its footer. */
type Test = RegExp | ((settings: Settings) => boolean)

/** In the order in which owners read them (docs/law.md). */
export const ASKED = [
  [
    'law-imprint',
    /imprint|impressum|^(?!.*g[au]a?r[au]n).*legal|about|contact|kontakt|ueber-uns|mentions|aviso/,
  ],
  ['law-terms', /terms|conditions|\bagb\b|bedingungen|\bcg[uv]\b|regulamin|condizioni/],
  ['law-returns', RETURNS_PAGE],
  ['law-withdrawal', /^withdrawal$/],
  ['law-price-note', ({ priceNote }) => priceNote !== undefined],
  ['law-delivery', ({ delivery }) => delivery.some(({ days }) => days)],
  ['law-button', ({ order }) => !answers(order) || order?.button !== undefined],
  ['law-privacy', /privacy|datenschutz|confidential|privacidad|prywatno|الخصوصية/],
  ['law-guarantee', /guarant|garant|gewaehr|gewähr|warrant|gwaranc|ضمان/],
  ['law-accessibility', /accessib|barriere|accesib|toegankelijk|dost[eę]pno|الوصول/],
] as const satisfies readonly (readonly [rule: string, test: Test])[]

/** Without being asked, `check` names what nearly every shop has to have. */
const USUAL = 5

type Sources = Readonly<Record<string, readonly string[]>>

const LAWS: Readonly<Record<string, Sources>> = TABLES

/** The laws of a country, each with its source, and the day on which that was looked up. */
export function lawsOf(country: string): Sources {
  return { ...(UNION.includes(country) && LAWS.EU), ...LAWS[country] }
}

/** What a shop can do without, but its owner should know; all of it for a country that is asked for. */
export function* hints(settings: Settings, folder: string, asked?: string): Generator<Problem> {
  const { order, words, footer } = settings
  const country = asked ?? shopCountry(settings) ?? ''
  // A shop in the English of the United States may be anywhere.
  const laws = !asked && country === 'US' ? {} : lawsOf(country)
  if (asked && Object.keys(laws).length === 0) {
    const known = new Set([...UNION, ...Object.keys(LAWS)])
    throw new UsageError(`--country knows ${[...known].sort().join(', ')}.`)
  }
  const place = { file: 'shop.json' }
  if (!order && words['cart.noOrders'] === undefined) yield problem('no-order', place)
  const pages = shopPages(settings, folder)
  const names = [...pages.map(({ name }) => name), ...footer.map(({ text }) => text.toLowerCase())]
  for (const [rule, test] of ASKED.slice(0, asked ? undefined : USUAL)) {
    const [source] = laws[rule] ?? []
    const isThere =
      typeof test === 'function' ? test(settings) : names.some((name) => test.test(name))
    if (source !== undefined && !isThere) yield problem(rule, place, { country, source })
  }
}

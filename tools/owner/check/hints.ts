import { UNION } from '#tools/site/settings/countries.ts'
import { shopCountry, type Settings } from '#tools/site/settings/read-settings.ts'
import { RETURNS_PAGE, shopPages } from '#tools/site/pages/shop-pages.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problem } from './problems.ts'

/** What laws require: the countries, and the names that the pages have in their languages. */
const LAWS = [
  [
    'law-imprint',
    [...UNION, 'CH', 'LI'],
    /imprint|impressum|legal|about|contact|kontakt|ueber-uns/,
  ],
  ['law-terms', [...UNION, 'CH', 'GB', 'LI'], /terms|conditions|\bagb\b|bedingungen|\bcg[uv]\b/],
  ['law-returns', [...UNION, 'GB'], RETURNS_PAGE],
  ['law-withdrawal', UNION, /^withdrawal$/],
  ['law-price-note', [...UNION, 'CH', 'GB', 'LI'], undefined],
] as const

/** What a shop can do without, but its owner should know. */
export function* hints(settings: Settings, folder: string): Generator<Problem> {
  const { order, words, priceNote, footer } = settings
  const country = shopCountry(settings) ?? ''
  const place = { file: 'shop.json' }
  if (!order && words['cart.noOrders'] === undefined) yield problem('no-order', place)
  const pages = shopPages(settings, folder)
  const names = [...pages.map(({ name }) => name), ...footer.map(({ text }) => text.toLowerCase())]
  for (const [rule, countries, form] of LAWS) {
    const isThere = form ? names.some((name) => form.test(name)) : priceNote !== undefined
    if (countries.includes(country) && !isThere) yield problem(rule, place, { country })
  }
}

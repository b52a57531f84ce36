import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RETURNS_PAGE, shopPages } from '#tools/site/pages/shop-pages.ts'
import { shopCountry, UNION } from '#tools/site/settings/countries.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { answers } from '#tools/site/settings/settings-rules.ts'
import { UsageError, type Problem } from '#tools/owner/problem.ts'
import LAWS from './laws.json' with { type: 'json' }
import { problem } from './problems.ts'

interface Shop {
  readonly settings: Settings
  /** What pages and links in the footer are called, in small letters. */
  readonly names: readonly string[]
  /** What stands in the pages. */
  readonly text: string
  readonly hasUnitPrices: boolean
}

function named(form: RegExp) {
  return ({ names }: Shop) => names.some((name) => form.test(name))
}

/** Whether a shop has what a law asks for (docs/law.md), in the order in which owners read it. */
const ASKED = {
  'law-imprint': named(
    /imprint|impressum|^(?!.*g[au]a?r[au]n).*legal|about|contact|kontakt|ueber-uns|mentions|aviso/,
  ),
  'law-terms': named(/terms|conditions|\bagb\b|bedingungen|\bcg[uv]\b|regulamin|condizioni/),
  'law-returns': named(RETURNS_PAGE),
  'law-withdrawal': named(/^withdrawal$/),
  'law-price-note': ({ settings }) => settings.priceNote !== undefined,
  'law-delivery': ({ settings }) => settings.delivery.some(({ days }) => days),
  'law-button': ({ settings: { order } }) => !answers(order) || order?.button !== undefined,
  'law-privacy': named(/privacy|datenschutz|confidential|privacidad|prywatno|الخصوصية/),
  'law-unit-prices': ({ hasUnitPrices }) => hasUnitPrices,
  'law-guarantee': named(/guarant|garant|gewaehr|gewähr|warrant|gwaranc|ضمان/),
  'law-accessibility': named(/accessib|barriere|accesib|toegankelijk|dost[eę]pno|الوصول/),
  'law-numbers': ({ text }) => /WEEE|LUCID|\bIDU\b|BDO|RII|\bEPR\b|identifiant unique/i.test(text),
  'law-dispute': ({ text }) => /schlichtung|m[eé]diat/i.test(text),
  'law-old-link': ({ text }) => !/ec\.europa\.eu\/(?:consumers\/)?odr/.test(text),
} as const satisfies Record<string, (shop: Shop) => boolean>

export type Law = keyof typeof ASKED

export const LAW_NAMES = Object.keys(ASKED).filter(isLaw)

function isLaw(name: string): name is Law {
  return Object.hasOwn(ASKED, name)
}

/** Without being asked, `check` names what nearly every shop has to have. */
const USUAL = 5

type Sources = Readonly<Partial<Record<string, readonly string[]>>>

const TABLES: Readonly<Record<string, Sources>> = LAWS

/** The laws of a country, each with its source, and the day on which that was looked up. */
export function lawsOf(country: string): Sources {
  return { ...(UNION.includes(country) && TABLES.EU), ...TABLES[country] }
}

/** What a shop can do without, but its owner should know; all of it for a country that is asked for. */
export function* hints(settings: Settings, folder: string, asked?: string): Generator<Problem> {
  const { order, words, footer } = settings
  const country = asked ?? shopCountry(settings) ?? ''
  // A shop that names no country is in English, perhaps, and not in the United States.
  const isKnown = asked !== undefined || settings.country !== undefined || country !== 'US'
  const laws = isKnown ? lawsOf(country) : {}
  const known = [...new Set([...UNION, ...Object.keys(TABLES)])].filter((code) => code !== 'EU')
  if (asked !== undefined && !known.includes(asked))
    throw new UsageError(`--country knows ${known.sort().join(', ')}.`)
  const place = { file: 'shop.json' }
  if (!order && words['cart.noOrders'] === undefined) yield problem('no-order', place)
  const pages = shopPages(settings, folder)
  const shop: Shop = {
    settings,
    names: [...pages.map(({ name }) => name), ...footer.map(({ text }) => text.toLowerCase())],
    text: pages.map(({ text }) => text).join('\n'),
    hasUnitPrices: textOf(join(folder, 'api/products.json')).includes('"unitPrice"'),
  }
  for (const rule of asked === undefined ? LAW_NAMES.slice(0, USUAL) : LAW_NAMES) {
    const [source] = laws[rule] ?? []
    if (source !== undefined && !ASKED[rule](shop)) yield problem(rule, place, { country, source })
  }
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

import * as z from 'zod/mini'
import { priceStyleOf } from '#src/domain/money/price-style.ts'
import { yearsText } from '#src/domain/facts/years.ts'
import { filled } from '#tools/site/messages/message-code.ts'
import { knownMessages } from '#tools/site/messages/read-messages.ts'
import { categoriesOf } from './category-settings.ts'
import { readDelivery } from './delivery-settings.ts'
import type { facts as factsSchema } from './fact-settings.ts'
import { wholeLook } from './looks.ts'
import { withProvider } from './order-settings.ts'
import { inLanguage } from '#tools/site/languages/in-language.ts'
import { languagesOf, ownName, type ShopLanguage } from '#tools/site/languages/shop-languages.ts'
import { valueAt } from '#tools/site/json-values.ts'
import { settingsSchema } from './settings-schema.ts'
import { shopFolder } from './shop-folder.ts'
import { workdaysOf } from './workdays.ts'

/**
 * The settings in a parsed `shop.json` of a folder in one of its languages, with the defaults of those that it has not set.
 *
 * @param wanted the code of the language; by default the first
 */
export function readSettings(
  json: unknown,
  found: readonly string[] = [],
  folder: string = shopFolder(),
  wanted?: string,
) {
  const all = languagesOf(json)
  const current = all.find(({ code }) => code === wanted) ?? all[0]
  const codes = all.map(({ code }) => code)
  const texts = inLanguage(json, current.code, codes)
  const {
    address,
    accent,
    look: written,
    categories,
    order: ways,
    delivery,
    source,
    ...file
  } = settingsSchema.parse(texts)
  const language = withLatinDigits(current.tag)
  const currency = file.currency.toUpperCase()
  const decimals = decimalsOf(currency)
  const words = Object.fromEntries(
    Object.entries(file.words).filter(([key]) =>
      isWordIn(valueAt(json, ['words', key]), current.code, codes),
    ),
  )
  const messages = knownMessages(language, words, folder)
  const word = (key: string, written: string | undefined) => written ?? messages[key] ?? ''
  /** One colour is that of the light theme. */
  const colors: Exclude<typeof accent, string> =
    typeof accent === 'string' ? { light: accent } : accent
  const look = wholeLook(written)
  const years = yearsText(String(file.guarantee?.years), language)
  const promise = filled(word('guarantee.promise', undefined), language, { years })
  const legalGuarantee = { text: promise, link: '#/info/guarantee' }
  return {
    ...file,
    name: word('shop.name', file.name),
    size: word('shop.size', file.size),
    slides: file.slides.map((slide) => ({
      ...slide,
      linkText: word('shop.slideLink', slide.linkText),
    })),
    facts: file.facts && withGroups(file.facts, word('facts.groupGeneral', undefined)),
    /** Empty until the build has named the categories; so is the home page's title. */
    description: file.description ?? '',
    titles: {
      home: file.titles.home ?? '',
      catalog: word('shop.catalog', file.titles.catalog),
      welcome: word('shop.welcome', file.titles.welcome),
      newModels: word('shop.newModels', file.titles.newModels),
      categories: word('shop.categories', file.titles.categories),
      hotPrice: word('shop.hotPrice', file.titles.hotPrice),
    },
    language,
    /** Undefined for a shop with one language. */
    languages: all.length > 1 ? all.map((each) => languageOf(each, current, all[0])) : undefined,
    currency,
    decimals,
    /** Undefined if only `Intl` can write prices. */
    priceStyle: priceStyleOf(language, currency, decimals),
    address: address && folderAddress(address) + folderOf(current, all[0]),
    accent: colors ?? look.accent,
    look,
    hasRows: look.lists === 'rows',
    ...categoriesOf(categories, found),
    promises: file.guarantee ? [...file.promises, legalGuarantee] : file.promises,
    order: ways && withProvider(ways),
    source: typeof source === 'string' ? { list: source } : source,
    delivery: readDelivery(delivery, word('delivery.name', undefined)),
    /** Only for a shop that says how many days a delivery takes. */
    workdays: delivery.some(({ days }) => days)
      ? workdaysOf({ ...file, language: current.tag })
      : undefined,
    words,
    /** The owner's own pages: the build reads them from `pages/`. */
    pages: NO_PAGES,
  }
}

function withGroups(facts: z.output<typeof factsSchema>, general: string) {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, { ...fact, group: fact.group ?? general }]),
  )
}

/** Whether a word of the owner is in this language: the shop's own is better than one in another language. */
function isWordIn(written: unknown, code: string, [first]: readonly string[]): boolean {
  return typeof written === 'object' && written !== null
    ? Object.hasOwn(written, code)
    : code === first
}

export interface Settings extends ReturnType<typeof readSettings> {
  /** Texts by which lists are filtered, and what they are in the first language: addresses have that. */
  readonly firstTexts?: readonly (readonly [text: string, inFirst: string])[]
  /** Width divided by height of the highest picture on cards, if all are lower than is usual. */
  readonly cardPhoto?: number | undefined
  /** Only of a shop above the size `firstViews`. */
  readonly first?: FirstViews | undefined
}

/** Where a large shop has its first views (decision 061). */
interface FirstViews {
  /** `assets/first-1a2b3c4d/` */
  readonly folder: string
  /** How many files the pages of products have. */
  readonly parts: number
  /** How many files have the whole catalogue. */
  readonly slices: number
}

/** Settings that the shop's code does not get. */
export const BUILD_SETTINGS = [
  ...(['$schema', 'gadgetry', 'description', 'address', 'country'] as const),
  ...(['closed', 'cutOff', 'counts', 'hasCategoryList', 'accent', 'look'] as const),
  ...(['previews', 'sharePicture', 'source', 'withdrawal', 'guarantee'] as const),
  ...(['accessibility', 'words', 'deploy', 'reduction', 'feeds', 'returns'] as const),
  ...(['cardPhoto', 'firstViews', 'first'] as const),
]

export type BuildSetting = (typeof BUILD_SETTINGS)[number]

const NO_PAGES: readonly PageSettings[] = []

interface PageSettings {
  /** In its address: `#/info/imprint`. */
  readonly name: string
  readonly title: string
  /** Its code, if the page has fallen back to another than the shop's. */
  readonly language: string | undefined
}

interface LanguageSettings {
  /** `de`: texts that are in another language than the page are marked with it. */
  readonly code: string
  /** `de-DE` */
  readonly tag: string
  /** In the language itself: `Deutsch`. */
  readonly name: string
  /** From the page to the one in this language; empty for its own. */
  readonly path: string
  /** In the language itself: 'This shop is available in German'. Only in the first language. */
  readonly offer?: string | undefined
}

/** A language as the shop's code knows it, with the way from the page of the current one to its page. */
function languageOf(
  language: ShopLanguage,
  current: ShopLanguage,
  first: ShopLanguage,
): LanguageSettings {
  const { code, tag } = language
  const up = current === first ? '' : '../'
  const path = language === current ? '' : up + folderOf(language, first)
  return { code, tag, name: ownName(language), path }
}

/** The first language is at the shop's address, the others are in folders below it. */
function folderOf({ code }: ShopLanguage, first: ShopLanguage): string {
  return code === first.code ? '' : `${code}/`
}

/** The address of a folder: without query and fragment, and with `/` at its end. */
function folderAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}${pathname.endsWith('/') ? '' : '/'}`
}

/** The catalogue's own texts and the counts of messages have Latin digits, so prices and dates have them, too. */
function withLatinDigits(language: string): string {
  const locale = new Intl.Locale(language)
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions()
  return numberingSystem === 'latn' || locale.numberingSystem
    ? language
    : new Intl.Locale(language, { numberingSystem: 'latn' }).toString()
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** The ids of all categories of a shop, with those that it does not show. */
export function allCategories({ categories, hiddenCategories }: Settings): string[] {
  return [...Object.keys(categories), ...hiddenCategories]
}

const entrySchema = z.object({ category: z.string() })

/** The ids of the categories in a parsed list of products, in its order; none if it cannot be read. */
export function categoriesIn(json: unknown): string[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const found = entries.flatMap((entry) => entrySchema.safeParse(entry).data?.category ?? [])
  return [...new Set(found)]
}

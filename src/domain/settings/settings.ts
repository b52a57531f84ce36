import type { BuildSetting, Settings } from '#tools/site/settings/read-settings.ts'

/**
 * The build replaces this with what it has read of `shop.json` (`tools/site/settings/`, where each setting is
 * described), so that no schema reaches the browser. Where nothing is built, as in the owner's program, no texts are needed.
 */
export const SETTINGS: ShopSettings = {
  name: 'Shop',
  language: 'en-US',
  languages: undefined,
  currency: 'USD',
  decimals: 2,
  priceStyle: undefined,
  slides: [],
  categories: {},
  hiddenCategories: [],
  rows: [],
  cards: 'variants',
  hasRows: false,
  soldOut: undefined,
  facts: undefined,
  size: 'Size',
  amounts: {},
  titles: { home: '', catalog: '', welcome: '', newModels: '', categories: '', hotPrice: '' },
  footer: [],
  promises: [],
  order: undefined,
  delivery: [],
  workdays: undefined,
  loadDelay: 0,
  backToTop: true,
  pages: [],
}

/** The settings of `shop.json` as the build has read them, without those that only the build needs. */
export type ShopSettings = Omit<Settings, BuildSetting>

export type FirstViews = Settings['first']

export type LanguageSettings = NonNullable<ShopSettings['languages']>[number]

/** A slide of the banner (specification, section 3). */
export type SlideSettings = ShopSettings['slides'][number]

export type RowSettings = ShopSettings['rows'][number]

export type OrderSettings = NonNullable<ShopSettings['order']>

export type OrderField = OrderSettings['fields'][number]

/** A way of delivery, and what it costs: weights in kilograms of the whole order, countries as ISO codes. */
export type DeliveryWay = Readonly<ShopSettings['delivery'][number]>

export type PageSettings = ShopSettings['pages'][number]

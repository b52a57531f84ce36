import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'

/**
 * The build replaces this with what it has read of `shop.json` (`tools/site/settings/`, where each setting is
 * described), so that no schema reaches the browser. Where nothing is built, as in the owner's program, no texts are needed.
 */
export const SETTINGS: ShopSettings = {
  name: 'Shop',
  language: 'en-US',
  currency: 'USD',
  decimals: 2,
  priceStyle: undefined,
  slides: [],
  categories: {},
  hiddenCategories: [],
  rows: [],
  cards: 'variants',
  size: 'Size',
  amounts: {},
  titles: { home: '', catalog: '', welcome: '', newModels: '', categories: '', hotPrice: '' },
  footer: [],
  promises: [],
  delivery: [],
  loadDelay: 0,
  backToTop: true,
  pages: [],
}

export interface ShopSettings {
  readonly name: string
  readonly language: string
  /** Undefined if the shop has one only. The first is at the shop's address. */
  readonly languages?: readonly LanguageSettings[] | undefined
  /** Texts by which lists are filtered, and what they are in the first language: addresses have that. */
  readonly firstTexts?: readonly (readonly [text: string, inFirst: string])[] | undefined
  readonly currency: string
  readonly decimals: number
  /** Undefined if only `Intl` can write prices. */
  readonly priceStyle: PriceStyle | undefined
  readonly slides: readonly SlideSettings[]
  readonly categories: Readonly<Record<string, CategorySettings>>
  readonly hiddenCategories: readonly string[]
  readonly rows: readonly RowSettings[]
  readonly cards: 'variants' | 'models'
  readonly facts?: Readonly<Record<string, FactSettings>> | undefined
  readonly synonyms?: readonly (readonly string[])[] | undefined
  readonly size: string
  readonly amounts: Readonly<Record<string, number>>
  readonly titles: Readonly<Record<HomeTitle, string>>
  readonly footer: readonly { readonly text: string; readonly link: string }[]
  readonly promises: readonly { readonly text: string; readonly link: string }[]
  readonly delivery: readonly DeliveryWay[]
  readonly logo?: string | undefined
  readonly order?: OrderSettings | undefined
  readonly priceNote?: { readonly text: string; readonly link: string } | undefined
  readonly loadDelay: number
  readonly backToTop: boolean
  readonly pages: readonly PageSettings[]
}

export interface LanguageSettings {
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

type HomeTitle = 'home' | 'catalog' | 'welcome' | 'newModels' | 'categories' | 'hotPrice'

/** A slide of the banner (specification, section 3). */
export interface SlideSettings {
  readonly picture: string
  readonly pictureSizes?: PictureSizes | undefined
  readonly tallPicture?: string | undefined
  readonly tallPictureSizes?: PictureSizes | undefined
  readonly title: string
  readonly text: string
  readonly link: string
  readonly linkText: string
  readonly ground: 'night' | 'bronze' | 'mist' | 'photo' | 'product'
}

export interface CategorySettings {
  readonly label: string
  readonly title: string
  readonly tile: {
    readonly title: string
    /** Undefined until the build has chosen a product’s. */
    readonly picture?: string | undefined
    readonly pictureSizes?: PictureSizes | undefined
    readonly color?: string | undefined
  }
}

export interface RowSettings {
  readonly title: string
  readonly sentence: string
  readonly filter: string
  readonly look: 'cards' | 'band'
}

interface FactSettings {
  readonly label: string
  readonly unit?: string | undefined
  readonly filter?: boolean | undefined
  readonly card?: boolean | undefined
  readonly better?: 'lower' | 'higher' | undefined
  readonly group: string
  readonly categories?: readonly string[] | undefined
  readonly words?: Readonly<Record<string, 'lower' | 'higher'>> | undefined
}

export interface OrderSettings {
  readonly email?: string | undefined
  readonly whatsapp?: string | undefined
  readonly provider?: { readonly link: string; readonly name: string } | undefined
  readonly fields: readonly OrderField[]
  /** The words of the button that sends it. */
  readonly button?: string | undefined
  /** Whether product pages have 'Ask about this'. */
  readonly ask: boolean
}

/** A way of delivery, and what it costs. */
export interface DeliveryWay {
  readonly name: string
  readonly price: number
  readonly perPiece: number
  /** By the weight of the whole order in kilograms, the lightest first; empty if it does not count. */
  readonly byWeight: readonly { readonly upTo: number; readonly price: number }[]
  readonly freeFrom?: number | undefined
  /** The fewest and the most working days. */
  readonly days?: readonly [number, number] | undefined
  /** ISO codes; empty for all. */
  readonly countries: readonly string[]
  /** How postcodes begin; empty for all. */
  readonly postcodes: readonly string[]
  readonly pickUp: boolean
}

export interface OrderField {
  readonly label: string
  readonly autocomplete?: string | undefined
  readonly required: boolean
}

export interface PageSettings {
  /** In its address: `#/info/imprint`. */
  readonly name: string
  readonly title: string
  /** Its code, if the page has fallen back to another than the shop's. */
  readonly language?: string | undefined
}

/** How `Intl` writes a price in the shop’s language. */
export interface PriceStyle {
  readonly before: string
  readonly after: string
  /** Between thousands. */
  readonly group: string
  readonly point: string
}

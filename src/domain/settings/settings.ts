import type { PriceStyle } from '#src/domain/money/price-style.ts'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'

/**
 * The settings of this shop, without those that only the build needs. The build replaces this value by what it has read
 * of the shop's `shop.json` (`tools/build/settings/`, where each setting is described), so that no schema reaches the
 * browser. Where nothing is built, as in the owner's program, it is a shop that says nothing.
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
  loadDelay: 0,
  backToTop: true,
  pages: [],
}

export interface ShopSettings {
  readonly name: string
  readonly language: string
  readonly currency: string
  /** How many decimals amounts of the currency have. */
  readonly decimals: number
  /** Undefined if only `Intl` can write prices. */
  readonly priceStyle: PriceStyle | undefined
  readonly slides: readonly SlideSettings[]
  readonly categories: Readonly<Record<string, CategorySettings>>
  readonly hiddenCategories: readonly string[]
  readonly rows: readonly RowSettings[]
  readonly cards: 'variants' | 'models'
  readonly facts?: Readonly<Record<string, FactSettings>> | undefined
  readonly size: string
  readonly amounts: Readonly<Record<string, number>>
  readonly titles: Readonly<Record<HomeTitle, string>>
  readonly footer: readonly { readonly text: string; readonly link: string }[]
  readonly logo?: string | undefined
  readonly order?: OrderSettings | undefined
  readonly priceNote?: { readonly text: string; readonly link: string } | undefined
  readonly loadDelay: number
  readonly backToTop: boolean
  readonly pages: readonly PageSettings[]
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
  }
}

/** A row of the home page that the shop's owner has added. */
export interface RowSettings {
  readonly title: string
  readonly sentence: string
  readonly filter: string
}

interface FactSettings {
  readonly label: string
  readonly unit?: string | undefined
  readonly filter?: boolean | undefined
  readonly card?: boolean | undefined
  readonly better?: 'lower' | 'higher' | undefined
  readonly group: string
  readonly categories?: readonly string[] | undefined
}

/** How visitors order. */
export interface OrderSettings {
  readonly email?: string | undefined
  readonly whatsapp?: string | undefined
  /** The page that the order is sent to. */
  readonly provider?: { readonly link: string; readonly name: string } | undefined
  readonly fields: readonly OrderField[]
}

/** What an owner asks for in an order. */
export interface OrderField {
  readonly label: string
  readonly autocomplete?: string | undefined
  readonly required: boolean
}

/** A page of the owner's own. */
export interface PageSettings {
  /** In its address: `#/info/imprint`. */
  readonly name: string
  readonly title: string
}

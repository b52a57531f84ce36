import type { Category } from './category.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { PictureSizes } from './picture-sizes.ts'
import type { PriceStyle } from './price-style.ts'

/** All settings of a shop, with the specification's values where its `shop.json` has none. */
export interface Settings {
  readonly name: string
  /** For search engines and link previews. */
  readonly description: string
  /** A BCP 47 tag, for `Intl` only: the page's own words are English. */
  readonly language: string
  /** An ISO 4217 code. */
  readonly currency: string
  /** How many decimals amounts of the currency have. */
  readonly decimals: number
  /** How prices are written; undefined if only `Intl` can write them. */
  readonly priceStyle?: PriceStyle | undefined
  /** Where the shop is on the web: absolute, and ends with `/`. Undefined where it is not known. */
  readonly address?: string | undefined
  readonly slides: readonly SlideSettings[]
  /** The categories that are shown. */
  readonly categories: Readonly<Partial<Record<Category, CategorySettings>>>
  /** Whether tiles show `amounts` as they are set, or as the build has counted them. */
  readonly counts: 'fixed' | 'counted'
  /** What the tiles say: the number of models. */
  readonly amounts: Readonly<Record<Category, number>>
  readonly titles: TitleSettings
  readonly footer: readonly FooterLink[]
  /** Undefined for the colours of `styles/tokens.css`. */
  readonly accent?: AccentSettings | undefined
  /** The path of a picture that replaces the drawing before the name. */
  readonly logo?: string | undefined
  /** Whether the footer has 'Back to top'. */
  readonly backToTop: boolean
  /** Whether the build writes a page for each product, for link previews. */
  readonly previews: boolean
  /** The path of the picture in link previews of home and lists. */
  readonly sharePicture?: string | undefined
  /** The path of the owner's own script, which receives the shop's events (docs/events.md). */
  readonly script?: string | undefined
}

/** A slide of the banner (specification, section 3). */
export interface SlideSettings {
  /** For wide windows: a path, or an https address. */
  readonly picture: string
  /** Which other sizes of the picture exist. The build finds them out where they are not set. */
  readonly pictureSizes?: PictureSizes | undefined
  /** For small windows. */
  readonly tallPicture?: string | undefined
  readonly tallPictureSizes?: PictureSizes | undefined
  readonly title: string
  readonly text: string
  /** A place in the shop, as `#/phones?sale=1`, or an https address. */
  readonly link: string
  /** The text of the link. */
  readonly linkText: string
  /** The background behind cut-out products. */
  readonly ground: 'night' | 'bronze' | 'mist'
}

export interface CategorySettings {
  /** The name in the navigation. */
  readonly label: string
  /** The heading of the list. */
  readonly title: string
  readonly tile: TileSettings
}

/** A tile of 'Shop by category' (specification, section 3). */
export interface TileSettings {
  readonly picture: string
  readonly pictureSizes?: PictureSizes | undefined
  readonly title: string
}

export interface TitleSettings {
  /** The home page's title in the browser's tab. */
  readonly home: string
  /** The hidden heading of the home page. */
  readonly catalog: string
  readonly welcome: string
  readonly newModels: string
  readonly categories: string
  readonly hotPrice: string
}

export interface FooterLink {
  readonly text: string
  /** A place in the shop, an address, or empty: the specification has links with empty targets. */
  readonly link: string
}

/** Colours as `#rrggbb`. */
export interface AccentSettings {
  readonly light: string
  /** Without it, the build lightens the other until it can be read on dark grounds. */
  readonly dark?: string | undefined
}

/** Settings that only the build needs: the shop's code does not have them. */
export const BUILD_SETTINGS = [
  'description',
  'address',
  'counts',
  'accent',
  'previews',
  'sharePicture',
  'script',
] as const

/**
 * The settings of this shop. The build replaces this module by the values of the shop's `shop.json`
 * (`scripts/settings/plugin.ts`); here they are the specification's.
 */
export const SETTINGS: Omit<Settings, (typeof BUILD_SETTINGS)[number]> = DEFAULT_SETTINGS

import { readSettings, type BUILD_SETTINGS } from './read-settings.ts'

/** All settings of a shop, with the defaults of those that its `shop.json` has not set. */
export type Settings = ReturnType<typeof readSettings>

/** A slide of the banner (specification, section 3). */
export type SlideSettings = Settings['slides'][number]

/** A row of the home page that the shop's owner has added. */
export type RowSettings = Settings['rows'][number]

/** Colours as `#rrggbb`. */
export type AccentSettings = NonNullable<Settings['accent']>

/** How visitors order. */
export type OrderSettings = NonNullable<Settings['order']>

/** What an owner asks for in an order. */
export type OrderField = OrderSettings['fields'][number]

/**
 * The settings of this shop. The build replaces this module by the values of the shop's `shop.json`
 * (`tools/build/settings/plugin.ts`), so that no schema reaches the browser. Where nothing is built, as in the owner's
 * program, they are the defaults.
 */
export const SETTINGS: Omit<Settings, (typeof BUILD_SETTINGS)[number]> = readSettings({})

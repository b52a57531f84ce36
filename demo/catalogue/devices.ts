/*
 * Ids of families by what connects them to accessories, the newest first: lists for `fits`.
 */

/** Phones that hold a MagSafe charger or case by its magnets. */
export const MAGSAFE_PHONES = [
  'apple-iphone-17-pro-max',
  'apple-iphone-17',
  'apple-iphone-air',
  'apple-iphone-16-pro-max',
  'apple-iphone-16-pro',
  'apple-iphone-16',
  'apple-iphone-14',
  'apple-iphone-13-mini',
  'apple-iphone-12',
] as const

export const PIXEL_PHONES = ['google-pixel-10', 'google-pixel-9-pro', 'google-pixel-8a'] as const

/** Phones of other makers than Google that charge on a Qi stand. */
export const QI_PHONES = [
  ...MAGSAFE_PHONES,
  'apple-iphone-11',
  'samsung-galaxy-s25-ultra',
  'samsung-galaxy-s24',
  'samsung-galaxy-z-flip6',
  'samsung-galaxy-s21-5g',
  'oneplus-13',
  'nothing-phone-2',
  'motorola-razr-2024',
  'sony-xperia-1-v',
] as const

/** Phones with a USB-C socket. */
export const USB_C_PHONES = [
  'apple-iphone-17-pro-max',
  'apple-iphone-17',
  'apple-iphone-air',
  'samsung-galaxy-s25-ultra',
  'samsung-galaxy-s24',
  'samsung-galaxy-z-flip6',
  'samsung-galaxy-a54-5g',
  'samsung-galaxy-s21-5g',
  'apple-iphone-16-pro',
  'apple-iphone-16-pro-max',
  'apple-iphone-16',
  'google-pixel-10',
  'google-pixel-9-pro',
  'google-pixel-8a',
  'oneplus-13',
  'nothing-phone-2',
  'motorola-razr-2024',
  'sony-xperia-1-v',
  'fairphone-5',
  'xiaomi-redmi-note-12',
] as const

/** Phones and a tablet with a Lightning socket: they need a cable from USB-C to Lightning. */
export const LIGHTNING_DEVICES = [
  'apple-iphone-14',
  'apple-iphone-13-mini',
  'apple-iphone-12',
  'apple-iphone-11',
  'apple-ipad-9th-gen',
] as const

export const USB_C_IPADS = [
  'apple-ipad-pro-11-m4',
  'apple-ipad-air-11-m3',
  'apple-ipad-a16',
  'apple-ipad-mini-a17-pro',
] as const

/** Tablets with a USB-C socket. */
export const USB_C_TABLETS = [
  ...USB_C_IPADS,
  'samsung-galaxy-tab-s9',
  'google-pixel-tablet',
  'samsung-galaxy-tab-a9-plus',
] as const

export const APPLE_WATCHES = [
  'apple-watch-series-11',
  'apple-watch-series-10',
  'apple-watch-series-9',
  'apple-watch-se-2',
  'apple-watch-ultra-2',
] as const

/** The European Union, and with three more the European Economic Area. */
export const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
export const ECONOMIC_AREA = [...UNION, 'IS', 'LI', 'NO']

/** Where a reduction that grows step by step has one prior price, without an end (docs/prices.md has the sources). */
export const WITH_STEPS: readonly string[] = ['AT', 'DE', 'FR', 'IT', 'LU', 'SE']

/** Where a shop is, as a code of two letters: that of its language, if it says nothing. */
export function countryOf(shop: {
  readonly country?: string | undefined
  readonly language: string
}): string {
  return shop.country ?? new Intl.Locale(shop.language).maximize().region ?? ''
}

/** Where a shop is, if its settings or the region of its language say it: `DE`. */
export function shopCountry(shop: {
  readonly country?: string | undefined
  readonly language: string
}): string | undefined {
  return shop.country ?? new Intl.Locale(shop.language).region
}

/** The European Union, and with three more the European Economic Area. */
export const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
export const ECONOMIC_AREA = [...UNION, 'IS', 'LI', 'NO']

/** Countries in which a reduction that grows step by step has one prior price, without an end (docs/prices.md has the sources). */
export const WITH_STEPS: readonly string[] = ['AT', 'DE', 'FR', 'IT', 'LU', 'SE']

/** Where a shop is, as its settings or the region of its language say it: `DE`. A language alone, such as `de`, does not. */
export function shopCountry(shop: {
  readonly country?: string | undefined
  readonly language: string
}): string | undefined {
  return shop.country ?? new Intl.Locale(shop.language).region
}

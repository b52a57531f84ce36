/** What the `html` element of a page says of a language tag: `ar-EG` is Arabic, and written from right to left. */
export function pageLanguage(tag: string): { lang: string; dir: string } {
  const locale = new Intl.Locale(tag)
  return { lang: locale.language, dir: locale.getTextInfo().direction ?? 'ltr' }
}

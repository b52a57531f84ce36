import { expect, it } from 'vitest'
import { pageLanguage } from '#tools/site/settings/page-language.ts'

it.each([
  ['en-US', 'en', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
  ['he-IL', 'he', 'rtl'],
  ['fa', 'fa', 'rtl'],
  ['ur-PK', 'ur', 'rtl'],
  ['az', 'az', 'ltr'],
  ['az-Arab', 'az', 'rtl'],
])('a page in %s says %s and %s', (tag, lang, dir) => {
  expect(pageLanguage(tag)).toEqual({ lang, dir })
})

import { withPriorPrices, type PriorPrices } from '#tools/site/prices/prior-prices.ts'
import { languageFaults, entryInLanguage } from './in-language.ts'
import { codeOf } from './shop-languages.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { isObject, readJsonFile } from '#tools/site/json-values.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

type Languages = Pick<Settings, 'language' | 'languages'>

/**
 * The entries of a file of `api/` in the language of the build.
 *
 * @throws {ShopFileError} if they have texts in other languages than the shop
 */
export function entriesInLanguage(
  file: string,
  json: unknown,
  { language, languages }: Languages,
): unknown {
  const code = codeOf(language) ?? language
  const codes = languages?.map((each) => each.code) ?? [code]
  if (!Array.isArray(json)) return json
  const faults = languageFaults(json, codes, 'entries.')
  if (faults.length > 0) throw new ShopFileError(file, faults)
  return languages ? json.map((entry) => entryInLanguage(entry, code, codes)) : json
}

/**
 * The entries of a file of `api/` as the page of the build's language needs them.
 *
 * @throws {ShopFileError} if they have texts in other languages than the shop
 */
export function readEntries(
  folder: string,
  file: string,
  shop: Languages,
  prior: PriorPrices,
): unknown {
  const json = withPriorPrices(file, readJsonFile(`${folder}/${file}`), prior)
  return withPaths(entriesInLanguage(file, json, shop), wayToRoot(shop))
}

/** The way from the page of the build's language to the shop's address, where pictures and files are. */
export function wayToRoot({ languages }: Pick<Settings, 'languages'>): string {
  return languages?.[0]?.path ?? ''
}

/** The address of the shop, if this is the one of a language. */
export function rootAddress(settings: { readonly address: string } & Pick<Settings, 'languages'>) {
  return new URL(wayToRoot(settings) || './', settings.address).href
}

/** A page in each of the shop's languages, for its `link` elements and the site map. */
export function alternates(
  settings: { readonly address: string } & Pick<Settings, 'languages'>,
  page: string,
): readonly { readonly hreflang: string; readonly href: string }[] {
  const { languages = [], address } = settings
  const root = rootAddress(settings)
  const inside = page.slice(address.length)
  const all = languages.map(({ tag, path }) => ({
    hreflang: tag,
    href: new URL(path || './', address).href + inside,
  }))
  return all.length === 0 ? [] : [...all, { hreflang: 'x-default', href: root + inside }]
}

/** Fields with paths of pictures and files. */
const PATHS = new Set([
  ...['image', 'images', 'picture', 'tallPicture', 'logo', 'src', 'href', 'link'],
])

/** A value with the paths of the shop's pictures and files as the page in a language's folder needs them. */
export function withPaths(value: unknown, root: string, field = ''): unknown {
  if (root === '') return value
  if (typeof value === 'string')
    return PATHS.has(field) && /^(?:\.\/)?(?:img|files)\//.test(value) ? root + value : value
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map((item) => withPaths(item, root, field))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPaths(inner, root, name)]),
  )
}

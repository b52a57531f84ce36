import * as z from 'zod/mini'
import { CATEGORIES, type Category } from './category.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { pictureSizesSchema } from './picture-sizes.ts'
import { priceStyleOf } from './price-style.ts'
import type { CategorySettings, Settings, SlideSettings } from './settings.ts'

const text = z.string('must be a text').check(z.minLength(1, 'must be a text'))

/** Half a surrogate pair cannot be encoded; a name before a colon would be another scheme. */
const picture = text.check(
  z.refine(
    (path) => path.isWellFormed() && (path.startsWith('https://') || /^[^/:][^:]*$/.test(path)),
    'must be a path in the shop’s folder, as img/banner/summer.jpg, or an https address',
  ),
)

const WEB = /^https:\/\/[^\s]+$/
const SHOP = /^#\/[^\s]*$/

const slideLink = z
  .string('must be a text')
  .check(
    z.refine(
      (link) => (WEB.test(link) && URL.canParse(link)) || SHOP.test(link),
      'must be a place in the shop, as #/phones?sale=1, or an https address',
    ),
  )

const footerLink = z
  .string('must be a text')
  .check(
    z.refine(
      (link) =>
        link === '' ||
        SHOP.test(link) ||
        (/^(?:https?|mailto|tel):[^\s]+$/.test(link) && URL.canParse(link)),
      'must be an address (https, mailto or tel), a place in the shop, as #/phones, or empty',
    ),
  )

const color = z
  .string('must be a text')
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour, as #3450d8'))

/** Only of the shop's own host: its security policy refuses others. */
const script = z
  .string('must be a text')
  .check(
    z.regex(
      /^(?!.*\.\.)[\w-][\w./-]*\.js$/,
      'must be a script in the shop’s folder, as analytics.js',
    ),
  )

const flag = z.boolean('must be true or false')

const tileSchema = settingsObject({
  picture: z.optional(picture),
  pictureSizes: pictureSizesSchema,
  title: z.optional(text),
})

const categorySchema = settingsObject({
  label: z.optional(text),
  title: z.optional(text),
  tile: z.optional(tileSchema),
})

/** False for a category that the shop does not show. */
const shownCategory = z.optional(z.union([z.literal(false), categorySchema]))

const amount = z.optional(z.int('must be a whole number').check(z.gte(0, 'must be 0 or more')))

/** A shop's `shop.json`. Every field is optional. */
export const settingsSchema = settingsObject({
  $schema: z.optional(z.string()),
  name: z.optional(text),
  description: z.optional(text),
  language: z.optional(
    text.check(z.refine(isLanguage, 'must be a language tag, as en-US or de-DE')),
  ),
  currency: z.optional(
    text.check(z.refine(isCurrency, 'must be a currency code of three letters, as USD or EUR')),
  ),
  address: z.optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be a whole address, as https://shop.example/',
    }),
  ),
  slides: z.optional(
    z.array(
      settingsObject({
        picture,
        pictureSizes: pictureSizesSchema,
        tallPicture: z.optional(picture),
        tallPictureSizes: pictureSizesSchema,
        title: text,
        text: z.optional(z.string('must be a text')),
        link: slideLink,
        linkText: z.optional(text),
        ground: z.optional(z.enum(['night', 'bronze', 'mist'], 'must be night, bronze or mist')),
      }),
      'must be a list',
    ),
  ),
  categories: z.optional(
    settingsObject({ phones: shownCategory, tablets: shownCategory, accessories: shownCategory }),
  ),
  counts: z.optional(z.enum(['fixed', 'counted'], 'must be fixed or counted')),
  amounts: z.optional(settingsObject({ phones: amount, tablets: amount, accessories: amount })),
  titles: z.optional(
    settingsObject({
      home: z.optional(text),
      catalog: z.optional(text),
      welcome: z.optional(text),
      newModels: z.optional(text),
      categories: z.optional(text),
      hotPrice: z.optional(text),
    }),
  ),
  footer: z.optional(z.array(settingsObject({ text, link: footerLink }), 'must be a list')),
  accent: z.optional(
    z.union(
      [color, settingsObject({ light: color, dark: z.optional(color) })],
      'must be a colour, as #3450d8, or one for each theme: light and dark',
    ),
  ),
  logo: z.optional(picture),
  backToTop: z.optional(flag),
  previews: z.optional(flag),
  sharePicture: z.optional(picture),
  script: z.optional(script),
})

type ShopFile = z.infer<typeof settingsSchema>

/**
 * The settings in a parsed `shop.json`, with the specification's values where it has none.
 *
 * @throws {z.core.$ZodError} where it is invalid
 */
export function readSettings(json: unknown): Settings {
  const file = settingsSchema.parse(json)
  const language = file.language ?? DEFAULT_SETTINGS.language
  const currency = file.currency?.toUpperCase() ?? DEFAULT_SETTINGS.currency
  const decimals = decimalsOf(currency)
  return {
    ...DEFAULT_SETTINGS,
    ...optionalSettings(file),
    name: file.name ?? DEFAULT_SETTINGS.name,
    description: file.description ?? DEFAULT_SETTINGS.description,
    language,
    currency,
    decimals,
    priceStyle: priceStyleOf(language, currency, decimals),
    slides: slidesOf(file),
    categories: categoriesOf(file),
    counts: file.counts ?? DEFAULT_SETTINGS.counts,
    amounts: { ...DEFAULT_SETTINGS.amounts, ...present(file.amounts) },
    titles: { ...DEFAULT_SETTINGS.titles, ...present(file.titles) },
    footer: file.footer ?? DEFAULT_SETTINGS.footer,
    backToTop: file.backToTop ?? DEFAULT_SETTINGS.backToTop,
    previews: file.previews ?? DEFAULT_SETTINGS.previews,
  }
}

function optionalSettings({ address, accent, logo, sharePicture, script }: ShopFile) {
  return {
    ...(address !== undefined && { address: folderAddress(address) }),
    ...(accent !== undefined && {
      accent: typeof accent === 'string' ? { light: accent } : accent,
    }),
    ...(logo !== undefined && { logo }),
    ...(sharePicture !== undefined && { sharePicture }),
    ...(script !== undefined && { script }),
  }
}

/** The address of a folder: without query and fragment, and with `/` at its end. */
function folderAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}${pathname.endsWith('/') ? '' : '/'}`
}

function slidesOf({ slides }: ShopFile): readonly SlideSettings[] {
  return (
    slides?.map(({ text = '', linkText = 'Order now', ground = 'night', ...slide }) => ({
      ...slide,
      text,
      linkText,
      ground,
    })) ?? DEFAULT_SETTINGS.slides
  )
}

function categoriesOf({ categories }: ShopFile): Settings['categories'] {
  return Object.fromEntries(
    CATEGORIES.flatMap((category): [Category, CategorySettings][] => {
      const own = categories?.[category]
      if (own === false) return []
      const standard = DEFAULT_SETTINGS.categories[category]
      if (!own) return [[category, standard]]
      const label = own.label ?? standard.label
      const title = own.title ?? `${label} page`
      const tileTitle = own.tile?.title ?? own.label ?? standard.tile.title
      const tile = own.tile?.picture
        ? { ...own.tile, picture: own.tile.picture, title: tileTitle }
        : { ...standard.tile, title: tileTitle }
      return [[category, { label, title, tile }]]
    }),
  )
}

/** The fields that have a value. */
function present<Value>(
  fields: Readonly<Record<string, Value | undefined>> = {},
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? DEFAULT_SETTINGS.decimals
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase())
}

/** Rejects unknown fields: they are typing errors. */
function settingsObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no setting ${issue.keys.join(', ')}`
        : 'must be an object',
  })
}

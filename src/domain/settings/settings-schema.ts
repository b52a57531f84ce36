import * as z from 'zod/mini'
import { CATEGORIES, type Category } from '#src/domain/product/category.ts'
import { pictureSizesSchema, type PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { priceStyleOf } from '#src/domain/money/price-style.ts'

/** What browsers fill in by themselves, of what an order may need. */
const AUTOCOMPLETE = [
  ...(['name', 'email', 'tel', 'organization', 'street-address', 'postal-code'] as const),
  ...(['address-level2', 'address-level1', 'country-name'] as const),
] as const

/** What editors show of a setting, with keywords for what zod checks by a function, which JSON Schema cannot express. */
const about = (description: string, keywords: { pattern?: string; enum?: string[] } = {}) =>
  z.meta({ description, ...keywords })

/** What follows `https://` in the JSON Schema: a host, its port, and the rest. */
const HOST_AND_PATH = String.raw`[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#]\S*)?`

const text = z.string('must be a text').check(z.minLength(1, 'must be a text'))

/** Half a surrogate pair cannot be encoded; a name before a colon would be another scheme. */
const picture = text.check(
  z.refine(
    (path) => path.isWellFormed() && (path.startsWith('https://') || /^[^/:][^:]*$/.test(path)),
    'must be a path in the shop’s folder, as img/banner/summer.jpg, or an https address',
  ),
  z.meta({
    pattern: String.raw`^(?:https://[^\p{Cs}]*|(?!https://)[^/:\p{Cs}][^:\p{Cs}]*)$`,
  }),
)

const WEB = /^https:\/\/[^\s]+$/
const SHOP = /^#\/[^\s]*$/
const LIST = /^#\/(?:phones|tablets|accessories)\?(?!(?:\S*&)?q=)\S+$/

function shopLink(what: string) {
  return z.string('must be a text').check(
    z.refine(
      (link) => (WEB.test(link) && URL.canParse(link)) || SHOP.test(link),
      'must be a page of the shop, such as #/phones?sale=1, or an https address',
    ),
    about(`${what}: a page of the shop, such as #/phones?sale=1, or an https address.`, {
      pattern: `^(?:#/\\S*|https://${HOST_AND_PATH})$`,
    }),
  )
}

const footerLink = z.string('must be a text').check(
  z.refine(
    (link) =>
      link === '' ||
      SHOP.test(link) ||
      (/^(?:https?|mailto|tel):[^\s]+$/.test(link) && URL.canParse(link)),
    'must be an address (https, mailto or tel), a page of the shop, such as #/phones, or empty',
  ),
  about(
    'An address (https, mailto or tel), a page of the shop, such as #/phones, or empty for a link that leads nowhere.',
    { pattern: `^(?:|#/\\S*|https?://${HOST_AND_PATH}|(?:mailto|tel):\\S+)$` },
  ),
)

const row = settingsObject({
  title: text.check(about('The heading of the row.')),
  sentence: text.check(about('A short sentence below the heading.')),
  filter: z
    .string('must be a text')
    .check(
      z.regex(LIST, 'must be a list, such as #/phones?price=-400&sort=price'),
      about(
        'The address of the list that the row shows the beginning of; not one of a search (q).',
      ),
    ),
})

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

const PLACEHOLDER = String.raw`\{(?:cart|reference|total|cents)\}`

/** An address whose path and query may have placeholders. */
const ORDER_LINK = String.raw`^https://[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#](?:[^\s{}]|${PLACEHOLDER})*)?$`

const orderLink = z.string('must be a text').check(
  z.refine(
    (link) => new RegExp(ORDER_LINK, 'u').test(link) && URL.canParse(link),
    'must be an https address, with {cart}, {reference}, {total} or {cents} in the place of the order',
  ),
  about(
    'A page of your provider, with the order: {cart} is id:2,id:1; {reference} is id-2_id-1; {total} is 19.90; {cents} is 1990.',
    { pattern: ORDER_LINK },
  ),
)

const order = settingsObject({
  email: z
    .optional(
      z
        .string('must be a text')
        .check(
          z.regex(
            /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/,
            'must be an e-mail address, such as orders@shop.example',
          ),
        ),
    )
    .check(about('The e-mail address that orders go to.')),
  whatsapp: z
    .optional(
      z
        .string('must be a text')
        .check(
          z.regex(
            /^\+\d(?:[ -]?\d){6,14}$/,
            'must be a number with its country code, such as +49 170 1234567',
          ),
        ),
    )
    .check(about('The number in WhatsApp that orders go to, such as +49 170 1234567.')),
  link: z.optional(orderLink),
  name: z
    .optional(text)
    .check(about('The name of the provider that the link leads to. Left out: its host.')),
  fields: z
    ._default(
      z.array(
        settingsObject({
          label: text.check(about('What is asked, such as Your name.')),
          autocomplete: z
            .optional(z.enum(AUTOCOMPLETE, `must be ${AUTOCOMPLETE.join(', ')}`))
            .check(about('What the browser may fill in.')),
          required: z
            ._default(flag, true)
            .check(about('Whether it has to be filled in. Left out: true.')),
        }),
        'must be a list',
      ),
      [],
    )
    .check(about('What you ask visitors for, below the lines of their order.')),
})

const priceNote = settingsObject({
  text: text.check(about('The sentence, such as incl. VAT, plus delivery.')),
  link: shopLink('Where it leads'),
})

const accentColors = settingsObject({
  light: color.check(about('On light grounds.')),
  dark: z
    .optional(color)
    .check(about('On dark grounds. Left out, the build lightens the other until it can be read.')),
})

/** A category's own names and tile, or false where the shop does not show it. */
const category = z.optional(
  z
    .union([
      z.literal(false),
      settingsObject({
        label: z.optional(text).check(about('The name in the navigation.')),
        title: z
          .optional(text)
          .check(about('The heading of the list. Left out: the label and page.')),
        tile: z
          .optional(
            settingsObject({
              picture: z
                .optional(picture)
                .check(about('A path in the shop’s folder, or an https address.')),
              pictureSizes: pictureSizesSchema,
              title: z
                .optional(text)
                .check(about('The text below the picture. Left out: the label.')),
            }),
          )
          .check(about('The tile of the category on the home page.')),
      }),
    ])
    .check(about('The names of the category, or false to leave it out.')),
)

/** Parameters of addresses, and fields of the catalogue: facts of the same name could not be told from them. */
export const TAKEN_NAMES: readonly string[] = [
  ...['q', 'price', 'sale', 'group', 'sort', 'perPage', 'page', 'ids', 'diff', 'cart'],
  ...['favourites', 'availability', 'brand', 'kind', 'color', 'size', 'year', 'screen', 'ram'],
  ...['resolution', 'processor', 'capacity', 'camera', 'zoom', 'cell', 'id', 'itemId', 'category'],
  ...['name', 'image', 'pictureSizes', 'fullPrice', 'namespaceId', 'fits', 'facts', 'images'],
  ...['colorsAvailable', 'capacityAvailable', 'priceDiscount', 'priceRegular', 'description'],
  ...['colorValue', 'sku', 'gtin', 'mpn', 'availableFrom'],
]

const fact = settingsObject({
  label: text.check(about('Its name on pages, such as Material.')),
  unit: z
    .optional(text)
    .check(about('The unit of its values, such as g: they are then amounts, such as 320 g.')),
  filter: z.optional(flag).check(about('Whether lists can be filtered by it.')),
  card: z.optional(flag).check(about('Whether cards show it.')),
  better: z
    .optional(z.enum(['lower', 'higher'], 'must be lower or higher'))
    .check(about('Which amounts a comparison marks as best. It needs a unit.')),
  group: z
    ._default(text, 'General')
    .check(about('The heading above it in a comparison. Left out: General.')),
  categories: z
    .optional(z.array(z.enum(CATEGORIES, `must be ${CATEGORIES.join(', ')}`), 'must be a list'))
    .check(about('The categories that have it. Left out: all.')),
}).check(z.meta({ dependencies: { better: ['unit'] } }))

const facts = z
  .record(z.string(), fact, 'must be an object')
  .check((payload) => {
    for (const [name, { unit, better }] of Object.entries(payload.value)) {
      const fault = factFault(name, unit === undefined && better !== undefined)
      if (fault) payload.issues.push({ code: 'custom', path: [name], message: fault, input: name })
    }
  })
  .check(
    about(
      'Facts of your own, by their names. A product has their values under facts, such as { "material": "wool" }.',
    ),
    z.meta({
      propertyNames: { pattern: `^(?!(?:${TAKEN_NAMES.join('|')})$)[A-Za-z][\\dA-Za-z-]*$` },
    }),
  )

function factFault(name: string, lacksUnit: boolean): string | undefined {
  if (TAKEN_NAMES.includes(name)) return 'is a name that the shop uses itself: choose another'
  if (!/^[a-z][\da-z-]*$/i.test(name)) {
    return 'must be a name of letters, digits and dashes, such as material'
  }
  return lacksUnit ? 'needs a unit, such as g, because it says which amounts are better' : undefined
}

function amount(standard: number) {
  return z
    ._default(z.int('must be a whole number').check(z.gte(0, 'must be 0 or more')), standard)
    .check(about('The number on the tile of the category.'))
}

const slide = settingsObject({
  picture: picture.check(
    about('For wide windows: a path in the shop’s folder, or an https address.'),
  ),
  /** The build finds them out where they are not set. */
  pictureSizes: pictureSizesSchema,
  tallPicture: z
    .optional(picture)
    .check(about('For small windows. Left out, the other picture is shown.')),
  tallPictureSizes: pictureSizesSchema,
  title: text.check(about('The large text on the slide.')),
  text: z._default(z.string('must be a text'), '').check(about('The smaller text below it.')),
  link: shopLink('Where the slide leads'),
  linkText: z
    ._default(text, 'Order now')
    .check(about('The text of the link. Left out: Order now.')),
  /** Behind cut-out products. */
  ground: z
    ._default(z.enum(['night', 'bronze', 'mist'], 'must be night, bronze or mist'), 'night')
    .check(about('The background behind the picture. Left out: night.')),
})

/** A slide of the specified shop. */
function specifiedSlide(
  name: string,
  words: { title: string; text: string; link: string; ground: 'night' | 'bronze' | 'mist' },
): z.output<typeof slide> {
  return {
    picture: `img/banner/${name}-wide-1120.webp`,
    pictureSizes: sizes([768, 1120, 1680, 2240], 0.4),
    tallPicture: `img/banner/${name}-tall-768.webp`,
    tallPictureSizes: sizes([384, 768, 1120], 1.25),
    linkText: 'Order now',
    ...words,
  }
}

/**
 * All settings of a shop's `shop.json`: what each may be, what editors show of it, and the specification's value where
 * it is left out.
 */
export const settingsSchema = settingsObject({
  $schema: z.optional(z.string()).check(about('The address of this schema, for editors.')),
  name: z
    ._default(text, 'Gadgetry')
    .check(
      about('The name of the shop, in the header and in the browser’s tab. Left out: Gadgetry.'),
    ),
  description: z
    ._default(
      text,
      'Phones, tablets and accessories: browse the catalogue, compare colours and capacities, keep favourites.',
    )
    .check(about('A sentence for search engines and link previews.')),
  language: z
    ._default(
      text.check(z.refine(isLanguage, 'must be a language tag, as en-US or de-DE')),
      'en-US',
    )
    .check(
      about(
        'The language tag for numbers and prices, as en-US or de-DE. The words of the page stay English. Left out: en-US.',
        // Language, script and region; rarer parts of a tag are left to the check.
        { pattern: String.raw`^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$` },
      ),
    ),
  currency: z
    ._default(
      text.check(z.refine(isCurrency, 'must be a currency code of three letters, as USD or EUR')),
      'USD',
    )
    .check(
      about('The currency of all prices, as EUR. Left out: USD.', {
        enum: Intl.supportedValuesOf('currency'),
      }),
    ),
  address: z
    .optional(
      z.url({
        protocol: /^https?$/,
        error: 'must be a whole address, as https://shop.example/',
      }),
    )
    .check(
      about(
        'Where the shop is on the web, as https://shop.example/. Link previews and the sitemap need it.',
        { pattern: `^https?://${HOST_AND_PATH}$` },
      ),
    ),
  // Specification, section 2, 'Home'.
  slides: z
    ._default(z.array(slide, 'must be a list'), [
      specifiedSlide('titans', {
        title: 'iPhone 16 Pro',
        text: 'Titanium, inside and out of the box. From $899.',
        link: '#/phones?q=iphone%2016%20pro',
        ground: 'night',
      }),
      specifiedSlide('cameras', {
        title: 'iPhone 16 Pro',
        text: 'Three cameras, one button to reach them all. From $899.',
        link: '#/phones?q=iphone%2016%20pro',
        ground: 'bronze',
      }),
      specifiedSlide('company', {
        title: 'All for you!',
        text: 'Watches, headphones, cases: what goes with your phone.',
        link: '#/accessories',
        ground: 'mist',
      }),
    ])
    .check(about('The slides of the banner on the home page. Left out: those of Gadgetry.')),
  categories: z
    .prefault(settingsObject({ phones: category, tablets: category, accessories: category }), {})
    .check(
      about(
        'The categories. One that has no products is not shown. Their ids stay phones, tablets and accessories, whatever they are called.',
      ),
    ),
  rows: z
    ._default(z.array(row, 'must be a list'), [])
    .check(about('Rows of your own at the end of the home page. Left out: none.')),
  cards: z
    ._default(z.enum(['variants', 'models'], 'must be variants or models'), 'variants')
    .check(
      about(
        'What a card of a category’s list shows, unless the visitor chooses: each variant (variants) or one card per model (models). Left out: variants.',
      ),
    ),
  facts: z.optional(facts),
  counts: z
    ._default(z.enum(['fixed', 'counted'], 'must be fixed or counted'), 'fixed')
    .check(
      about(
        'Whether the tiles say how many products there are as set in amounts (fixed), or as the build counts them (counted). Left out: fixed.',
      ),
    ),
  // Specification, section 9.
  amounts: z
    .prefault(
      settingsObject({ phones: amount(95), tablets: amount(24), accessories: amount(100) }),
      {},
    )
    .check(about('The numbers on the tiles where counts is fixed.')),
  titles: z
    .prefault(
      settingsObject({
        home: title(
          'Phones, tablets and accessories',
          'The title of the home page in the browser’s tab, after the name.',
        ),
        catalog: title(
          'Product Catalog',
          'A heading for screen readers only. Left out: Product Catalog.',
        ),
        welcome: title(
          'Welcome to the store!',
          'The first heading. Left out: Welcome to the store!',
        ),
        newModels: title(
          'Brand new models',
          'Above the newest products. Left out: Brand new models.',
        ),
        categories: title(
          'Shop by category',
          'Above the tiles of the categories. Left out: Shop by category.',
        ),
        hotPrice: title('Hot price', 'Above the largest discounts. Left out: Hot price.'),
      }),
      {},
    )
    .check(about('The headings of the home page.')),
  footer: z
    ._default(
      z.array(
        settingsObject({ text: text.check(about('The text of the link.')), link: footerLink }),
        'must be a list',
      ),
      [
        { text: 'GitHub', link: 'https://github.com/gadgetry-shop/gadgetry' },
        // Links with empty targets (specification, section 2).
        { text: 'Contacts', link: '' },
        { text: 'Rights', link: '' },
      ],
    )
    .check(about('The links in the footer.')),
  /** Undefined for the colours of `styles/tokens.css`. */
  accent: z
    .optional(
      z.union(
        [color, accentColors],
        'must be a colour, as #3450d8, or one for each theme: light and dark',
      ),
    )
    .check(about('The colour of buttons and links, as #3450d8, or one for each theme.')),
  logo: z.optional(picture).check(about('A picture in place of the drawing before the name.')),
  order: z
    .optional(order)
    .check(
      about(
        'How visitors order: by e-mail, WhatsApp or a provider’s page. Left out, the shop takes no orders.',
      ),
    ),
  priceNote: z
    .optional(priceNote)
    .check(about('A sentence below prices that is a link, such as incl. VAT, plus delivery.')),
  backToTop: z
    ._default(flag, true)
    .check(about('Whether the footer has Back to top. Left out: true.')),
  previews: z
    ._default(flag, true)
    .check(
      about(
        'Whether the build writes a page for each product, for link previews. It needs the address. Left out: true.',
      ),
    ),
  sharePicture: z
    .optional(picture)
    .check(about('The picture in link previews of the home page and the lists.')),
  script: z
    .optional(script)
    .check(
      about(
        'A script of yours in the shop’s folder, as analytics.js: the shop tells it what visitors do.',
      ),
    ),
})

function title(standard: string, description: string) {
  return z._default(text, standard).check(about(description))
}

/**
 * The settings in a parsed `shop.json`, with the specification's values where it has none.
 *
 * @throws {z.core.$ZodError} where it is invalid
 */
export function readSettings(json: unknown) {
  const { address, accent, categories, order, ...file } = settingsSchema.parse(json)
  const currency = file.currency.toUpperCase()
  const decimals = decimalsOf(currency)
  /** One colour is that of the light theme. */
  const colors: z.output<typeof accentColors> | undefined =
    typeof accent === 'string' ? { light: accent } : accent
  return {
    ...file,
    currency,
    /** How many decimals amounts of the currency have. */
    decimals,
    /** How prices are written; undefined if only `Intl` can write them. */
    priceStyle: priceStyleOf(file.language, currency, decimals),
    address: address && folderAddress(address),
    accent: colors,
    categories: categoriesOf(categories),
    order: order && withProvider(order),
    /** Of the Markdown files in `pages/`, which the build reads. */
    pages: NO_PAGES,
  }
}

/** A page of the owner's own. */
export interface PageSettings {
  /** In its address: `#/info/imprint`. */
  readonly name: string
  readonly title: string
}

const NO_PAGES: readonly PageSettings[] = []

function withProvider({ name, link, ...rest }: z.output<typeof order>) {
  return { ...rest, provider: link && { link, name: name ?? new URL(link).hostname } }
}

const CATEGORY_STANDARDS = {
  phones: { label: 'Phones', tile: 'Mobile phones' },
  tablets: { label: 'Tablets', tile: 'Tablets' },
  accessories: { label: 'Accessories', tile: 'Accessories' },
} as const

type OwnCategories = z.output<typeof settingsSchema>['categories']
type CategorySettings = ReturnType<typeof withStandard>

/** Those that are shown. */
function categoriesOf(own: OwnCategories): Partial<Record<Category, CategorySettings>> {
  return Object.fromEntries(
    CATEGORIES.flatMap((each): [Category, CategorySettings][] => {
      const names = own[each]
      return names === false ? [] : [[each, withStandard(each, names)]]
    }),
  )
}

function withStandard(name: Category, own: Exclude<OwnCategories[Category], false> = {}) {
  const standard = CATEGORY_STANDARDS[name]
  const label = own.label ?? standard.label
  const { picture: path, pictureSizes } = own.tile ?? {}
  return {
    label,
    title: own.title ?? `${label} page`,
    tile: {
      title: own.tile?.title ?? own.label ?? standard.tile,
      ...(path === undefined
        ? {
            picture: `img/category/${name}-800.webp`,
            pictureSizes: sizes([384, 800], 1),
          }
        : { picture: path, ...(pictureSizes && { pictureSizes }) }),
    },
  }
}

/** The address of a folder: without query and fragment, and with `/` at its end. */
function folderAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}${pathname.endsWith('/') ? '' : '/'}`
}

/** Of the committed pictures. */
function sizes(widths: number[], ratio: number): PictureSizes {
  return { widths, formats: ['avif', 'webp'], ratio }
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
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

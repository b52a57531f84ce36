import * as z from 'zod/mini'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import {
  about,
  listOf,
  matching,
  oneOf,
  optional,
  picture,
  preset,
  settingsObject,
  shopLink,
  TEXT,
  text,
  wholeNumber,
  worded,
} from './setting-parts.ts'

const LIST =
  /^#\/(?!(?:cart|favourites|search|compare|shared|order)\?)[a-z][\da-z-]*\?(?!(?:\S*&)?q=)\S+$/

const row = settingsObject({
  title: text.check(about('The heading of the row.')),
  sentence: text.check(about('A short sentence below the heading.')),
  filter: matching(
    LIST,
    'must be the address of a list, such as "#/phones?price=-400&sort=price"',
  ).check(
    about('The address of the list that the row shows the beginning of; not one of a search (q).'),
  ),
  look: preset(
    oneOf(['cards', 'band']),
    'cards',
    'A row of cards (cards), or one of its products, large, beside the words (band).',
  ),
})

const slide = settingsObject({
  picture: picture.check(
    about('For wide windows: a path in the shop’s folder, or an https address.'),
  ),
  /** Found out by the build if they are not set. */
  pictureSizes: pictureSizesSchema,
  tallPicture: optional(picture, 'For small windows. Left out, the other picture is shown.'),
  tallPictureSizes: pictureSizesSchema,
  title: text.check(about('The large text on the slide.')),
  text: preset(z.string(TEXT), '', 'The smaller text below it.'),
  link: shopLink('Where the slide leads'),
  linkText: worded('shop.slideLink', 'The text of the link.'),
  /** Behind cut-out products. */
  ground: preset(
    oneOf(['night', 'bronze', 'mist', 'photo', 'product']),
    'night',
    'The background behind the picture, which is shown whole; it is light in the light theme. With photo, it fills its half of the slide, and its edges may be cut off; product is for a product’s own picture.',
  ),
})

export const rows = listOf(
  row,
  '[{ "title": "Under 400", "sentence": "The cheapest first.", "filter": "#/phones?price=-400" }]',
  'Rows of your own at the end of the home page.',
)

/** The slides of the banner (specification, section 2, 'Home'). */
export const slides = listOf(
  slide,
  '[{ "picture": "img/summer.jpg", "title": "Summer", "link": "#/phones" }]',
  'The slides of the banner on the home page.',
)

/** The numbers on the tiles (specification, section 3). */
export const amounts = z
  .prefault(
    z.record(z.string(), wholeNumber(12), 'must be an object, such as { "phones": 95 }'),
    {},
  )
  .check(
    about(
      'The numbers on the tiles if counts is fixed, by the ids of categories, such as { "phones": 95 }. Those that are left out are counted.',
    ),
  )

export const titles = z
  .prefault(
    settingsObject({
      home: optional(
        text,
        'The title of the home page in the browser’s tab, after the name. Left out: the categories, such as Bikes, helmets and locks.',
      ),
      catalog: worded('shop.catalog', 'A heading for screen readers only.'),
      welcome: worded('shop.welcome', 'The first heading.'),
      newModels: worded('shop.newModels', 'Above the newest products.'),
      categories: worded('shop.categories', 'Above the tiles of the categories.'),
      hotPrice: worded('shop.hotPrice', 'Above the largest discounts.'),
    }),
    {},
  )
  .check(about('The headings of the home page.'))

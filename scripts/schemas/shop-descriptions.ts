import { CATEGORIES } from '../../src/domain/category.ts'
import { pictureSizesOf, type Descriptions } from './descriptions.ts'

/** What follows `https://`: a host, its port, and the rest. */
const PLACE = String.raw`[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#]\S*)?`

const SHOP_PICTURE = {
  // A path in the shop's folder, or https.
  pattern: String.raw`^(?:https://[^\p{Cs}]*|(?!https://)[^/:\p{Cs}][^:\p{Cs}]*)$`,
} as const

/** Of `shop.json`. */
export const SHOP_DESCRIPTIONS: Descriptions = {
  $schema: 'The address of this schema, for editors.',
  name: 'The name of the shop, in the header and in the browser’s tab. Left out: Gadgetry.',
  description: 'A sentence for search engines and link previews.',
  language: {
    description:
      'The language tag for numbers and prices, as en-US or de-DE. The words of the page stay English. Left out: en-US.',
    // Language, script and region; rarer parts of a tag are left to the check.
    pattern: String.raw`^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$`,
  },
  currency: {
    description: 'The currency of all prices, as EUR. Left out: USD.',
    enum: Intl.supportedValuesOf('currency'),
  },
  address: {
    description:
      'Where the shop is on the web, as https://shop.example/. Link previews and the sitemap need it.',
    pattern: `^https?://${PLACE}$`,
  },
  slides: 'The slides of the banner on the home page. Left out: those of Gadgetry.',
  'slides.picture': {
    description: 'For wide windows: a path in the shop’s folder, or an https address.',
    ...SHOP_PICTURE,
  },
  ...pictureSizesOf('slides.pictureSizes'),
  'slides.tallPicture': {
    description: 'For small windows. Left out, the other picture is shown.',
    ...SHOP_PICTURE,
  },
  ...pictureSizesOf('slides.tallPictureSizes'),
  'slides.title': 'The large text on the slide.',
  'slides.text': 'The smaller text below it.',
  'slides.link': {
    description:
      'Where the slide leads: a place in the shop, as #/phones?sale=1, or an https address.',
    pattern: `^(?:#/\\S*|https://${PLACE})$`,
  },
  'slides.linkText': 'The text of the link. Left out: Order now.',
  'slides.ground': 'The background behind the picture. Left out: night.',
  categories:
    'The categories. One that has no products is not shown. Their ids stay phones, tablets and accessories, whatever they are called.',
  ...Object.fromEntries(
    CATEGORIES.flatMap((category) =>
      Object.entries<Descriptions[string]>({
        [`categories.${category}`]: 'The names of the category, or false to leave it out.',
        [`categories.${category}.label`]: 'The name in the navigation.',
        [`categories.${category}.title`]: 'The heading of the list. Left out: the label and page.',
        [`categories.${category}.tile`]: 'The tile of the category on the home page.',
        [`categories.${category}.tile.picture`]: {
          description: 'A path in the shop’s folder, or an https address.',
          ...SHOP_PICTURE,
        },
        ...pictureSizesOf(`categories.${category}.tile.pictureSizes`),
        [`categories.${category}.tile.title`]: 'The text below the picture. Left out: the label.',
        [`amounts.${category}`]: 'The number on the tile of the category.',
      }),
    ),
  ),
  counts:
    'Whether the tiles say how many products there are as set in amounts (fixed), or as the build counts them (counted). Left out: fixed.',
  amounts: 'The numbers on the tiles where counts is fixed.',
  titles: 'The headings of the home page.',
  'titles.home': 'The title of the home page in the browser’s tab, after the name.',
  'titles.catalog': 'A heading for screen readers only. Left out: Product Catalog.',
  'titles.welcome': 'The first heading. Left out: Welcome to the store!',
  'titles.newModels': 'Above the newest products. Left out: Brand new models.',
  'titles.categories': 'Above the tiles of the categories. Left out: Shop by category.',
  'titles.hotPrice': 'Above the largest discounts. Left out: Hot price.',
  footer: 'The links in the footer.',
  'footer.text': 'The text of the link.',
  'footer.link': {
    description:
      'An address (https, mailto or tel), a place in the shop, as #/phones, or empty for a link that leads nowhere.',
    pattern: `^(?:|#/\\S*|https?://${PLACE}|(?:mailto|tel):\\S+)$`,
  },
  accent: 'The colour of buttons and links, as #3450d8, or one for each theme.',
  'accent.light': 'On light grounds.',
  'accent.dark': 'On dark grounds. Left out, the build lightens the other until it can be read.',
  logo: {
    description: 'A picture in place of the drawing before the name.',
    ...SHOP_PICTURE,
  },
  backToTop: 'Whether the footer has Back to top. Left out: true.',
  previews:
    'Whether the build writes a page for each product, for link previews. It needs the address. Left out: true.',
  sharePicture: {
    description: 'The picture in link previews of the home page and the lists.',
    ...SHOP_PICTURE,
  },
}

import * as z from 'zod/mini'
import { categories } from './category-settings.ts'
import { closed, cutOff, delivery } from './delivery-settings.ts'
import { facts } from './fact-settings.ts'
import { feeds } from './feed-settings.ts'
import { amounts, rows, slides, titles } from './home-settings.ts'
import { look } from './look-settings.ts'
import { order } from './order-settings.ts'
import { source } from './source-settings.ts'
import { codeOf, isLanguage } from '#tools/site/languages/shop-languages.ts'
import {
  about,
  color,
  country,
  flag,
  HOST_AND_PATH,
  linkTo,
  listOf,
  matching,
  oneOf,
  optional,
  picture,
  preset,
  settingsObject,
  shopLink,
  text,
  wholeNumber,
  worded,
} from './setting-parts.ts'

const footerLink = linkTo(
  /^(?:https?|mailto|tel):\S+$/,
  'an address (https, mailto or tel), a page of the shop, such as "#/phones", or empty',
  `|https?://${HOST_AND_PATH}|(?:mailto|tel):\\S+`,
  'An address (https, mailto or tel), a page of the shop, such as #/phones, a file, such as files/terms.pdf, or empty for a link that leads nowhere.',
)

/** Only of the shop's own host: its security policy refuses others. */
const script = matching(
  /^(?!.*\.\.)[\w-][\w./-]*\.js$/,
  'must be a script in the shop’s folder, such as "analytics.js"',
)

const deploy = matching(
  /\{folder\}/,
  'must be a command with {folder} in it, such as "rsync -a {folder}/ me@my-shop.example:/var/www/shop/"',
)

const priceNote = settingsObject(
  {
    text: text.check(about('The sentence, such as incl. VAT, plus delivery.')),
    link: shopLink('Where it leads'),
  },
  '{ "text": "incl. VAT, plus delivery", "link": "#/info/delivery" }',
)

const LANGUAGE = 'must be a language tag, such as "en-US" or "de-DE"'
const CURRENCIES = Intl.supportedValuesOf('currency')
const CURRENCY = 'must be a currency code of three letters, such as "USD" or "EUR"'

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Those of two letters: `en`, `de`. */
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(isLanguage)

// Language, script and region; rarer parts of a tag are left to the check.
const languageTag = z.string(LANGUAGE).check(
  z.refine(isLanguage, LANGUAGE),
  z.meta({
    pattern: String.raw`^(?:${CODES.join('|')})(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$`,
  }),
)

const accentColors = settingsObject({
  light: color.check(about('On light grounds.')),
  dark: optional(
    color,
    'On dark grounds. Left out, the build lightens the other until it can be read.',
  ),
})

/**
 * All settings of a shop's `shop.json`: what each may be, what editors show of it, and what it is if it is left out.
 * What the specification fixes for the demo stands in `public/shop.json`.
 */
export const settingsSchema = settingsObject({
  $schema: optional(z.string(), 'The address of this schema, for editors.'),
  gadgetry: optional(
    matching(/^\d+\.\d+\.\d+$/, 'must be a version of Gadgetry, such as "1.0.0"'),
    'The version of Gadgetry that this folder is written for: the command upgrade writes it. Left out: 1.0.0.',
  ),
  name: worded('shop.name', 'The name of the shop, in the header and in the browser’s tab.'),
  description: optional(
    text,
    'A sentence for search engines and link previews. Left out: one that names the categories.',
  ),
  language: preset(
    languageTag,
    'en-US',
    'The language tag for words, numbers and prices, such as en-US or de-DE.',
  ),
  languages: optional(
    z
      .array(languageTag, 'must be a list of language tags, such as ["de", "fr"]')
      .check(z.minLength(1, 'must have at least one language, such as ["de", "fr"]'), (payload) => {
        const codes = payload.value.map(codeOf)
        for (const [index, code] of codes.entries()) {
          if (codes.indexOf(code) === index) continue
          const message = `must be another language: ${code} is there already`
          payload.issues.push({
            ...{ code: 'custom', path: [index], message, input: payload.value[index] },
          })
        }
      }),
    'The languages of the shop, such as ["de", "fr"]: the first is at its address, the others are in folders below it. Texts may then be given per language, such as { "de": "Helm", "fr": "Casque" }.',
  ),
  country: optional(
    country,
    'Where the shop is, such as DE: check names what shops there have to say. Left out: that of the language.',
  ),
  currency: preset(
    z.string(CURRENCY).check(z.refine((code) => CURRENCIES.includes(code.toUpperCase()), CURRENCY)),
    'USD',
    'The currency of all prices, such as EUR.',
    { enum: CURRENCIES },
  ),
  address: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be a whole address, such as "https://shop.example/"',
    }),
    'Where the shop is on the web, such as https://shop.example/. Link previews and the sitemap need it.',
    { pattern: `^https?://${HOST_AND_PATH}$` },
  ),
  source,
  slides,
  categories,
  rows,
  cards: preset(
    oneOf(['variants', 'models']),
    'variants',
    'What a card of a category’s list shows, unless the visitor chooses: each variant (variants) or one card per model (models).',
  ),
  soldOut: optional(
    oneOf(['last', 'stay']),
    'Whether lists show sold-out products behind all others (last) or where they are (stay). Left out: stay.',
  ),
  facts: z.optional(facts),
  synonyms: optional(
    z.array(
      z.array(text, 'must be a list of words').check(z.minLength(2, 'must have two words or more')),
      'must be lists of words, such as [["Couch", "Sofa"]]',
    ),
    'Words that mean the same in the search, such as [["Couch", "Sofa"]].',
  ),
  size: worded(
    'shop.size',
    'What the shop calls sizes that are no amounts of memory, such as Frame size.',
  ),
  counts: preset(
    oneOf(['fixed', 'counted']),
    'fixed',
    'Whether the tiles say the numbers in amounts, where there are some (fixed), or always how many products the build counts (counted).',
  ),
  amounts,
  titles,
  footer: listOf(
    settingsObject({ text: text.check(about('The text of the link.')), link: footerLink }),
    '[{ "text": "Terms", "link": "#/info/terms" }]',
    'The links in the footer, before those to pages of your own.',
  ),
  promises: listOf(
    settingsObject(
      {
        text: text.check(about('What the shop says, such as Delivery in 2 to 4 working days.')),
        link: shopLink('The page that says more'),
      },
      '{ "text": "30 days to return it", "link": "#/info/returns" }',
    ),
    '[{ "text": "30 days to return it", "link": "#/info/returns" }]',
    'What you say of delivery, returns, warranty and condition, as links below the buttons of a product’s page.',
  ),
  /** Undefined for the colours of `styles/tokens.css`. */
  accent: optional(
    z.union(
      [color, accentColors],
      'must be a colour, such as "#3450d8", or one for each theme: light and dark',
    ),
    'The colour of buttons and links, such as #3450d8, or one for each theme.',
  ),
  look,
  logo: optional(
    picture,
    'The picture before the name. Left out: img/favicon.svg of the folder, or the first letter of the name.',
  ),
  reduction: optional(
    oneOf(['lowest30', 'list']),
    'The price that is struck out beside a reduced one: the lowest of the 30 days before the reduction began (lowest30), or the one in the list (list). Left out: in the European Economic Area lowest30, once import has written prices.json.',
  ),
  order: optional(
    order,
    'How visitors order: by e-mail, WhatsApp or a provider’s page. Left out, the shop takes no orders.',
  ),
  delivery,
  closed,
  cutOff,
  withdrawal: preset(
    flag,
    false,
    'Whether the shop has a page to withdraw from a contract, as the law of the European Union asks for.',
  ),
  returns: optional(
    wholeNumber(30),
    'In how many days goods may be sent back; 0 if they may not. Search engines and feeds are told.',
  ),
  guarantee: optional(
    settingsObject({
      notice: optional(picture, 'The official notice of the European Union, as a picture.'),
      years: preset(wholeNumber(3), 2, 'How long the legal guarantee lasts where the shop is.'),
    }),
    'The legal guarantee: a link below the buttons of products, and a page of it.',
  ),
  accessibility: preset(
    flag,
    false,
    'Whether the shop has a page that says how it can be used by everybody.',
  ),
  priceNote: optional(
    priceNote,
    'A sentence below prices that is a link, such as incl. VAT, plus delivery.',
  ),
  words: preset(
    z.record(
      z.string(),
      text,
      'must be words by the names of the shop’s, such as { "cart.checkout": "Order" }',
    ),
    {},
    'Words of your own in place of the shop’s, by the names in src/messages/en.json, such as { "cart.checkout": "Order" }.',
  ),
  loadDelay: preset(
    wholeNumber(1500),
    0,
    'The shortest time, in milliseconds, that the first load of the catalogue takes: for demonstrations.',
  ),
  firstViews: preset(
    wholeNumber(1000),
    1000,
    'With more products than this, the build writes what each page shows first into files of their own.',
  ),
  backToTop: preset(flag, true, 'Whether the footer has Back to top.'),
  previews: preset(
    flag,
    true,
    'Whether the build writes a page for each product, for link previews. It needs the address.',
  ),
  feeds,
  sharePicture: optional(picture, 'The picture in link previews of the home page and the lists.'),
  script: optional(
    script,
    'A script of yours in the shop’s folder, such as analytics.js: the shop tells it what visitors do.',
  ),
  deploy: optional(
    deploy,
    'The command by which publish takes the built shop to the web, such as rsync -a {folder}/ me@my-shop.example:/var/www/shop/. It is not published.',
  ),
})

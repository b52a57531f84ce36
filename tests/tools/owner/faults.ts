import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import sharp, { type Create } from 'sharp'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import type { PlantedShop } from '#tests/support/planted-shop.ts'

export const [CHARGER, BUDS, CASE] = [
  'nova-charger-30w-white',
  'nova-buds-black',
  'nova-one-case-obsidian',
]
const [PHONE, OTHER_PHONE] = ['nova-one-128gb-white', 'nova-one-256gb-white']
const SOLD = ['Phones', 'Accessories']
const PICTURE = 'img/products/nova-charger-white'

const WEIGHED = { delivery: [{ byWeight: [{ upTo: 2, price: 4.9 }] }] }

/** Otherwise, check would hint that the shop takes no orders. */
const NO_ORDERS = { 'cart.noOrders': 'Call us' }

type Change = (shop: PlantedShop) => unknown
type Fields = Parameters<PlantedShop['set']>[2]

/** How a shop gets a fault: by other entries and settings, or by other files `after` they are written. */
export interface Fault {
  readonly plant?: Change
  readonly after?: Change
}

/** A shop with each fault that `check` finds, by the name of the rule that finds it. */
const BY_RULE: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  // Files
  'file-missing': { 'no list of products': removed('api/products.json') },
  'details-file-missing': { 'no details of a category': removed('api/phones.json') },
  'file-not-json': {
    'a comma after the last entry': products((text) => text.replace(/\]$/, ',]')),
    'messages without their end': messages('{', 'it', String),
  },
  'file-not-list': { 'an object instead of a list': products((text) => `{"products": ${text}}`) },
  'file-encoding': {
    'Latin-1': { ...both({ name: 'Gerät' }), ...products((text) => Buffer.from(text, 'latin1')) },
  },
  // Entries
  'entry-invalid': {
    'a missing name': listed({ name: undefined }),
    'a negative price in details': detailed({ priceRegular: -1 }),
  },
  'fact-dropped': {
    'an unknown kind': listed({ kind: 'cable' }),
  },
  'picture-address': { 'a picture without https': shown('http://shop.example/charger.jpg') },
  'field-name': { 'a misspelt field': listed({ color: undefined, colour: 'white' }) },
  // Texts
  'text-language': {
    'a text per language in a shop with one': listed({ name: { en: 'Charger' } }),
    'a text in a language that the shop does not have': inFrench(BUDS, { de: 'Kopfhörer' }),
  },
  'text-missing': { 'a name that is only in the first language': inFrench(BUDS) },
  'text-untranslated': {
    'a setting that is only in the first language': planted((shop) => {
      shop.settings.description = { en: 'Phones' }
      return inFrench('').plant?.(shop)
    }),
    'a page that is only in the first language': { ...inFrench(''), ...page('# Us') },
  },
  'name-blank': { 'a name of spaces': both({ name: '  ' }) },
  'text-blank': { 'a fact of spaces': detailed({ processor: ' ' }) },
  'text-markup': {
    'HTML in a description': detailed({ description: [{ title: 'A', text: ['It is <b>B</b>.'] }] }),
  },
  'text-entity': { 'an escaped ampersand': both({ name: 'Plug &amp; go' }) },
  'text-encoding': { 'letters in the wrong encoding': both({ name: 'LadegerÃ¤t' }) },
  'name-long': { 'a name as long as a description': both({ name: 'Charger '.repeat(20).trim() }) },
  // Products
  'picture-none': { 'a product without a picture': shown('') },
  'discount-above-regular': {
    'a discount above the regular price': both({ price: 30 }, { priceDiscount: 30 }),
  },
  'price-zero': { 'a price of nothing': both({ price: 0 }, { priceDiscount: 0 }) },
  'options-dropped': Object.fromEntries(
    [
      [{}],
      [{ label: 'A' }],
      [{ label: 'A', text: 20, choices: [{ label: 'B' }] }],
      [{ label: 'A', text: 0 }],
      [{ label: 'A', choices: [] }],
      [{ label: 'A', choices: [{ label: 'B', surcharge: '4' }] }],
      [{ label: 'A', choices: [{ label: 'B' }, { label: 'B' }] }],
      [...['A', 'A'].map((label) => ({ label, text: 9 }))],
    ].map((options) => [JSON.stringify(options), listed({ options })]),
  ),
  'options-untold': {
    'options that a provider is not told': {
      plant: (shop) => {
        shop.set('products', CHARGER, { options: [{ label: 'A', text: 9 }] })
        shop.settings.order = { link: 'https://pay.example/{cart}', name: 'Pay' }
      },
    },
  },
  'request-priced': {
    'a price that is not shown': {
      plant: (shop) => {
        shop.set('products', CHARGER, { availability: 'request' })
        shop.settings.order = { email: 'orders@shop.example' }
      },
    },
  },
  'request-nowhere': {
    'a price that nobody can ask for': both(
      { availability: 'request', price: 0 },
      { priceDiscount: 0 },
    ),
  },
  'year-range': { 'a year without its last digit': listed({ year: 202 }) },
  'slug-characters': { 'a slug with spaces': both({ itemId: 'nova plug' }, { id: 'nova plug' }) },
  'color-swatch': {
    'a colour without a swatch': both(
      { color: 'dusk' },
      { color: 'dusk', colorsAvailable: ['dusk'] },
    ),
  },
  'unit-unknown': {
    'a screen in other units': both({ screen: '16 cm' }),
  },
  // Entries and each other
  'id-twice': {
    'the id of another product': listed({ id: BUDS }),
    'the same in a shop with two languages': planted((shop) => {
      shop.set('products', CHARGER, { id: BUDS })
      return inFrench(CHARGER).plant?.(shop)
    }),
  },
  'slug-twice': {
    'the address of another product': planted((shop) => shop.add('products', CHARGER, { id: 'b' })),
  },
  'detail-id-twice': {
    'details that are there twice': planted((shop) => shop.add('accessories', CHARGER, {})),
  },
  'details-missing': {
    'a product without details': planted((shop) => shop.drop('accessories', CHARGER)),
  },
  'product-missing': {
    'details without a product': planted((shop) => shop.drop('products', CHARGER)),
  },
  'price-differs': { 'another price in the list': listed({ price: 18 }) },
  'full-price-differs': { 'another regular price in the list': listed({ fullPrice: 28 }) },
  'name-differs': {
    'another name in the list': listed({ name: 'Old charger' }),
    'another name in the second language': inFrench(BUDS, { fr: 'Anciens écouteurs' }),
  },
  'capacity-differs': { 'another capacity in the list': listed({ capacity: '45W' }) },
  'color-differs': { 'another colour in the list': listed({ color: 'black' }) },
  'family-differs': { 'another family in the list': listed({ namespaceId: 'chargers' }) },
  'screen-differs': { 'another screen in the list': listed({ screen: '6.1" OLED' }, PHONE) },
  'ram-differs': { 'other memory in the list': listed({ ram: '12GB' }, PHONE) },
  'fits-unknown': {
    'a case for an id that no product has': listed({ fits: ['Nova Two', 'nova-two'] }, CASE),
    'a case for the name of a family': listed({ fits: ['Nova One'] }, CASE),
  },
  'fits-itself': { 'a case for itself': listed({ fits: ['nova-one-case'] }, CASE) },
  'nothing-to-sell': {
    'empty lists': {
      plant: ({ lists, settings }) => {
        for (const list of Object.values(lists)) list.splice(0)
        settings.slides = []
      },
      after: ({ path }) => rmSync(path('img'), { recursive: true }),
    },
  },
  // Families
  'variant-twice': {
    'two variants of one colour and size': planted((shop) => {
      shop.add('products', CHARGER, { id: 'another', itemId: 'another' })
      shop.add('accessories', CHARGER, { id: 'another' })
    }),
  },
  'color-dead': { 'a colour that no variant has': detailed({ colorsAvailable: ['white', 'red'] }) },
  'capacity-dead': { 'a size that no variant has': detailed({ capacityAvailable: ['30W', '9W'] }) },
  'color-not-offered': {
    'a colour that a variant does not offer': detailed({ colorsAvailable: ['black'] }, BUDS),
  },
  'capacity-not-offered': {
    'a capacity that a variant does not offer': planted((shop) =>
      shop.set('phones', PHONE, { capacityAvailable: ['128GB'] }),
    ),
  },
  'color-offered-twice': {
    'a colour in two spellings': detailed({ colorsAvailable: ['black', 'white', 'Black'] }, BUDS),
  },
  'variant-gap': {
    'a family without one of its combinations': planted((shop) => {
      shop.drop('products', OTHER_PHONE)
      shop.drop('phones', OTHER_PHONE)
    }),
  },
  'family-in-two-categories': {
    'a family of phones with an accessory': both(
      { namespaceId: 'nova-one', fits: undefined },
      { namespaceId: 'nova-one' },
      CASE,
    ),
  },
  'family-blank': {
    'a family without a name': both({ namespaceId: undefined }, { namespaceId: ' ' }),
  },
  // Pictures
  'picture-outside': {
    'a picture in another folder': shown('../charger.jpg'),
  },
  'picture-missing': {
    'a picture in other capital letters': shown('img/products/Nova-Charger-white-416.webp'),
    'a picture for previews that does not exist': set({ sharePicture: 'img/share.jpg' }),
    'a picture of a page that is missing': page('# Us\n\n![](../img/us.jpg)'),
  },
  'picture-not-published': {
    'an original instead of a picture for the shop': shown('pictures/a.webp', ({ path }) => {
      mkdirSync(path('pictures'))
      copyFileSync(path(`${PICTURE}-416.webp`), path('pictures/a.webp'))
    }),
  },
  'size-missing': { 'a size that was not made': removed(`${PICTURE}-208.avif`) },
  'sizes-unused': {
    'sizes of a picture without a width in its name': {
      ...listed({ image: 'img/charger.webp' }),
      ...copied('img/charger.webp'),
    },
  },
  'picture-unreadable': { 'a text with the name of a picture': written(`${PICTURE}-208.webp`) },
  'picture-format': { 'a format that browsers do not show': painted('tiff', 8) },
  'picture-ending': { 'a PNG with the ending of a JPEG': painted('png', 8, 'img/charger.jpg') },
  'picture-huge': { 'a picture from a camera': painted('png', 3001) },
  'size-wrong': { 'a large file with the name of a small one': copied(`${PICTURE}-208.webp`) },
  'sizes-wanted': {
    'a heavy picture of a tile, in one size': {
      ...set({ categories: { accessories: { tile: { picture: 'img/tile.webp' } } } }),
      after: ({ path }) => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
        return paint(500, { height: 500, noise }).webp().toFile(path('img/tile.webp'))
      },
    },
  },
  'picture-script': {
    'a drawing with a script': shown('img/charger.svg', ({ path }) =>
      writeFileSync(
        path('img/charger.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>a</script></svg>',
      ),
    ),
  },
  'picture-private': {
    'a picture with its place': shown('img/charger.jpg', ({ path }) =>
      paint(20)
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .toFile(path('img/charger.jpg')),
    ),
  },
  'picture-left-out': {
    'a scan that nothing shows': { after: ({ path }) => paint(20).toFile(path('img/scan.tiff')) },
  },
  'picture-unused': { 'a picture that nothing shows': copied('img/old.webp') },
  'file-hidden': { 'a hidden file among the pictures': written('img/.env') },
  'link-outside': {
    'a link to a folder of other pictures': {
      after: ({ path }) => symlinkSync('../../photographs', path('img/more')),
    },
  },
  // Settings
  'link-nowhere': {
    'a file that is not there': page('# Us\n\n[Prices](../files/price-list.pdf)'),

    'a link to no page': linked('#/about-us'),
    'a link to a product that is not sold': linked('#/phones/nova-two'),
    'a link to an empty list': linked('#/tablets'),
    'a link to a list that is not shown': linked('#/phones', { categories: { phones: false } }),
    'a link to an order that is not taken': linked('#/order'),
    'a link to a page that is missing': page('# Us\n\n[Terms](terms.md)'),
  },
  'link-empty': { 'a link without an address': linked('') },
  'category-unknown': {
    'a number for no category': set({ categories: SOLD, amounts: { fones: 3 } }),
    'a fact of no category': set({
      ...{ categories: SOLD, facts: { mass: { label: 'Mass', categories: ['fones'] } } },
    }),
  },
  'category-language': {
    'a category by the code of a language': {
      plant: (shop) => {
        inFrench('').plant?.(shop)
        shop.settings.categories = [...SOLD, { id: 'fr', label: 'France' }]
      },
    },
  },
  'order-nowhere': { 'an order that nobody gets': set({ order: { fields: [] } }) },
  'order-fields-nowhere': {
    'fields that the provider is not told': set({
      order: { link: 'https://pay.example/{cart}', fields: [{ label: 'Name' }] },
    }),
  },
  'ask-nowhere': {
    'questions that nobody gets': set({ order: { link: 'https://pay.example/{cart}', ask: true } }),
  },
  'withdrawal-nowhere': { 'a withdrawal that nobody gets': set({ withdrawal: true }) },
  'delivery-no-weight': { 'a price by weight without weights': set(WEIGHED) },
  'weight-missing': {
    'delivery by weight of what has none': set({ ...WEIGHED, facts: { weight: { label: 'W' } } }),
  },
  // Words
  'message-wrong': {
    'an unknown word': set({ words: { 'cart.chekout': 'Order', ...NO_ORDERS } }),
    'a language without words': set({ language: 'eo', words: NO_ORDERS }),
    'a placeholder that English does not have': set({
      words: { 'cart.total': 'All {pieces}', ...NO_ORDERS },
    }),
    'messages that are not translated': messages({}),
    'a message without its number': messages({ ...ENGLISH, 'cart.total': 'Totale' }),
    'a text instead of messages': messages('Cassa'),
  },
  'messages-name': { 'messages of no language': messages(ENGLISH, 'italiano') },
  // Pages
  'page-invalid': {
    'a page in another encoding': page(Buffer.from('# Über uns', 'latin1')),
    'a page of endless quotes': page(`# Us\n\n${'>'.repeat(3000)} us`),
    'a page without a title': page('We send on weekdays.'),
    'a page whose name no address can have': page('# Terms', 'Our Terms.md'),
  },
  'page-target': {
    'a link with a space': page('# Us\n\n[Call](tel:+49 170)'),
    'a link that is a script': page('# Us\n\n[Press](javascript:alert`1`)'),
  },
  'accent-contrast': { 'an accent colour that is hard to read': set({ accent: '#ffcc00' }) },
  'script-missing': { 'a script that does not exist': set({ script: 'analytics.js' }) },
  'price-decimals': {
    'cents in a currency without any': planted((shop) => {
      shop.setBoth(CHARGER, { fullPrice: 20 }, { priceRegular: 20 })
      Object.assign(shop.settings, { currency: 'JPY' })
    }),
  },
}

export const FAULTS = Object.entries(BY_RULE).flatMap(([rule, faults]) =>
  Object.entries(faults).map(([what, fault]) => [rule, what, fault] as const),
)

/** A shop in English and French, whose products have all texts in both but one, which has this name beside its own. */
function inFrench(id: string, other: Fields = {}): Fault {
  return planted(({ settings, lists }) => {
    settings.languages = ['en', 'fr']
    for (const entry of Object.values(lists).flat()) {
      const { name, description = [] } = entry
      const own = entry.id === id && lists.products.includes(entry) ? other : { fr: name }
      Object.assign(entry, {
        name: { en: name, ...own },
        description: { en: description, fr: description },
      })
    }
  })
}

function planted(plant: Change): Fault {
  return { plant }
}

/** A new picture of the charger, without sizes. */
function painted(format: 'png' | 'tiff', width: number, file = `img/charger.${format}`): Fault {
  return shown(file, ({ path }) => paint(width).toFormat(format).toFile(path(file)))
}

/** Other facts in the list of products. */
function listed(fields: Fields, id = CHARGER): Fault {
  return planted((shop) => shop.set('products', id, fields))
}

/** A page of the owner's own. */
function page(markdown: string | Buffer, name = 'us.md'): Fault {
  return {
    after: ({ path }) => {
      mkdirSync(path('pages'))
      writeFileSync(path(`pages/${name}`), markdown)
    },
  }
}

/** A file with the words of a language. */
function messages(content: unknown, language = 'it', write = JSON.stringify): Fault {
  return {
    after: ({ path }) => {
      mkdirSync(path('messages'))
      writeFileSync(path(`messages/${language}.json`), write(content))
    },
  }
}

/** Other facts in the details of an accessory. */
function detailed(fields: Fields, id = CHARGER): Fault {
  return planted((shop) => shop.set('accessories', id, fields))
}

function both(fields: Fields, detailFields = fields, id = CHARGER): Fault {
  return planted((shop) => shop.setBoth(id, fields, detailFields))
}

/** A picture without sizes in the list of products. */
function shown(image: string, after?: Change): Fault {
  return { ...listed({ image, pictureSizes: undefined }), ...(after && { after }) }
}

function set(fields: Fields): Fault {
  return planted(({ settings }) => Object.assign(settings, fields))
}

function linked(link: string, fields: Fields = {}): Fault {
  return set({ ...fields, footer: [{ text: 'More', link }] })
}

function products(change: (text: string) => string | Uint8Array): Fault {
  return { after: (shop) => shop.rewrite('api/products.json', change) }
}

function removed(file: string): Fault {
  return { after: ({ path }) => rmSync(path(file)) }
}

function written(file: string): Fault {
  return { after: ({ path }) => writeFileSync(path(file), 'not found') }
}

/** The charger's large picture at another path. */
function copied(file: string): Fault {
  return { after: ({ path }) => copyFileSync(path(`${PICTURE}-416.webp`), path(file)) }
}

function paint(width: number, more: Partial<Create> = {}) {
  return sharp({ create: { width, height: 8, channels: 3, background: 'white', ...more } })
}

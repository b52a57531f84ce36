import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { PlantedShop } from '#tests/support/planted-shop.ts'

export const [CHARGER, BUDS, CASE] = [
  'nova-charger-30w-white',
  'nova-buds-black',
  'nova-one-case-obsidian',
]
const [PHONE, OTHER_PHONE] = ['nova-one-128gb-white', 'nova-one-256gb-white']
const PICTURE = 'img/products/nova-charger-white'

type Change = (shop: PlantedShop) => unknown
type Fields = Parameters<PlantedShop['set']>[2]

/** How a shop gets a fault: by other entries and settings, or by other files `after` they are written. */
export interface Fault {
  readonly plant?: Change
  readonly after?: Change
}

/** A shop with each fault that `check` finds, by the name of the rule that finds it. */
export const FAULTS: readonly (readonly [rule: string, what: string, fault: Fault])[] = [
  // Files
  ['file-missing', 'no list of products', removed('api/products.json')],
  ['details-file-missing', 'no details of a category', removed('api/phones.json')],
  ['file-not-json', 'a comma after the last entry', products((text) => text.replace(/\]$/, ',]'))],
  ['file-not-json', 'a missing comma', products((text) => text.replace(/},\n {2}{/, '}\n{'))],
  ['file-not-json', 'a comment', rewritten('api/phones.json', (text) => `// phones\n${text}`)],
  ['file-not-json', 'single quotes', products((text) => text.replace('"id"', "'id'"))],
  ['file-not-json', 'a file that is cut short', products((text) => text.slice(0, -20))],
  ['file-not-json', 'settings without a brace', rewritten('shop.json', (text) => text.slice(1))],
  ['file-not-list', 'an object in place of a list', products((text) => `{"products": ${text}}`)],
  [
    'file-encoding',
    'Latin-1',
    { ...both({ name: 'Ladegerät' }), ...products((text) => Buffer.from(text, 'latin1')) },
  ],
  // Entries
  ['entry-invalid', 'a missing name', listed({ name: undefined })],
  ['entry-invalid', 'an unknown category', listed({ category: 'laptops' })],
  ['entry-invalid', 'half a year', listed({ year: 2025.5 })],
  ['entry-invalid', 'a slug that leads elsewhere', listed({ itemId: '..' })],
  ['entry-invalid', 'a negative price in details', detailed({ priceRegular: -1 })],
  [
    'entry-invalid',
    'an entry that is nothing',
    {
      plant: (shop) => shop.lists.products.push({}),
      ...products((text) => text.replace('{}', 'null')),
    },
  ],
  ['fact-dropped', 'an unknown kind', listed({ kind: 'cable' })],
  ['fact-dropped', 'an unknown availability', listed({ availability: 'soon' })],
  ['fact-dropped', 'a day that is none', listed({ availableFrom: '2026-13-45' })],
  ['picture-address', 'a picture without https', shown('http://shop.example/charger.jpg')],
  ['field-name', 'a misspelt field', listed({ color: undefined, colour: 'white' })],
  // Texts
  ['name-blank', 'a name of spaces', both({ name: '  ' })],
  ['text-blank', 'a fact of spaces', detailed({ processor: ' ' })],
  [
    'text-markup',
    'HTML in a description',
    detailed({ description: [{ title: 'Small', text: ['It is <b>small</b>.'] }] }),
  ],
  ['text-entity', 'an escaped ampersand', both({ name: 'Plug &amp; go' })],
  ['text-encoding', 'letters in the wrong encoding', both({ name: 'LadegerÃ¤t' })],
  ['name-long', 'a name as long as a description', both({ name: 'Charger '.repeat(20).trim() })],
  // Products
  ['picture-none', 'a product without a picture', shown('')],
  [
    'discount-above-regular',
    'a discount above the regular price',
    both({ price: 30 }, { priceDiscount: 30 }),
  ],
  ['price-zero', 'a price of nothing', both({ price: 0 }, { priceDiscount: 0 })],
  ['year-range', 'a year without its last digit', listed({ year: 202 })],
  ['slug-characters', 'a slug with spaces', both({ itemId: 'nova plug' }, { id: 'nova plug' })],
  [
    'color-swatch',
    'a colour without a swatch',
    both({ color: 'moon whisper' }, { color: 'moon whisper', colorsAvailable: ['moon whisper'] }),
  ],
  ['unit-unknown', 'a screen in other units', both({ screen: '16 cm' })],
  ['unit-unknown', 'memory in other units', both({ ram: '8 Gig' })],
  [
    'unit-unknown',
    'a phone whose capacity is none',
    {
      plant: ({ lists, drop }) => {
        for (const phone of [...lists.products, ...lists.phones]) {
          if (phone.capacity === '256GB') phone.capacity = '256 Go'
        }
        for (const id of [PHONE, OTHER_PHONE]) {
          drop('products', id)
          drop('phones', id)
        }
        for (const phone of lists.phones) {
          const choices = { colorsAvailable: ['dark gray'], capacityAvailable: ['128GB', '256 Go'] }
          Object.assign(phone, choices)
        }
      },
      after: ({ path }) => {
        for (const view of ['white', 'white-back']) {
          for (const file of ['208.avif', '208.webp', '416.avif', '416.webp']) {
            rmSync(path(`img/products/nova-one-${view}-${file}`))
          }
        }
      },
    },
  ],
  // Entries and each other
  ['id-twice', 'the id of another product', listed({ id: BUDS })],
  [
    'slug-twice',
    'the address of another product',
    { plant: (shop) => shop.add('products', CHARGER, { id: 'another' }) },
  ],
  [
    'detail-id-twice',
    'details that are there twice',
    { plant: (shop) => shop.add('accessories', CHARGER, {}) },
  ],
  [
    'details-missing',
    'a product without details',
    { plant: (shop) => shop.drop('accessories', CHARGER) },
  ],
  [
    'details-missing',
    'details in the file of another category',
    { plant: ({ lists }) => lists.phones.push(...lists.accessories.splice(-1)) },
  ],
  [
    'product-missing',
    'details without a product',
    { plant: (shop) => shop.drop('products', CHARGER) },
  ],
  ['price-differs', 'another price in the list', listed({ price: 18 })],
  ['full-price-differs', 'another regular price in the list', listed({ fullPrice: 28 })],
  ['name-differs', 'another name in the list', listed({ name: 'Old charger' })],
  ['capacity-differs', 'another capacity in the list', listed({ capacity: '45W' })],
  ['color-differs', 'another colour in the list', listed({ color: 'black' })],
  ['family-differs', 'another family in the list', listed({ namespaceId: 'chargers' })],
  ['screen-differs', 'another screen in the list', listed({ screen: '6.1" OLED' }, PHONE)],
  ['ram-differs', 'other memory in the list', listed({ ram: '12GB' }, PHONE)],
  ['fits-unknown', 'a case for what is not sold', listed({ fits: ['nova-two'] }, CASE)],
  ['fits-itself', 'a case for itself', listed({ fits: ['nova-one-case'] }, CASE)],
  [
    'nothing-to-sell',
    'empty lists',
    {
      plant: ({ lists, settings }) => {
        for (const list of Object.values(lists)) list.splice(0)
        settings.slides = []
      },
      after: ({ path }) => rmSync(path('img'), { recursive: true }),
    },
  ],
  // Families
  [
    'variant-twice',
    'two variants of one colour and size',
    {
      plant: (shop) => {
        shop.add('products', CHARGER, { id: 'another', itemId: 'another' })
        shop.add('accessories', CHARGER, { id: 'another' })
      },
    },
  ],
  ['color-dead', 'a colour that no variant has', detailed({ colorsAvailable: ['white', 'red'] })],
  ['capacity-dead', 'a size that no variant has', detailed({ capacityAvailable: ['30W', '45W'] })],
  [
    'color-not-offered',
    'a colour that a variant does not offer',
    detailed({ colorsAvailable: ['black'] }, BUDS),
  ],
  [
    'capacity-not-offered',
    'a capacity that a variant does not offer',
    { plant: (shop) => shop.set('phones', PHONE, { capacityAvailable: ['128GB'] }) },
  ],
  [
    'color-offered-twice',
    'a colour in two spellings',
    detailed({ colorsAvailable: ['black', 'white', 'Black'] }, BUDS),
  ],
  [
    'variant-gap',
    'a family without one of its combinations',
    {
      plant: (shop) => {
        shop.drop('products', OTHER_PHONE)
        shop.drop('phones', OTHER_PHONE)
      },
    },
  ],
  [
    'family-in-two-categories',
    'a family of phones with an accessory',
    both({ namespaceId: 'nova-one', fits: undefined }, { namespaceId: 'nova-one' }, CASE),
  ],
  [
    'family-blank',
    'a family without a name',
    both({ namespaceId: undefined }, { namespaceId: ' ' }),
  ],
  // Pictures
  ['picture-outside', 'a picture in another folder', shown('../charger.jpg')],
  ['picture-outside', 'a picture by its path on a disk', shown('img\\charger.jpg')],
  ['picture-missing', 'a picture that does not exist', shown('img/charger.jpg')],
  [
    'picture-missing',
    'a picture in other capital letters',
    shown('img/products/Nova-Charger-white-416.webp'),
  ],
  [
    'picture-not-published',
    'an original in place of a picture for the shop',
    shown('pictures/charger.webp', ({ path }) => {
      mkdirSync(path('pictures'))
      copyFileSync(path(`${PICTURE}-416.webp`), path('pictures/charger.webp'))
    }),
  ],
  ['size-missing', 'a size that was not made', removed(`${PICTURE}-208.avif`)],
  [
    'sizes-unused',
    'sizes of a picture without a width in its name',
    { ...listed({ image: 'img/charger.webp' }), ...copied('img/charger.webp') },
  ],
  ['picture-unreadable', 'a text with the name of a picture', written(`${PICTURE}-208.webp`)],
  [
    'picture-format',
    'a format that browsers do not show',
    shown('img/charger.tiff', ({ path }) => paint(8).tiff().toFile(path('img/charger.tiff'))),
  ],
  [
    'picture-ending',
    'a PNG with the ending of a JPEG',
    shown('img/charger.jpg', ({ path }) => paint(8).png().toFile(path('img/charger.jpg'))),
  ],
  [
    'picture-huge',
    'a picture from a camera',
    shown('img/charger.png', ({ path }) => paint(3001).png().toFile(path('img/charger.png'))),
  ],
  ['size-wrong', 'a large file with the name of a small one', copied(`${PICTURE}-208.webp`)],
  [
    'picture-missing',
    'a picture for previews that does not exist',
    set({ sharePicture: 'img/share.jpg' }),
  ],
  ['picture-unused', 'a picture that nothing shows', copied('img/old.webp')],
  ['file-hidden', 'a hidden file among the pictures', written('img/.env')],
  [
    'link-outside',
    'a link to a folder of other pictures',
    { after: ({ path }) => symlinkSync('../../photographs', path('img/more')) },
  ],
  // Settings
  ['link-nowhere', 'a link to no page', linked('#/about-us')],
  ['link-nowhere', 'a link to a product that is not sold', linked('#/phones/nova-two')],
  ['link-nowhere', 'a link to an empty list', linked('#/tablets')],
  [
    'link-nowhere',
    'a link to a list that is not shown',
    linked('#/phones', { categories: { phones: false } }),
  ],
  ['link-empty', 'a link without an address', linked('')],
  [
    'setting-invalid',
    'a category with a misspelt setting',
    set({ categories: { phones: { lable: 'Phones' } } }),
  ],
  [
    'setting-invalid',
    'a link of an order with an unknown placeholder',
    set({ order: { link: 'https://pay.example/{items}' } }),
  ],
  [
    'setting-invalid',
    'a telephone number without its country',
    set({ order: { whatsapp: '0170 1234567' } }),
  ],
  ['category-unknown', 'a number for no category', set({ amounts: { fones: 3 } })],
  [
    'category-unknown',
    'a fact of no category',
    set({ facts: { mass: { label: 'Mass', categories: ['bikes'] } } }),
  ],
  ['order-nowhere', 'an order that nobody gets', set({ order: { fields: [] } })],
  ['link-nowhere', 'a link to an order that is not taken', linked('#/order')],
  [
    'link-nowhere',
    'a price note about a missing page',
    set({ priceNote: { text: 'incl. VAT', link: '#/info/delivery' } }),
  ],
  // Pages
  ['page-invalid', 'a page without a title', page('We send on weekdays.')],
  ['page-invalid', 'a page whose name no address can have', page('# Terms', 'Our Terms.md')],
  ['page-target', 'a link to a page of another program', page('# Us\n\n[Terms](terms.html)')],
  ['page-target', 'a link that is a script', page('# Us\n\n[Press](javascript:alert`1`)')],
  ['link-nowhere', 'a link to a page that is missing', page('# Us\n\n[Terms](terms.md)')],
  ['link-nowhere', 'a link to a missing product', page('# Us\n\n[One](#/phones/nova-two)')],
  ['picture-missing', 'a picture of a page that is missing', page('# Us\n\n![](../img/us.jpg)')],
  ['accent-contrast', 'an accent colour that is hard to read', set({ accent: '#ffcc00' })],
  ['script-missing', 'a script that does not exist', set({ script: 'analytics.js' })],
  [
    'price-decimals',
    'cents in a currency without any',
    {
      plant: (shop) => {
        shop.setBoth(CHARGER, { fullPrice: 20 }, { priceRegular: 20 })
        Object.assign(shop.settings, { currency: 'JPY' })
      },
    },
  ],
]

/** Other facts in the list of products. */
function listed(fields: Fields, id = CHARGER): Fault {
  return { plant: (shop) => shop.set('products', id, fields) }
}

/** A page of the owner's own. */
function page(markdown: string, name = 'us.md'): Fault {
  return {
    after: ({ path }) => {
      mkdirSync(path('pages'))
      writeFileSync(path(`pages/${name}`), markdown)
    },
  }
}

/** Other facts in the details of an accessory. */
function detailed(fields: Fields, id = CHARGER): Fault {
  return { plant: (shop) => shop.set('accessories', id, fields) }
}

function both(fields: Fields, detailFields = fields, id = CHARGER): Fault {
  return { plant: (shop) => shop.setBoth(id, fields, detailFields) }
}

/** A picture without sizes in the list of products. */
function shown(image: string, after?: Change): Fault {
  return { ...listed({ image, pictureSizes: undefined }), ...(after && { after }) }
}

function set(fields: Fields): Fault {
  return { plant: ({ settings }) => Object.assign(settings, fields) }
}

function linked(link: string, fields: Fields = {}): Fault {
  return set({ ...fields, footer: [{ text: 'More', link }] })
}

function products(change: (text: string) => string | Uint8Array): Fault {
  return rewritten('api/products.json', change)
}

function rewritten(file: string, change: (text: string) => string | Uint8Array): Fault {
  return { after: (shop) => shop.rewrite(file, change) }
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

function paint(width: number) {
  return sharp({ create: { width, height: 8, channels: 3, background: 'white' } })
}

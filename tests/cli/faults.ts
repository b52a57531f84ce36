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

/** A name of a rule, what is wrong, and how the shop gets so; `after` changes files that are already written. */
export interface Fault {
  readonly rule: string
  readonly what: string
  readonly plant?: (shop: PlantedShop) => unknown
  readonly after?: (shop: PlantedShop) => unknown
}

/** Pictures that the catalogue names without sizes. */
function showOnly(shop: PlantedShop, path: string) {
  shop.set('products', CHARGER, { image: path, pictureSizes: undefined })
}

/** A shop with each fault that `check` finds. */
export const FAULTS: readonly Fault[] = [
  // Files
  {
    rule: 'file-missing',
    what: 'no list of products',
    after: (shop) => rmSync(shop.path('api/products.json')),
  },
  {
    rule: 'details-file-missing',
    what: 'no details of a category',
    after: (shop) => rmSync(shop.path('api/phones.json')),
  },
  {
    rule: 'file-not-json',
    what: 'a comma after the last entry',
    after: (shop) => shop.rewrite('api/products.json', (text) => text.replace(/\]$/, ',]')),
  },
  {
    rule: 'file-not-json',
    what: 'a missing comma',
    after: (shop) => shop.rewrite('api/products.json', (text) => text.replace(/},\n {2}{/, '}\n{')),
  },
  {
    rule: 'file-not-json',
    what: 'a comment',
    after: (shop) => shop.rewrite('api/phones.json', (text) => `// phones\n${text}`),
  },
  {
    rule: 'file-not-json',
    what: 'single quotes',
    after: (shop) => shop.rewrite('api/products.json', (text) => text.replace('"id"', "'id'")),
  },
  {
    rule: 'file-not-json',
    what: 'a file that is cut short',
    after: (shop) => shop.rewrite('api/products.json', (text) => text.slice(0, -20)),
  },
  {
    rule: 'file-not-json',
    what: 'settings without a brace',
    after: (shop) => shop.rewrite('shop.json', (text) => text.slice(1)),
  },
  {
    rule: 'file-not-list',
    what: 'an object in place of a list',
    after: (shop) => shop.rewrite('api/products.json', (text) => `{"products": ${text}}`),
  },
  {
    rule: 'file-encoding',
    what: 'Latin-1',
    plant: (shop) => shop.setBoth(CHARGER, { name: 'Ladegerät' }),
    after: (shop) => shop.rewrite('api/products.json', (text) => Buffer.from(text, 'latin1')),
  },
  // Entries
  {
    rule: 'entry-invalid',
    what: 'a price as text',
    plant: (shop) => shop.set('products', CHARGER, { price: '9,90' }),
  },
  {
    rule: 'entry-invalid',
    what: 'a missing name',
    plant: (shop) => shop.set('products', CHARGER, { name: undefined }),
  },
  {
    rule: 'entry-invalid',
    what: 'an unknown category',
    plant: (shop) => shop.set('products', CHARGER, { category: 'laptops' }),
  },
  {
    rule: 'entry-invalid',
    what: 'half a year',
    plant: (shop) => shop.set('products', CHARGER, { year: 2025.5 }),
  },
  {
    rule: 'entry-invalid',
    what: 'a slug that leads elsewhere',
    plant: (shop) => shop.set('products', CHARGER, { itemId: '..' }),
  },
  {
    rule: 'entry-invalid',
    what: 'a negative price in details',
    plant: (shop) => shop.set('accessories', CHARGER, { priceRegular: -1 }),
  },
  {
    rule: 'entry-invalid',
    what: 'an entry that is nothing',
    plant: (shop) => shop.lists.products.push({}),
    after: (shop) => shop.rewrite('api/products.json', (text) => text.replace('{}', 'null')),
  },
  {
    rule: 'fact-dropped',
    what: 'an unknown kind',
    plant: (shop) => shop.set('products', CHARGER, { kind: 'cable' }),
  },
  {
    rule: 'picture-address',
    what: 'a picture without https',
    plant: (shop) => showOnly(shop, 'http://shop.example/charger.jpg'),
  },
  {
    rule: 'field-name',
    what: 'a misspelt field',
    plant: (shop) => shop.set('products', CHARGER, { color: undefined, colour: 'white' }),
  },
  // Texts
  {
    rule: 'name-blank',
    what: 'a name of spaces',
    plant: (shop) => shop.setBoth(CHARGER, { name: '  ' }),
  },
  {
    rule: 'text-blank',
    what: 'a fact of spaces',
    plant: (shop) => shop.set('accessories', CHARGER, { processor: ' ' }),
  },
  {
    rule: 'text-markup',
    what: 'HTML in a description',
    plant: (shop) =>
      shop.set('accessories', CHARGER, {
        description: [{ title: 'Small', text: ['It is <b>small</b>.'] }],
      }),
  },
  {
    rule: 'text-entity',
    what: 'an escaped ampersand',
    plant: (shop) => shop.setBoth(CHARGER, { name: 'Plug &amp; go' }),
  },
  {
    rule: 'text-encoding',
    what: 'letters in the wrong encoding',
    plant: (shop) => shop.setBoth(CHARGER, { name: 'LadegerÃ¤t' }),
  },
  {
    rule: 'name-long',
    what: 'a name as long as a description',
    plant: (shop) => shop.setBoth(CHARGER, { name: 'Charger '.repeat(20).trim() }),
  },
  // Products
  {
    rule: 'discount-above-regular',
    what: 'a discount above the regular price',
    plant: (shop) => shop.setBoth(CHARGER, { price: 30 }, { priceDiscount: 30 }),
  },
  {
    rule: 'price-zero',
    what: 'a price of nothing',
    plant: (shop) => shop.setBoth(CHARGER, { price: 0 }, { priceDiscount: 0 }),
  },
  {
    rule: 'year-range',
    what: 'a year without its last digit',
    plant: (shop) => shop.set('products', CHARGER, { year: 202 }),
  },
  {
    rule: 'slug-characters',
    what: 'a slug with spaces',
    plant: (shop) => shop.setBoth(CHARGER, { itemId: 'nova charger' }, { id: 'nova charger' }),
  },
  {
    rule: 'color-swatch',
    what: 'a colour without a swatch',
    plant: (shop) =>
      shop.setBoth(
        CHARGER,
        { color: 'moon whisper' },
        { color: 'moon whisper', colorsAvailable: ['moon whisper'] },
      ),
  },
  {
    rule: 'unit-unknown',
    what: 'a screen in other units',
    plant: (shop) => shop.setBoth(CHARGER, { screen: '6,3 Zoll' }),
  },
  {
    rule: 'unit-unknown',
    what: 'memory in other units',
    plant: (shop) => shop.setBoth(CHARGER, { ram: '8 Gig' }),
  },
  {
    rule: 'unit-unknown',
    what: 'a phone whose capacity is none',
    plant: ({ lists }) => {
      for (const phone of [...lists.products, ...lists.phones]) {
        if (phone.capacity !== '256GB') continue
        phone.capacity = '256 Go'
      }
      lists.products.splice(
        lists.products.findIndex(({ id }) => id === OTHER_PHONE),
        1,
      )
      lists.phones.splice(
        lists.phones.findIndex(({ id }) => id === OTHER_PHONE),
        1,
      )
      lists.products.splice(
        lists.products.findIndex(({ id }) => id === PHONE),
        1,
      )
      lists.phones.splice(
        lists.phones.findIndex(({ id }) => id === PHONE),
        1,
      )
      for (const phone of lists.phones) {
        Object.assign(phone, {
          colorsAvailable: ['dark gray'],
          capacityAvailable: ['128GB', '256 Go'],
        })
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
  // Entries and each other
  {
    rule: 'id-twice',
    what: 'the id of another product',
    plant: (shop) => shop.set('products', CHARGER, { id: BUDS }),
  },
  {
    rule: 'slug-twice',
    what: 'the address of another product',
    plant: (shop) => shop.add('products', CHARGER, { id: 'another' }),
  },
  {
    rule: 'detail-id-twice',
    what: 'details that are there twice',
    plant: (shop) => shop.add('accessories', CHARGER, {}),
  },
  {
    rule: 'details-missing',
    what: 'a product without details',
    plant: (shop) => shop.drop('accessories', CHARGER),
  },
  {
    rule: 'details-missing',
    what: 'details in the file of another category',
    plant: ({ lists }) => lists.phones.push(...lists.accessories.splice(-1)),
  },
  {
    rule: 'product-missing',
    what: 'details without a product',
    plant: (shop) => shop.drop('products', CHARGER),
  },
  {
    rule: 'price-differs',
    what: 'another price in the list',
    plant: (shop) => shop.set('products', CHARGER, { price: 18 }),
  },
  {
    rule: 'full-price-differs',
    what: 'another regular price in the list',
    plant: (shop) => shop.set('products', CHARGER, { fullPrice: 28 }),
  },
  {
    rule: 'name-differs',
    what: 'another name in the list',
    plant: (shop) => shop.set('products', CHARGER, { name: 'Old charger' }),
  },
  {
    rule: 'capacity-differs',
    what: 'another capacity in the list',
    plant: (shop) => shop.set('products', CHARGER, { capacity: '45W' }),
  },
  {
    rule: 'color-differs',
    what: 'another colour in the list',
    plant: (shop) => shop.set('products', CHARGER, { color: 'black' }),
  },
  {
    rule: 'family-differs',
    what: 'another family in the list',
    plant: (shop) => shop.set('products', CHARGER, { namespaceId: 'chargers' }),
  },
  {
    rule: 'screen-differs',
    what: 'another screen in the list',
    plant: (shop) => shop.set('products', PHONE, { screen: '6.1" OLED' }),
  },
  {
    rule: 'ram-differs',
    what: 'other memory in the list',
    plant: (shop) => shop.set('products', PHONE, { ram: '12GB' }),
  },
  {
    rule: 'fits-unknown',
    what: 'a case for what is not sold',
    plant: (shop) => shop.set('products', CASE, { fits: ['nova-two'] }),
  },
  {
    rule: 'fits-itself',
    what: 'a case for itself',
    plant: (shop) => shop.set('products', CASE, { fits: ['nova-one-case'] }),
  },
  {
    rule: 'nothing-to-sell',
    what: 'empty lists',
    plant: ({ lists, settings }) => {
      for (const list of Object.values(lists)) list.splice(0)
      settings.slides = []
    },
    after: ({ path }) => rmSync(path('img'), { recursive: true }),
  },
  // Families
  {
    rule: 'variant-twice',
    what: 'two variants of one colour and size',
    plant: (shop) => {
      shop.add('products', CHARGER, { id: 'another', itemId: 'another' })
      shop.add('accessories', CHARGER, { id: 'another' })
    },
  },
  {
    rule: 'color-dead',
    what: 'a colour that no variant has',
    plant: (shop) => shop.set('accessories', CHARGER, { colorsAvailable: ['white', 'red'] }),
  },
  {
    rule: 'capacity-dead',
    what: 'a size that no variant has',
    plant: (shop) => shop.set('accessories', CHARGER, { capacityAvailable: ['30W', '45W'] }),
  },
  {
    rule: 'color-not-offered',
    what: 'a colour that a variant does not offer',
    plant: (shop) => shop.set('accessories', BUDS, { colorsAvailable: ['black'] }),
  },
  {
    rule: 'capacity-not-offered',
    what: 'a capacity that a variant does not offer',
    plant: (shop) => shop.set('phones', PHONE, { capacityAvailable: ['128GB'] }),
  },
  {
    rule: 'color-offered-twice',
    what: 'a colour in two spellings',
    plant: (shop) =>
      shop.set('accessories', BUDS, { colorsAvailable: ['black', 'white', 'Black'] }),
  },
  {
    rule: 'variant-gap',
    what: 'a family without one of its combinations',
    plant: (shop) => {
      shop.drop('products', OTHER_PHONE)
      shop.drop('phones', OTHER_PHONE)
    },
  },
  {
    rule: 'family-in-two-categories',
    what: 'a family of phones with an accessory',
    plant: (shop) =>
      shop.setBoth(CASE, { namespaceId: 'nova-one', fits: undefined }, { namespaceId: 'nova-one' }),
  },
  {
    rule: 'family-blank',
    what: 'a family without a name',
    plant: (shop) => shop.setBoth(CHARGER, { namespaceId: undefined }, { namespaceId: ' ' }),
  },
  // Pictures
  {
    rule: 'picture-outside',
    what: 'a picture in another folder',
    plant: (shop) => showOnly(shop, '../charger.jpg'),
  },
  {
    rule: 'picture-outside',
    what: 'a picture by its path on a disk',
    plant: (shop) => showOnly(shop, 'img\\charger.jpg'),
  },
  {
    rule: 'picture-missing',
    what: 'a picture that does not exist',
    plant: (shop) => showOnly(shop, 'img/charger.jpg'),
  },
  {
    rule: 'picture-missing',
    what: 'a picture in other capital letters',
    plant: (shop) => showOnly(shop, 'img/products/Nova-Charger-white-416.webp'),
  },
  {
    rule: 'picture-not-published',
    what: 'an original in place of a picture for the shop',
    plant: (shop) => showOnly(shop, 'pictures/charger.webp'),
    after: ({ path }) => {
      mkdirSync(path('pictures'))
      copyFileSync(path(`${PICTURE}-416.webp`), path('pictures/charger.webp'))
    },
  },
  {
    rule: 'size-missing',
    what: 'a size that was not made',
    after: ({ path }) => rmSync(path(`${PICTURE}-208.avif`)),
  },
  {
    rule: 'sizes-unused',
    what: 'sizes of a picture without a width in its name',
    plant: (shop) => shop.set('products', CHARGER, { image: 'img/charger.webp' }),
    after: ({ path }) => copyFileSync(path(`${PICTURE}-416.webp`), path('img/charger.webp')),
  },
  {
    rule: 'picture-unreadable',
    what: 'a text with the name of a picture',
    after: ({ path }) => writeFileSync(path(`${PICTURE}-208.webp`), 'not found'),
  },
  {
    rule: 'picture-format',
    what: 'a format that browsers do not show',
    plant: (shop) => showOnly(shop, 'img/charger.tiff'),
    after: ({ path }) => paint(8).tiff().toFile(path('img/charger.tiff')),
  },
  {
    rule: 'picture-ending',
    what: 'a PNG with the ending of a JPEG',
    plant: (shop) => showOnly(shop, 'img/charger.jpg'),
    after: ({ path }) => paint(8).png().toFile(path('img/charger.jpg')),
  },
  {
    rule: 'picture-huge',
    what: 'a picture from a camera',
    plant: (shop) => showOnly(shop, 'img/charger.png'),
    after: ({ path }) => paint(3001).png().toFile(path('img/charger.png')),
  },
  {
    rule: 'size-wrong',
    what: 'a large file with the name of a small one',
    after: ({ path }) => copyFileSync(path(`${PICTURE}-416.webp`), path(`${PICTURE}-208.webp`)),
  },
  {
    rule: 'picture-missing',
    what: 'a picture for previews that does not exist',
    plant: ({ settings }) => Object.assign(settings, { sharePicture: 'img/share.jpg' }),
  },
  {
    rule: 'picture-unused',
    what: 'a picture that nothing shows',
    after: ({ path }) => copyFileSync(path(`${PICTURE}-416.webp`), path('img/old.webp')),
  },
  {
    rule: 'file-hidden',
    what: 'a hidden file among the pictures',
    after: ({ path }) => writeFileSync(path('img/.env'), ''),
  },
  {
    rule: 'link-outside',
    what: 'a link to a folder of other pictures',
    after: ({ path }) => symlinkSync('../../photographs', path('img/more')),
  },
  // Settings
  {
    rule: 'link-nowhere',
    what: 'a link to no page',
    plant: (shop) => addLink(shop, '#/about-us'),
  },
  {
    rule: 'link-nowhere',
    what: 'a link to a product that is not sold',
    plant: (shop) => addLink(shop, '#/phones/nova-two'),
  },
  {
    rule: 'link-nowhere',
    what: 'a link to an empty list',
    plant: (shop) => addLink(shop, '#/tablets'),
  },
  {
    rule: 'link-nowhere',
    what: 'a link to a list that is not shown',
    plant: (shop) => {
      Object.assign(shop.settings, { categories: { phones: false } })
      addLink(shop, '#/phones')
    },
  },
  {
    rule: 'setting-invalid',
    what: 'a currency that does not exist',
    plant: ({ settings }) => Object.assign(settings, { currency: 'EURO' }),
  },
  {
    rule: 'setting-invalid',
    what: 'a misspelt setting',
    plant: ({ settings }) => Object.assign(settings, { curency: 'EUR' }),
  },
  {
    rule: 'setting-invalid',
    what: 'a category with a misspelt setting',
    plant: ({ settings }) =>
      Object.assign(settings, { categories: { phones: { lable: 'Phones' } } }),
  },
  {
    rule: 'accent-contrast',
    what: 'an accent colour that is hard to read',
    plant: ({ settings }) => Object.assign(settings, { accent: '#ffcc00' }),
  },
  {
    rule: 'script-missing',
    what: 'a script that does not exist',
    plant: ({ settings }) => Object.assign(settings, { script: 'analytics.js' }),
  },
  {
    rule: 'price-decimals',
    what: 'cents in a currency without any',
    plant: (shop) => {
      shop.setBoth(CHARGER, { fullPrice: 20 }, { priceRegular: 20 })
      Object.assign(shop.settings, { currency: 'JPY' })
    },
  },
  { rule: 'link-empty', what: 'a link without an address', plant: (shop) => addLink(shop, '') },
]

function addLink(shop: PlantedShop, link: string) {
  Object.assign(shop.settings, { footer: [{ text: 'More', link }] })
}

function paint(width: number) {
  return sharp({ create: { width, height: 8, channels: 3, background: 'white' } })
}

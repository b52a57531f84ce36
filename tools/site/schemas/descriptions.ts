/** Descriptions of fields by their path, such as `pictureSizes.widths`; items of a list have the path of the list. */
export type Descriptions = Readonly<Record<string, string>>

export const PICTURE_SIZES =
  'The sizes in which the pictures exist. All pictures of a product have the same ones, and their files differ in ' +
  'width and format only: card-640.webp, card-208.avif. Left out, only the named files are shown.'

export const SIZES: Descriptions = {
  widths: 'Widths in pixels, from the smallest to the largest.',
  formats: 'File formats, the preferred one first.',
  ratio: 'Height divided by width: 1.25 for a picture of 640 × 800 pixels.',
  color:
    'The colour of the room that a picture with a transparent ground stands in: the product’s. Left out, it is grey.',
  closeUps:
    'Names of the pictures that show a part of the product, such as detail for detail-640.webp. They fill their box.',
}

const UNIT_PRICE = {
  unitPrice:
    'What a kilogram, litre or another unit costs, which some countries demand: { "price": 19.8, "per": "kg" }. It stands beside the price.',
  'unitPrice.price': 'The price of the unit, in the shop’s currency.',
  'unitPrice.per': 'The unit, such as kg, 100 g or bunch.',
}

const REDUCTION = {
  priorText:
    'A sentence with the lowest price of the 30 days before the reduction began. The build writes it from prices.json.',
  priceAfter:
    'The price after saleUntil, if that is another than the one struck out. The build writes it.',
}

const NUMBERS = {
  sku: 'Your own article number. Left out, nothing is said.',
  gtin: 'The number below the barcode (GTIN, EAN or UPC).',
  mpn: 'The maker’s number of the product.',
} as const

export const PRODUCT_DESCRIPTIONS: Descriptions = {
  id:
    'The key of the product in carts and favourites. Never change it, or visitors lose the product from theirs. ' +
    'A number counts as the same text.',
  itemId:
    'The last part of the address of the product’s page. ' +
    'It is the id of the same product in the file of its category.',
  category: 'The list that the product is in, and the file that its details are in.',
  name: 'The name on cards, in the cart and in search results, with capacity and colour.',
  image:
    'The address of the picture on cards: relative to the shop, or https. ' +
    'If the picture is not there, a placeholder is shown.',
  price: 'What the product costs, in the shop’s currency.',
  fullPrice: 'The price before discount. The same as the price if there is no discount.',
  screen: 'The screen, such as 6.1" OLED. Left out, null or empty, the row is hidden.',
  capacity:
    'The memory or the size, such as 256GB or 45mm. Left out, null or empty, the row is hidden.',
  ram: 'The working memory, such as 8GB. Left out, null or empty, the row is hidden.',
  year: 'The year in which the product came out. Newest first sorts by it; products without one are last.',
  namespaceId: 'The family of the product: all its colours and capacities have the same one.',
  color: 'The name of the colour, for filters: black, space gray, natural titanium.',
  colorValue:
    'How the colour looks, such as #5a6b9e. Left out, the shop goes by the name of the colour.',
  brand: 'The maker, for filters. Left out, it is taken from names that start with the same word.',
  kind: 'What the product is, for filters and for what goes with it.',
  fits: 'For accessories: the families (namespaceId) that it fits, or names of models that you do not sell, such as Galaxy S25.',
  facts: 'Facts of your own, by the names that shop.json has: { "material": "wool" }.',
  ...NUMBERS,
  saleUntil:
    'The last day of the lower price, such as 2026-12-31. Shoppers see the fullPrice from the day after.',
  ...UNIT_PRICE,
  ...REDUCTION,
  availability:
    'Whether the product is in stock (in), nearly sold out (few), to be ordered (order) or sold out (out), or its ' +
    'price is on request (request; the price is 0 then). Left out, nothing is said.',
  stock: 'How many pieces there are. Left out, any number can be ordered.',
  availableFrom:
    'For products to be ordered: the day from which they are there, such as 2026-12-03.',
  options:
    'What the shopper is asked for before the product goes into the cart: choices, or a text that may stay empty.',
  nameLanguage: 'The code of the name’s language. The build writes it.',
  'options.label': 'The name of the option, above its field and in orders.',
  'options.key': 'The name in the shop’s first language. The build writes it.',
  'options.text': 'For a text: the most characters.',
  'options.surcharge': 'For a text: what it costs more, in the shop’s currency.',
  'options.choices': 'For choices: the first is preset.',
  'options.choices.label': 'The choice, as shoppers and orders have it.',
  'options.choices.key': 'The choice in the shop’s first language. The build writes it.',
  'options.choices.surcharge': 'What it costs more, in the shop’s currency.',
}

export const DETAIL_DESCRIPTIONS: Descriptions = {
  id: 'The last part of the address of the product’s page: the itemId of the same product in products.json.',
  namespaceId: 'The family: entries with the same one are variants that a shopper chooses between.',
  name: 'The heading of the page. The same name as in products.json.',
  images:
    'The addresses of the pictures: relative to the shop, or https. The first is the main one.',
  color: 'The colour of this variant.',
  colorValue: 'How the colour looks: the colorValue in products.json.',
  colorsAvailable: 'The colours of the family. Each is a choice on the page.',
  capacity: 'The memory or the size of this variant.',
  capacityAvailable: 'The capacities or sizes of the family. Each is a choice on the page.',
  priceDiscount: 'What the product costs: the price in products.json.',
  priceRegular: 'The price before discount: the fullPrice in products.json.',
  saleUntil: 'The last day of priceDiscount, if it has one: the saleUntil in products.json.',
  ...UNIT_PRICE,
  ...REDUCTION,
  screen: 'The screen, such as 6.1" OLED. Left out, null or empty, the row is hidden.',
  resolution: 'The screen’s pixels, such as 2532x1170. Left out, null or empty, the row is hidden.',
  processor: 'The processor. Left out, null or empty, the row is hidden.',
  ram: 'The working memory, such as 8GB. Left out, null or empty, the row is hidden.',
  camera: 'The camera. Left out, null or empty, the row is hidden.',
  zoom: 'The zoom. Left out, null or empty, the row is hidden.',
  guarantee:
    'The guarantee of the maker for the whole product, free of charge: years, such as 5, or a text.',
  repairability: 'How well it can be repaired, such as 8.1/10 or class B.',
  updatesUntil: 'Until when its software gets updates: a day, such as 2031-09-30, or a text.',
  cell: 'The mobile networks, such as GSM, LTE, 5G. Left out, null or empty, the row is hidden.',
  description: 'The blocks of the About section.',
  facts: 'Facts of your own, by the names that shop.json has: { "material": "wool" }.',
  textLanguage: 'The code of the description’s language. The build writes it.',
  'description.title': 'The heading of the block.',
  'description.text': 'The paragraphs of the block, as plain text.',
  ...NUMBERS,
}

import { AVAILABILITIES } from '#src/domain/product/availability.ts'
import { KINDS, HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { orList } from '#tools/build/or-list.ts'

const PRICE = `write a number from 0 to ${HIGHEST_PRICE}, without quotes or currency, such as 9.9`
const TEXT = 'write text in quotes'

/** How an owner writes the fields of products and details. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    id: 'write letters, digits and dashes in quotes, such as "blue-mug"',
    itemId: 'write letters, digits and dashes in quotes, such as "blue-mug"',
    name: 'write the name that shoppers see',
    image: 'write the path of a picture, such as "img/blue-mug.jpg", or its https address',
    images: 'write a list of paths, such as ["img/blue-mug.jpg"], or https addresses',
    pictureSizes: 'run the command photos, or remove it',
    price: PRICE,
    fullPrice: PRICE,
    priceDiscount: PRICE,
    priceRegular: PRICE,
    year: 'write a whole number, such as 2025',
    kind: `write ${either(KINDS)}, or leave it out`,
    colorValue: 'write a colour, such as "#5a6b9e", or leave it out',
    fits: 'write a list of families, such as ["acme-one"], or leave it out',
    availability: `write ${either(AVAILABILITIES)}, or leave it out`,
    availableFrom: 'write a day, such as "2026-12-03", or leave it out',
    colorsAvailable: 'write a list, such as ["black", "sea green"]',
    capacityAvailable: 'write a list, such as ["128GB", "256GB"]',
    cell: 'write a list, such as ["LTE", "5G"]',
    description:
      'write a list of blocks, such as [{ "title": "Screen", "text": ["A paragraph."] }]',
  }),
)

/** What an owner should write in a field, as the end of a message. */
export function howToWrite(field: string): string {
  return FIELDS.get(field) ?? TEXT
}

/** `"a", "b" or "c"` */
export function either(values: readonly string[]): string {
  return orList(values.map((value) => `"${value}"`))
}

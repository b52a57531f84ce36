import NAMES from './column-names.json' with { type: 'json' }

/** What a column can hold. */
export type Field = keyof typeof NAMES

/**
 * The names by which the columns of fields are recognised: `column-names.json` has a line for each field and language, the
 * surest name first. Capital letters, accents and spaces do not matter, nor words for taxes and currencies. A map file
 * uses the field's own name.
 *
 * - `salePeriod` has both days of a sale, with a `/` between them; `onSale` says whether there is one.
 * - `recommendedPrice` is what the maker recommends, not what the product has cost before.
 * - `basePrice` is what a kilogram or litre costs, which some countries demand; `per` is what the price is for, unless for
 *   a piece: `kg`.
 * - `internal` is the owner's business, which is never shown; `name-words.json` has more words for it.
 * - `availability` is in words, `stock` a number or words, and `delivery` how long a delivery takes.
 * - `perishable` says whether a product goes bad quickly: other rules hold for its reductions.
 * - `backorders` says whether a product without stock can be ordered, `published` whether it is shown at all.
 */
export const COLUMN_NAMES: Readonly<Record<Field, Readonly<Record<string, string>>>> = NAMES

/** The names of a field, in each language. */
export function columnNames(field: Field): string[][] {
  return Object.values(COLUMN_NAMES[field]).map((names) => names.split(', '))
}

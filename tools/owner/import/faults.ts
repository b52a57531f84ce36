import { problemsOf, shownCell, type Problem, type Values } from '#tools/owner/problem.ts'

/** Something wrong in a list. Its file is added at the end. */
export type Fault = Omit<Problem, 'file'>

const SHORTENED =
  'the spreadsheet has shortened this number; format the column as text before typing or pasting the numbers'
const ALIKE = 'delete one of them, if they are the same product'

/** These leave out a row. */
const ERRORS = {
  'broken-xml':
    "this product's XML is broken ({fault}); fix it: write &lt; for < and &amp; for &; the product is left out",
  'open-quote':
    'a quote (") is opened here and closed only in a later row; close or delete it; the rows up to there are left out',
  'row-too-long':
    'the row has {cells} cells, and the header has {columns}, so its cells are in the wrong columns; put cells with the separator in them into quotes ("); the row is left out',
  'other-separator':
    'the whole row stands in one cell: other characters separate its cells, or it is quoted; separate them as in the other rows; the row is left out',
  'cell-too-long':
    'the cell has {length} characters, and at most {most} are read; shorten it; the row is left out',
  'no-handle':
    'the row has no handle, so its product is not known; write the handle of its product; the row is left out',
  'no-parent':
    'the row is a variation of a product that the file does not have; export the product with its variations; the row is left out',
  'no-name': 'the row has no name; write the name of the product; the row is left out',
  'no-category': 'the row names no category of the shop ({ids}); {fix}; {count} left out',
  'price-empty': 'the price is empty; write a price, such as 19.90; the product is left out',
  'price-no-number':
    'the price is not a number; write only a number, such as 19.90; the product is left out',
  'price-negative': 'the price is below zero; write a price of at least 0; the product is left out',
  'price-net': 'the price lacks the tax; write what shoppers pay; the product is left out',
  'price-ambiguous':
    'the price can be read in two ways: . or , may stand before the cents; write it with two decimals, or write "decimal": "," or "decimal": "." in the map file; the product is left out',
  'price-too-high':
    'the price is above {highest}; write the price of one piece; the product is left out',
  'price-too-low':
    'the price is less than the smallest coin of {currency}; write the price of as many as shoppers order; the product is left out',
  'price-currency':
    'the price is in {foreign}, and the shop\'s prices are in {currency}; write "currency": "{code}" in shop.json, or the price in {currency}; the product is left out',
  'price-zero':
    'the price gives the product away; write its price, or add --anyway; the product is left out',
  'repeated-id':
    'line {first} has this id already; delete one of them, or give each an id of its own; this one is left out',
  'repeated-name':
    'line {first} has a product of this name, size and colour already; delete one of them, or give each an id of its own; this one is left out',
  invalid:
    'the shop cannot show this value ({issue}); change it in the file; the product is left out',
}

const WARNINGS = {
  // The list as a whole
  'net-price':
    'the prices seem to lack the tax, and shoppers see them as they are; add a column with the prices that shoppers pay, if they differ',
  'encoding-doubtful':
    'the file is not UTF-8, and letters look wrong in {encoding} too; save it as UTF-8, or name its encoding: import {file} --encoding windows-1250',
  'sheet-unread':
    'has a list too, and only {taken} is read; save it as a file of its own, and import that, if you sell these products',
  'sheet-hidden':
    'is hidden and has a list, which is not read; show the sheet, if you sell these products',
  'rows-hidden': '{rows} hidden; show all rows, if you sell these products; left out',
  'columns-hidden': 'hidden columns are not read: {columns}; show them, if shoppers may see them',
  'choice-unread':
    'differs from line {first}, which has the same name; if shoppers choose by this, write a map file: { "columns": { {columns} } }, and add --map FILE; until then, each row is a product of its own',
  'column-twice':
    'two columns have this name, and only the first is read; give the other one another name, or delete it',
  'amounts-doubtful':
    'the amounts are below the prices, and may be what you pay; if shoppers may see them, write "columns": {line} in the map file; until then, the column is not published',
  'heading-line': '{lines} only a heading or a note; nothing, if that is right; left out',
  'total-line': '{lines} a total; nothing, if that is right; left out',
  'header-again': '{lines} the names of the columns again; nothing, if that is right; left out',
  'not-in-shop':
    'the shop has no product of this number; write that of a product, or import the product first; the row is left out',
  'language-unknown':
    'the shop has no texts in "{code}", so the column is not read; write {languages} into shop.json, or delete the column',
  'row-too-short':
    'the row has {cells} cells, and the header has {columns}; check that none is missing in between; the missing ones are read as empty',
  'product-group':
    'is a group of products, which are products themselves; nothing, if that is right; left out',
  'repeated-handle':
    'two products share the handle: {title} and {name}; give each a handle of its own; until then they are variants of one product, unless their options are the same',
  'not-shown':
    'the product is a draft, or hidden; nothing, if that is right; the product is left out',
  // Cells
  'visibility-unknown':
    'the cell does not say whether shoppers may see the product; write yes or no; until then, the product is shown',
  garbled:
    'letters are garbled; save the file as UTF-8, or name its encoding: --encoding windows-1252',
  'name-is-number':
    'the name is only a number; check that the cells of the row are in the right columns',
  formula:
    'the cell has a formula instead of its result; save the file as CSV in your spreadsheet, or write the text',
  'shortened-id': SHORTENED,
  'shortened-gtin': SHORTENED,
  'shortened-mpn': SHORTENED,
  'gtin-wrong':
    'is no number of a barcode: a digit is missing or wrong; type all digits below the barcode, such as 4006381333931; until then, only the search of the shop knows it',
  'color-unknown':
    'is no colour the shop can paint, and is shown as a gray circle; write a name that it knows, such as "sea green" or "schwarz", or add a column colorValue with #2e8b57',
  'no-year':
    'the row names no year; write a year with four digits, such as 2025, or leave the cell empty',
  'availability-unknown':
    'the cell does not say whether there are any; write a number, "in stock", "sold out" or "on order"; until then, nothing is said',
  'no-date': 'the cell names no day; write it as 2026-12-31',
  'picture-missing': 'there is no such picture in img/; put it there, or correct its path',
  'picture-not-https':
    'the address of the picture does not begin with https; write an https address, or put the picture into img/; it is left out',
  'second-price':
    'this price beside the usual one cannot be read; write a number of {currency} with the tax, such as 19.90, or leave the cell empty; the product is shown without it',
  'base-price-without-unit':
    'this price does not say what it is for; write it with its unit, such as 19.80/kg; the product is shown without it',
  'price-rounded':
    'the price has more decimals than {currency} has, and is rounded; write it with the decimals that shoppers pay',
  'perishable-unknown':
    'the cell does not say whether the product goes bad quickly; write yes or no; until then, it does not',
  'guarantee-unit':
    'the guarantee may be months or years; write it with the word, such as 24 months; it is left out until then',
  'sale-ended': 'its sale has ended; remove the sale price; the usual price is taken',
  'sale-later':
    'its sale has not begun; import the list again on its first day; the usual price is taken',
  'sale-ends-first':
    'its sale ends on {until}, before it begins on {from}; correct the days; the usual price is taken',
  'number-ambiguous':
    '{count} can be read in two ways, and nothing else in the column shows which; it is taken as {read}; if that is wrong, write it without a point or comma, or with two decimals',
  'stock-part':
    'the stock is not a whole number; write how many pieces there are; parts of a piece are left out',
  'price-above-full-price':
    'the price {price} is above the price before the discount, {fullPrice}; check both; the product is shown without a discount',
  'options-unread':
    'the options cannot be read, so the product asks for none; write them as the command export does',
  // Products and each other
  'large-family':
    '{count} products are variants of one model, and at most {most} can be offered together; write the model of each; until then, each is a model of its own',
  'same-variant':
    'line {first} has the same model ("{family}"), colour and size, so this is a product of its own; write the colour or size in which they differ, if shoppers choose between them',
  'alike-id': `line {first} has this id in other upper and lower case; ${ALIKE}`,
  'alike-gtin': `line {first} has the same barcode; ${ALIKE}`,
}

export const fault = problemsOf(ERRORS, { ...ERRORS, ...WARNINGS })

type Rule = Parameters<typeof fault>[0]

/** Called with each fault of a row: the field, and the text of its cell. */
export type Report = (rule: Rule, field?: string, cell?: string, values?: Values) => void

/** A fault in the cell of a field. */
export function faultAt(
  line: number,
  rule: Rule,
  field?: string,
  cell?: string,
  values?: Values,
): Fault {
  return fault(rule, { line, field, read: cell === undefined ? cell : shownCell(cell) }, values)
}

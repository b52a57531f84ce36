import { shownValue } from '#tools/site/json-values.ts'
import { problemsOf, type Problem, type Values } from '#tools/owner/problem.ts'

export type Place = Pick<Problem, 'file' | 'line'>

export interface Placed<Value> {
  readonly value: Value
  readonly place: Place
}

const DIFFERS = 'differs from {other}, in which {field} is {value}; write the same in both'
const PHOTOS = 'run the command photos, which makes the sizes that the shop needs'
const ADDRESS = 'write the part of an address of your shop from # on, such as #/{example}?sale=1'

/** What shoppers would miss or read wrongly. */
const ERRORS = {
  // Files
  'version-newer':
    'is newer than Gadgetry {to}, which is installed; install {from} or a later version',
  'file-missing': 'does not exist; the command import writes it, or new with an example',
  'details-file-missing':
    'does not exist, so the pages of these products are not found; the command import writes it, with an entry for each product of this category',
  'source-missing': 'is not there; put the list there, or correct its path from this folder',
  'file-encoding': 'is not saved as UTF-8; save it again with the encoding UTF-8',
  'file-not-list': 'is not a list; put all entries between [ and ]',
  'file-not-json': 'cannot be read: it {fault} at column {column}; {fix}',
  // Entries
  'entry-invalid': '{fault}, so the shop leaves this entry out; {fix}',
  'text-language': '{fault}; {fix}',
  'options-dropped': '{fault}, so shoppers are asked for no option of this product; {fix}',
  'options-untold':
    'asks for something that a provider is not told; write an email or a whatsapp into "order" in shop.json',
  'picture-address': 'is not shown: the shop takes only its own files and https addresses; {fix}',
  'name-blank': 'has only spaces; write the name that shoppers see',
  'price-zero': 'gives the product away; write its price, or add --anyway',
  'discount-above-regular':
    'is more than the price before the discount, {fullPrice}; write a fullPrice of at least the price',
  'prices-unread': '{fault}; {fix}',
  // Entries and each other
  'id-twice':
    'is the id of another product, on line {first}, so the shop leaves this one out; give it an id of its own',
  'slug-twice': 'is the address of another product, on line {first}; give it an itemId of its own',
  'detail-id-twice':
    'is the id of other details, on line {first}, so the shop leaves these out; give them the itemId of their product',
  'details-missing': 'has no details in {file}, so its page is not found; add details with this id',
  'details-missing elsewhere':
    'is in {category}, but its details are in api/{elsewhere}.json; move the details to {file}, or change the category',
  'product-missing':
    'is not in api/products.json, so no list shows it and it cannot be bought; add a product with this itemId, or remove the details',
  'price-differs': DIFFERS,
  'full-price-differs': DIFFERS,
  'name-differs': DIFFERS,
  'capacity-differs': DIFFERS,
  'color-differs': DIFFERS,
  'family-differs': DIFFERS,
  'fits-unknown':
    'is not the namespaceId of any product, so no shopper sees it; write that of what it fits, or, if you do not sell it, its name, such as Galaxy S25',
  'variant-twice':
    'has the colour and capacity of {other} on line {first}, so it cannot be chosen; write another color or capacity, or remove one of the two',
  // Pictures
  'picture-outside':
    'is not inside the shop’s folder; write a path that begins with img/, without / before it',
  'picture-missing': 'does not exist; put the picture there, or correct the path',
  'picture-missing like':
    'does not exist, but {like} does; write capital and small letters as the file has them: hosts tell them apart',
  'picture-not-published': `is not in img/, the only folder that the build copies; ${PHOTOS}`,
  'size-missing':
    'lacks {count} of the sizes in pictureSizes: {files}; run the command photos, or correct pictureSizes',
  'picture-name-long':
    'has too long a name for those of its sizes; give it a shorter one, and correct it in the catalogue',
  'picture-not-made':
    'cannot be read, or its sizes cannot be written ({code}); see whether it is protected, and run the command photos again',
  'picture-unreadable':
    'cannot be read: it is no picture, damaged, or far too large or narrow; save the picture again',
  'picture-unreadable empty': 'is empty; save the picture again',
  'picture-format': `is a {format} file, which browsers do not show; ${PHOTOS}`,
  'picture-ending':
    'is a {format} file with the ending .{ending}: hosts send it with the wrong type; rename it to .{right}, and correct its name in the catalogue',
  // The owner's own stylesheet
  'look-broken':
    'is no CSS from column {column} on, so browsers leave it out; correct this line, or the one before it',
  'look-import':
    'takes styles from another file, which the security policy of the shop refuses; write them here',
  'look-address':
    'is no file in img/ or files/ of the shop, and its security policy refuses all others; put the file there, and write img/… or files/…',
  'look-contrast':
    'is hard to read in the {theme} theme: {color} on {back}, {ground}, has a contrast of {found} to 1, and {least} is needed; make one of the two lighter or darker, in :root, for both themes with light-dark(#…, #…)',
  // Words
  'message-wrong': '{fault}; {fix}',
  'messages-name':
    'is not called like a language, so the shop does not read it; name it like it.json',
  // Links
  'link-nowhere not-found': `is not a page of the shop; ${ADDRESS}`,
  'link-nowhere list': `leads to {category}, and the shop has no products there; ${ADDRESS}`,
  'link-nowhere product': `leads to a product that the shop does not have; ${ADDRESS}`,
  'link-nowhere info': 'leads to a page that does not exist; create {page}, or correct the link',
  'link-nowhere file': 'leads to a file that does not exist; put it there, or correct the link',
  'link-nowhere order': `leads to the order, and the settings have none; ${ADDRESS}`,
  'page-target':
    'leads nowhere; write an https address, another page such as terms.md, a page of the shop such as #/phones, a file such as files/list.pdf, or a picture such as img/map.png',
}

/** What is worth a look. */
const WARNINGS = {
  'fact-dropped': 'is left out, because the shop cannot read it; {fix}',
  'field-name': 'is not a field of the shop; did you mean {meant}?',
  'version-old':
    'is older than Gadgetry {to}, and something is written in another way since; run {call} upgrade, which shows it',
  // Texts
  'text-missing':
    '{missing} of {all} products have no {what} in {language}; write a column {what} ({code}) into your list, or import one with --language {code}',
  'text-untranslated': 'is not written in {language}, so it is shown in another; {fix}',
  'text-markup': 'looks like HTML, which the shop would show as text; remove the tags',
  'text-entity':
    'has an escaped character, which the shop would show as text; write the character itself: & instead of &amp;',
  'text-encoding':
    'has letters that were read in the wrong encoding; save the source as UTF-8 and import it again, or correct the letters',
  // Products
  'year-range':
    'is not between {first} and next year; write the year in which it came out: the newest are listed first',
  'slug-characters':
    'has characters that do not belong in an address; write letters, digits and dashes, such as "blue-mug"',
  'color-swatch':
    'is no colour the shop can paint, and is shown as a gray circle; write "colorValue": "{value}" beside it, ' +
    'or a CSS colour, such as "sea green", or a name that the shop knows, such as "rose gold"',
  'unit-unknown screen':
    'has no inches, so the product is missing from the filter by screen; write a number and inches, such as 6.1" OLED',
  'unit-unknown ram': 'is not an amount of memory; write a number and a unit, such as 8GB',
  'unit-unknown capacity':
    'is not an amount of memory, so the shop calls it a size; write a number and a unit, such as 256GB or 1TB',
  'fact-unlisted':
    'lack {label}, which only the details have, so its filter does not find {products}; import your list again, or write "{name}" into "facts" here too',
  'weight-missing':
    '{count} products have no weight here, so their delivery is on request; import your list again, or write one, such as "facts": { "weight": "1.5 kg" }',
  'reduction-none':
    'is no reduction: in the 30 days before it began, the product cost {lowest}; write a lower price, or no price before the discount',
  'reduction-new':
    'is no reduction: the product has had no other price before; write no price before the discount, or what it cost before into prices.json',
  'request-priced':
    'is not shown, because the price is on request; write 0: everybody can read the file',
  'request-nowhere':
    'has nowhere to ask for it; write an email or a whatsapp into "order" in shop.json',
  'price-decimals': 'has more decimals than {currency} has; write {most}',
  'screen-differs': DIFFERS,
  'ram-differs': DIFFERS,
  // Families and the whole catalogue
  'family-in-two-categories':
    'is also a family in api/{home}.json: shoppers can choose only within a category; write another namespaceId, or move the variant to the other category',
  'family-blank':
    'is empty, and all products without a family would be variants of each other; write a name that only its variants have, for example its id',
  'picture-none': 'products {without}; put it there, and run the command photos',
  'nothing-to-sell': 'has no product that the shop can show; add products',
  // Pictures
  'picture-huge bytes': `has {megabytes} MB, and a page should load in less than one; ${PHOTOS}`,
  'picture-huge pixels': `has {width} × {height} pixels, and no side should have more than {most}; ${PHOTOS}`,
  'sizes-wanted': `has one size for all screens, and is shown in widths of {wanted} pixels; ${PHOTOS}`,
  'picture-private':
    'holds what a camera or program has stored in it, such as the place; nothing, if that is right: the build publishes a copy without it',
  'picture-left-out': `is no picture that browsers show, so it is not published; remove it, or move it to pictures/`,
  'picture-drawing':
    'is an SVG, which may hold a program, so it is published as a picture of itself{others}; nothing, if that is right',
  'picture-waiting':
    'is a picture of a product that does not show it yet, as there are {count}; run the command photos with --write',
  'picture-unused':
    'is not used, and is published; remove it, or put your own pictures for the command photos into pictures/',
  // The owner's own stylesheet
  'look-token':
    'is no token of the shop, and nothing here reads it{meant}; docs/versions.md has all names',
  'look-unknown':
    'cannot be compared with other colours, so nobody knows whether it can be read; write it as #rrggbb, or as light-dark(#rrggbb, #rrggbb)',
  // The shop as a whole. No sentence tells exactly what a law says.
  'no-order':
    'takes no orders: at Checkout, shoppers read that it is not implemented yet; write "order": { "email": "orders@shop.example" }, or say it in your words: "words": { "cart.noOrders": "Call us to order. Empty the cart?" }',
  'law-imprint':
    'has no imprint, and shops in {country} have to say who they are ({source}); write pages/imprint.md',
  'law-terms':
    'has no terms, and shoppers in {country} expect them ({source}); write pages/terms.md',
  'law-returns':
    'does not say how goods are returned, as shops in {country} have to ({source}); write pages/returns.md',
  'law-withdrawal':
    'has no page to withdraw from a contract, as shops in {country} have to ({source}); write "withdrawal": true',
  'law-price-note':
    'does not say whether prices include the tax and delivery, as shops in {country} have to ({source}); write "priceNote": { "text": "incl. VAT, plus delivery", "link": "#/info/delivery" }',
  'law-delivery':
    'does not say how long a delivery takes, as shops in {country} have to ({source}); write "delivery": [{ "price": 4.9, "days": [2, 4] }]',
  'law-button':
    'has a button for orders that does not say that they have to be paid, as in {country} ({source}); write into "order" "button": "Order with obligation to pay"',
  'law-privacy':
    'does not say what becomes of personal data, as shops in {country} have to ({source}); write pages/privacy.md',
  'law-guarantee':
    'does not tell of the guarantee, as shops in {country} have to ({source}); write "guarantee": {}, in the European Union with the official notice: { "notice": "img/notice.png" }',
  'law-accessibility':
    'does not say how everybody can use it, as shops in {country} have to ({source}); write "accessibility": true',
  // Feeds
  'feed-lacks id':
    'has an id that is too long for {feeds}, which leave out {products}; nothing, if that is right: a new id would take the product out of visitors’ carts',
  'feed-lacks picture':
    'has no picture that {feeds} take, which leave out {products}; add one as JPEG, PNG or WebP',
  'feed-lacks availability':
    'does not say whether it is in stock, so {feeds} leave out {products}; write it into your list, or "feeds": { "availability": "in" } if all that you list is',
  'feed-lacks date':
    'is on order without a day, so {feeds} leave out {products}; write the day from which it is there, such as 2026-12-31',
  'feed-lacks brand':
    'has no brand, so {feeds} leave out {products}; write it into your list, or "feeds": { "brand": "…" } if all of them have the same',
  'feed-lacks price':
    'has no price, so {feeds} leave out {products}; write one, or nothing if it is on request',
  'feed-lacks country':
    'is in no country, so {feeds} leave out {products}; write where your shop is, such as "country": "DE"',
  // Links and files
  'link-empty': 'leads nowhere; write an address, or remove the link',
  'file-hidden':
    'is hidden, so it is not published; move it out of this folder, or give it a name without the dot',
  'link-outside':
    'is a link to a folder, to nothing, or out of the shop’s folder, so it is not published; put the files themselves here',
}

export const problem = problemsOf(ERRORS, { ...ERRORS, ...WARNINGS })

/** Makes problems of a place: a field in it, and what that holds. */
export function problemsAt(place: Place) {
  return (
    rule: Parameters<typeof problem>[0],
    field?: string,
    value?: unknown,
    values?: Values,
  ): Problem => {
    const read = value === undefined ? undefined : shownValue(value)
    return problem(rule, { ...place, field, read }, values)
  }
}

/** Where a string first occurs in the text of a file. */
export function placeIn({ file, text }: { file: string; text: string }, part: string): Place {
  const index = text.indexOf(part)
  return { file, line: index < 0 ? undefined : text.slice(0, index).split('\n').length }
}

/** The values whose key an earlier value has already, each with that earlier value. */
export function repeated<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): (readonly [value: Value, first: Value])[] {
  const first = new Map<string, Value>()
  return values.flatMap((value) => {
    const key = keyOf(value)
    const other = first.get(key)
    if (other === undefined) first.set(key, value)
    return other === undefined ? [] : [[value, other] as const]
  })
}

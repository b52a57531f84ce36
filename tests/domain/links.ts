import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'

/** Query strings, and the search options that differ from the defaults after reading them. */
type Links = readonly (readonly [query: string, change: Partial<CatalogueSearch>])[]

const VALID: Links = [
  ['?brand=samsung_apple', { brand: ['apple', 'samsung'] }],
  ['?brand=Apple', { brand: ['Apple'] }],
  ['?brand=a%5Fb', { brand: ['a', 'b'] }],
  ['?brand=b%26o_b%2Bw', { brand: ['b&o', 'b+w'] }],
  ['?price=700-300', { price: { from: 300, to: 700 } }],
  ['?q=%20%20iphone%09%0A', { q: 'iphone' }],
  [`?q=${'x'.repeat(101)}`, { q: 'x'.repeat(100) }],
  [`?q=${'x'.repeat(99)}+y`, { q: 'x'.repeat(99) }],
  [`?q=${'%F0%9F%93%B1'.repeat(101)}`, { q: '📱'.repeat(100) }],
  [
    '?page=2&perPage=8&sort=price&price=300-700&brand=apple',
    { brand: ['apple'], price: { from: 300, to: 700 }, sort: 'price', perPage: 8, page: 2 },
  ],
]

/** Values that no list has, with a space between them. What is no parameter at all is held by `search-string.test.ts`. */
const DROPPED: Links = [
  ...dropped('sort', 'Price price%20 %22price%22 price%00 cheapest 1 null true {"a":1} ["price"]'),
  ...dropped('sort', `constructor __proto__ toString hasOwnProperty ${'year'.repeat(5000)}`),
  ...dropped('perPage', '5 0 -8 08 8.0 %228%22 8px 4%2C8 All Infinity 1e999 length {"valueOf":8}'),
  ...dropped('page', '0 -0 -1 1.5 1e1 1e400 -1e400 1e-1 9007199254740993 99999999999999999999 NaN'),
  ...dropped('page', 'Infinity two %222%22 0x2 2n 02 %20 true false null [2] {"page":2} 2;a=4 2#a'),
  ...dropped('brand', '_ ~'),
  ...dropped('q', '%20%E3%80%80'),
  ...dropped('price', '- 300 300-700-900 300_700 300--700 --700 0300- 3.5-7 3e2-7e2 0x10-'),
  ...dropped(
    'price',
    '%20300-700 300-700%0A $300-$700 Infinity- NaN-NaN 12345678901- ٣٠٠- {"from":1}',
  ),
  ...dropped('sale', '0 true 11'),
  ...dropped('group', 'models Model constructor __proto__'),
]

const HOSTILE: Links = [
  ['?__proto__={"sort":"price"}&page=2', { page: 2 }],
  ['?__proto__[sort]=price&constructor[prototype]=1&toString=2&sort=name', { sort: 'name' }],
  ['?sort[]=price&brand[0]=apple&price[from]=1&perPage=4', { perPage: 4 }],
  ['?Brand=apple&Sort=price&sort=year', { sort: 'year' }],
  ['?sort=price&page=2?utm_source=mail', { sort: 'price' }],
  ['?brand=apple&amp;color=blue', { brand: ['apple'] }],
  ['?sort=price&sort=name&color=blue', { color: ['blue'] }],
  ['?sort=%E0%A4%A&perPage=8', { perPage: 8 }],
  ['?brand=__proto__', { brand: ['proto'] }],
  ['?brand=["apple"]', { brand: ['["apple"]'] }],
  ['?color=%00', { color: ['\0'] }],
  ['?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', { q: '<script>alert(1)</script>' }],
]

/** Links to lists, by what is special about them. */
export const LINKS: Readonly<Record<string, Links>> = {
  'that is valid': VALID,
  'with a value that does not validate, which is dropped': DROPPED,
  'that is hostile or broken, of which the rest still works': HOSTILE,
}

function dropped(name: string, values: string): Links {
  return ['', ...values.split(' ')].map((value) => [`?${name}=${value}`, {}])
}

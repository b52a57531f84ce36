/** A query that a shopper of our own shop writes, and what has to come of it. Models are named by their `namespaceId`. */
export interface WrittenQuery {
  readonly query: string
  /** A part of the name of the first product. */
  readonly first?: string
  /** All models that are found, perhaps none. */
  readonly only?: readonly string[]
  /** Models that are among those found. */
  readonly among?: readonly string[]
  /** Models that are not found. */
  readonly never?: readonly string[]
  /** Words that every found name has, each one or another: `Blue|Denim`. */
  readonly names?: readonly string[]
  /** Words that no product matches together with the others. */
  readonly leftOut?: readonly string[]
}

const IPHONES = models('apple-iphone-{17-pro-max,17,air,16-pro,16-pro-max,16,14,13-mini,12,11}')
const SERIES_16 = models(
  'apple-iphone-{16,16-pro,16-pro-max} iphone-{16-clear,16-pro-silicone}-case',
)
const PRO_16 = models('apple-iphone-{16-pro,16-pro-max} iphone-16-pro-silicone-case')
const PRO_MAX = models('apple-iphone-{17,16}-pro-max')
const IPADS = models('apple-ipad-{pro-11-m4,air-11-m3,a16,mini-a17-pro,9th-gen}')
const PIXELS = models('google-pixel-{10,9-pro,8a}')
const WATCHES = models(
  'apple-watch-{series-11,series-10,series-9,se-2,ultra-2} galaxy-watch{7,5} pixel-watch-3',
)
const AIRPODS = models('airpods-{4,pro-2,max-usb-c}')
const EARBUDS = models(
  'airpods-{4,pro-2} galaxy-buds3-pro pixel-buds-pro-2 nothing-ear-2024 sony-wf-1000xm5',
)
const HEADPHONES = models(
  'airpods-max-usb-c sony-wh-1000xm{6,5,4} bose-quietcomfort-ultra sennheiser-momentum-4 beats-{studio-pro,solo-4}',
)
const CASES = models(
  'iphone-{14-silicone,14-pro-leather,15-finewoven,16-clear,16-pro-silicone,17-pro-techwoven}-case pixel-9-pro-case spigen-ultra-hybrid-galaxy-s25',
)
const ADAPTERS = models('apple-{20w,35w-dual}-usb-c-power-adapter')
const CHARGERS = [
  ...ADAPTERS,
  ...models(
    'apple-magsafe-charger-25w anker-735-gan-65w belkin-boostcharge-pro-3-in-1-stand google-pixel-stand-2',
  ),
]
const PENS = models(
  'apple-pencil-{pro,usb-c} samsung-s-pen-{pro,fold-edition} logitech-crayon-usb-c',
)
const IPAD_KEYBOARDS = models('magic-keyboard-ipad-{pro-m4,air-m3} logitech-combo-touch-ipad-air')
const KEYBOARDS = [...IPAD_KEYBOARDS, ...models('logitech-mx-keys-mini logitech-keys-to-go-2')]
const FLIP = ['samsung-galaxy-z-flip6']
const S25 = ['samsung-galaxy-s25-ultra']

/** As shoppers write; 'The 34' are those of the comparison in decision 026. */
export const QUERIES: Readonly<Record<string, readonly WrittenQuery[]>> = {
  'The 34': [
    { query: 'iphon 16 por', first: 'iPhone 16 Pro ', only: PRO_16 },
    { query: 'iphone 16', first: 'Apple iPhone 16 1', only: SERIES_16 },
    { query: '256 gb', first: '256GB', names: ['256GB'] },
    { query: '256gb', first: '256GB', names: ['256GB'] },
    {
      query: '11 inch',
      first: 'iPad Pro 11"',
      among: models('apple-ipad-{pro-11-m4,air-11-m3} samsung-galaxy-tab-s9'),
      never: IPHONES,
    },
    {
      query: '11"',
      first: 'iPad Pro 11"',
      among: models('apple-ipad-{pro-11-m4,air-11-m3} samsung-galaxy-tab-s9'),
      never: IPHONES,
    },
    { query: '6,1 inch', among: models('apple-iphone-16 iphone-14-silicone-case') },
    {
      query: 'galxy s25 ultr',
      first: 'Galaxy S25 Ultra',
      only: [...S25, 'spigen-ultra-hybrid-galaxy-s25'],
    },
    { query: 'samsng', first: 'Samsung', names: ['Samsung'] },
    { query: 'air pods', first: 'AirPods', only: AIRPODS },
    { query: 'iphone17promax', first: 'iPhone 17 Pro Max', only: ['apple-iphone-17-pro-max'] },
    {
      query: 'i phone 14',
      first: 'Apple iPhone 14 ',
      only: models('apple-iphone-14 iphone-{14-silicone,14-pro-leather}-case'),
    },
    { query: 'pixel 10 256', first: 'Pixel 10 256GB', only: ['google-pixel-10'], names: ['256GB'] },
    { query: 'space grey', first: 'Space Gray', names: ['Space Gray'] },
    {
      query: 'spacegray ipad',
      first: 'iPad 9th gen',
      names: ['Space Gray'],
      only: ['apple-ipad-9th-gen'],
    },
    { query: '1 tb iphone', first: '1TB', names: ['1TB'], only: PRO_MAX },
    {
      query: 'ipone 13 128',
      first: 'iPhone 13 mini 128GB',
      only: ['apple-iphone-13-mini'],
      names: ['128GB'],
    },
    {
      query: 'watch 42 mm',
      first: '42mm',
      only: models('apple-watch-series-{11,10}'),
      names: ['42mm'],
    },
    { query: 'usbc pencil', first: 'Apple Pencil (USB-C)', names: ['USB-C'] },
    { query: 'usb-c', first: 'USB-C', names: ['USB-C'], among: [...ADAPTERS, 'airpods-pro-2'] },
    { query: 'keybord ipad', first: 'Magic Keyboard', only: IPAD_KEYBOARDS },
    { query: 'titanum s25', first: 'S25 Ultra', only: S25 },
    {
      query: 'orange iphone',
      first: 'Cosmic Orange',
      only: ['apple-iphone-17-pro-max'],
      names: ['Cosmic Orange'],
    },
    { query: 'wh1000xm5', first: 'WH-1000XM5', only: ['sony-wh-1000xm5'] },
    { query: 'wh 1000 xm5', first: 'WH-1000XM5', only: ['sony-wh-1000xm5'] },
    { query: 'tab a9 plus', first: 'Tab A9+', only: ['samsung-galaxy-tab-a9-plus'] },
    { query: 'pro max', first: 'Pro Max', only: PRO_MAX },
    { query: 'xpria', first: 'Xperia', only: ['sony-xperia-1-v'] },
    {
      query: '16 pro natural titanium 512',
      first: 'iPhone 16 Pro 512GB Natural Titanium',
      only: ['apple-iphone-16-pro'],
      names: ['512GB', 'Natural Titanium'],
    },
    { query: 'googel pixel', first: 'Google Pixel 10', among: PIXELS, names: ['Google Pixel'] },
    {
      query: 'amoled 12gb',
      among: models('samsung-galaxy-s25-ultra oneplus-13'),
      never: [...IPHONES, ...PIXELS],
    },
    { query: 'nothing phone 2', first: 'Nothing Phone (2)', only: ['nothing-phone-2'] },
    { query: 'qwertzuiop', only: [] },
    { query: 'asdf', only: [] },
  ],
  'Word order, case, accents, punctuation': [
    { query: 'APPLE IPHONE 16 PRO', first: 'iPhone 16 Pro ', only: PRO_16 },
    { query: 'pro 16 iphone', first: 'iPhone 16 Pro ', only: PRO_16 },
    { query: 'max pro 17', first: 'iPhone 17 Pro Max', only: ['apple-iphone-17-pro-max'] },
    { query: 'ultra s25 samsung', first: 'S25 Ultra', among: S25 },
    { query: '  iphone   12  ', first: 'iPhone 12', only: ['apple-iphone-12'] },
    { query: 'iPhone-12', first: 'iPhone 12', only: ['apple-iphone-12'] },
    { query: 'íphöne 12', first: 'iPhone 12', only: ['apple-iphone-12'] },
    { query: 'nothing phone (2)', first: 'Nothing Phone (2)', only: ['nothing-phone-2'] },
    { query: 'galaxy, z, flip6!', first: 'Z Flip6', only: FLIP },
    { query: 'blue/green iphone 12', only: ['apple-iphone-12'], leftOut: ['green'] },
    { query: 'sony wh-1000xm4', first: 'WH-1000XM4', only: ['sony-wh-1000xm4'] },
    { query: 'the iphone 11', first: 'iPhone 11', only: ['apple-iphone-11'] },
  ],
  Beginnings: [
    { query: 'ipho', first: 'iPhone', among: IPHONES },
    { query: 'galax', first: 'Galaxy', names: ['Galaxy'] },
    { query: 'pix', first: 'Pixel', names: ['Pixel'] },
    { query: 'sams', first: 'Samsung', names: ['Samsung'] },
    {
      query: 'sony wh',
      first: 'WH-1000XM6',
      among: models('sony-wh-1000xm{6,5,4}'),
      never: ['sony-wf-1000xm5'],
    },
    { query: 'ipad mi', first: 'iPad mini', among: ['apple-ipad-mini-a17-pro'] },
    { query: 'senn', first: 'Sennheiser', only: ['sennheiser-momentum-4'] },
    { query: 'moto', first: 'Motorola', only: ['motorola-razr-2024'] },
    { query: 'fairp', first: 'Fairphone', only: ['fairphone-5'] },
    { query: 'galax watch', first: 'Galaxy Watch', only: models('galaxy-watch{7,5}') },
    { query: 'boostch', first: 'BoostCharge', only: ['belkin-boostcharge-pro-3-in-1-stand'] },
  ],
  'One error from four letters on, two from eight': [
    { query: 'iphne 11', first: 'iPhone 11', only: ['apple-iphone-11'] },
    { query: 'ihpone 11', first: 'iPhone 11', only: ['apple-iphone-11'] },
    { query: 'iphonee 11', first: 'iPhone 11', only: ['apple-iphone-11'] },
    { query: 'iphane 11', first: 'iPhone 11', only: ['apple-iphone-11'] },
    { query: 'aplle watch', first: 'Apple Watch', among: models('apple-watch-{se-2,series-11}') },
    { query: 'wacth ultra', first: 'Watch Ultra 2', only: ['apple-watch-ultra-2'] },
    { query: 'piexl 10', first: 'Pixel 10', only: ['google-pixel-10'] },
    { query: 'galaxi z flip', first: 'Z Flip6', only: FLIP },
    { query: 'gallaxy buds', first: 'Galaxy Buds3', only: ['galaxy-buds3-pro'] },
    { query: 'senheiser', first: 'Sennheiser', only: ['sennheiser-momentum-4'] },
    { query: 'sennhieser', first: 'Sennheiser', only: ['sennheiser-momentum-4'] },
    { query: 'snnheisr', first: 'Sennheiser', only: ['sennheiser-momentum-4'] },
    { query: 'quietconfort', first: 'QuietComfort', only: ['bose-quietcomfort-ultra'] },
    { query: 'logitec crayon', first: 'Crayon', only: ['logitech-crayon-usb-c'] },
    { query: 'motorolla razr', first: 'razr', only: ['motorola-razr-2024'] },
    { query: 'xiomi redmi', first: 'Redmi', only: ['xiaomi-redmi-note-12'] },
    { query: 'ipda mini', first: 'iPad mini', only: ['apple-ipad-mini-a17-pro'] },
    { query: 'ipd mini', first: 'iPad mini', only: ['apple-ipad-mini-a17-pro'] },
    { query: 'the iphone 13 mint', first: 'iPhone 13 mini', only: ['apple-iphone-13-mini'] },
    { query: 'iphone 13 mint', first: 'iPhone 13 mini', only: ['apple-iphone-13-mini'] },
    { query: 'clear csae', first: 'Clear Case', among: ['iphone-16-clear-case'] },
    { query: 'gogle pixel tablt', first: 'Pixel Tablet', only: ['google-pixel-tablet'] },
    { query: 'ultramarin iphone', first: 'Ultramarine', only: ['apple-iphone-16'] },
    { query: 'lavendar iphone', first: 'Lavender', only: ['apple-iphone-17'] },
  ],
  'No guessing in numbers': [
    { query: 'iphone 12', first: 'iPhone 12', only: ['apple-iphone-12'] },
    {
      query: 'iphone 14',
      first: 'Apple iPhone 14',
      only: models('apple-iphone-14 iphone-{14-silicone,14-pro-leather}-case'),
    },
    { query: 'iphone 19', first: 'iPhone', among: IPHONES, leftOut: ['19'] },
    { query: 'galaxy s26', first: 'Galaxy S', leftOut: ['s26'] },
    {
      query: 'galaxy watch 4',
      first: 'Galaxy Watch',
      only: models('galaxy-watch{7,5}'),
      leftOut: ['4'],
    },
    { query: 'pixel 12', first: 'Pixel', among: PIXELS, leftOut: ['12'] },
    { query: 'wh1000xm4', first: 'WH-1000XM4', only: ['sony-wh-1000xm4'] },
    { query: '128gb', first: '128GB', names: ['128GB'] },
    { query: 'a54', first: 'Galaxy A54', only: ['samsung-galaxy-a54-5g'] },
  ],
  Units: [
    {
      query: '512 gb samsung',
      first: 'Samsung Galaxy S25 Ultra 512GB',
      names: ['Samsung', '512GB'],
    },
    {
      query: '512-gb samsung',
      first: 'Samsung Galaxy S25 Ultra 512GB',
      names: ['Samsung', '512GB'],
    },
    { query: '1tb', first: '1TB', names: ['1TB'] },
    { query: '1024 gb', first: '1TB', names: ['1TB'] },
    { query: 'ipad 11"', first: 'iPad Pro 11"', among: models('apple-ipad-{pro-11-m4,air-11-m3}') },
    {
      query: 'ipad 11-inch',
      first: 'iPad Pro 11"',
      among: models('apple-ipad-{pro-11-m4,air-11-m3}'),
    },
    {
      query: 'ipad 11 in',
      first: 'iPad Pro 11"',
      among: models('apple-ipad-{pro-11-m4,air-11-m3}'),
    },
    { query: '6.1" phone', only: models('apple-iphone-{16,14,12,11} google-pixel-8a') },
    { query: '6.9 inch iphone', first: 'Pro Max', among: PRO_MAX },
    { query: 'watch 49mm', first: 'Watch Ultra 2', only: ['apple-watch-ultra-2'] },
    { query: '65w charger', first: 'Anker 735', only: ['anker-735-gan-65w'] },
    { query: '20 watt', first: '20W', only: ['apple-20w-usb-c-power-adapter'] },
    {
      query: 'magsafe charger 2m',
      first: '2m',
      only: ['apple-magsafe-charger-25w'],
      names: ['2m'],
    },
    {
      query: '12 gb ram',
      among: models('apple-iphone-air google-pixel-10 oneplus-13'),
      never: ['apple-iphone-12'],
    },
    {
      query: '16gb ram phone',
      first: 'Pixel 9 Pro',
      among: ['google-pixel-9-pro'],
      never: models('apple-iphone-16'),
    },
    { query: 'iphone 16 128', first: 'iPhone 16 128GB', names: ['128GB'] },
    {
      query: 'iphone 13 in pink',
      first: 'iPhone 13 mini 128GB Pink',
      only: ['apple-iphone-13-mini'],
      names: ['Pink'],
    },
  ],
  'Joined and cut words': [
    { query: 'airpods', first: 'AirPods', only: AIRPODS },
    { query: 'air pods pro', first: 'AirPods Pro 2', only: ['airpods-pro-2'] },
    { query: 'galaxys25ultra', first: 'S25 Ultra', among: S25 },
    { query: 'galaxy s 25', first: 'S25 Ultra', among: S25 },
    { query: 'one plus 13', first: 'OnePlus 13', only: ['oneplus-13'] },
    { query: 'oneplus13', first: 'OnePlus 13', only: ['oneplus-13'] },
    { query: 'fair phone', first: 'Fairphone 5', only: ['fairphone-5'] },
    { query: 'quiet comfort', first: 'QuietComfort', only: ['bose-quietcomfort-ultra'] },
    {
      query: 'magickeyboard',
      first: 'Magic Keyboard',
      only: models('magic-keyboard-ipad-{pro-m4,air-m3}'),
    },
    { query: 'watch 7', first: 'Galaxy Watch7', among: ['galaxy-watch7'] },
    { query: 'galaxywatch7', first: 'Galaxy Watch7', only: ['galaxy-watch7'] },
    { query: 'flip 6', first: 'Z Flip6', only: FLIP },
    { query: 'zflip6', first: 'Z Flip6', only: FLIP },
    { query: 'buds 3 pro', first: 'Buds3 Pro', only: ['galaxy-buds3-pro'] },
    { query: 'spen', first: 'S Pen', among: models('samsung-s-pen-{pro,fold-edition}') },
    { query: 'sony xm5', first: 'XM5', only: models('sony-wf-1000xm5 sony-wh-1000xm5') },
    { query: 'ipad 9', first: 'iPad 9th gen', only: ['apple-ipad-9th-gen'] },
    { query: 'ipad 9th generation', first: 'iPad 9th gen', only: ['apple-ipad-9th-gen'] },
    { query: 'ipadmini', first: 'iPad mini', only: ['apple-ipad-mini-a17-pro'] },
    { query: 'magsafecase', first: 'MagSafe', never: IPHONES, names: ['Case with MagSafe'] },
  ],
  Colours: [
    {
      query: 'blue iphone 256',
      first: 'iPhone 17 Pro Max 256GB Deep Blue',
      names: ['256GB', 'Blue|Ultramarine|Midnight'],
    },
    {
      query: 'grey watch',
      first: 'Space Gray',
      names: ['Gray|Graphite|Titanium'],
      among: ['apple-watch-series-11'],
    },
    {
      query: 'gray watch',
      first: 'Space Gray',
      names: ['Gray|Graphite|Titanium'],
      among: ['apple-watch-series-11'],
    },
    {
      query: 'black headphones',
      first: 'Black',
      only: models('sony-wh-1000xm{6,5} bose-quietcomfort-ultra'),
      names: ['Black'],
    },
    {
      query: 'purple iphone',
      first: 'Purple',
      among: models('apple-iphone-{14,11,17}'),
      names: ['Purple|Lavender'],
    },
    { query: 'yellow phone', first: 'Yellow', names: ['Yellow|Lemongrass'] },
    { query: 'green galaxy', first: 'Green', among: ['galaxy-watch7'] },
    { query: 'rose gold', first: 'Rose Gold', only: ['apple-watch-series-10'] },
    {
      query: 'midnight watch',
      first: 'Midnight',
      only: models('apple-watch-{series-9,se-2}'),
      names: ['Midnight'],
    },
    {
      query: 'desert titanium',
      first: 'Desert Titanium',
      only: models('apple-iphone-16-{pro,pro-max}'),
      names: ['Desert Titanium'],
    },
    { query: 'iphone 16 red', first: 'iPhone 16', only: SERIES_16, leftOut: ['red'] },
    { query: 'red phone', among: IPHONES, leftOut: ['red'] },
    {
      query: 'starlight ipad air',
      first: 'Starlight',
      only: ['apple-ipad-air-11-m3'],
      names: ['Starlight'],
    },
  ],
  'Types of product': [
    { query: 'headphones', only: HEADPHONES },
    { query: 'headphone', only: HEADPHONES },
    { query: 'head phones', only: HEADPHONES },
    { query: 'hedphones', only: HEADPHONES },
    { query: 'over-ear headphones', only: HEADPHONES },
    { query: 'wireless headphones', only: HEADPHONES },
    { query: 'sony headphones', first: 'Sony WH', only: models('sony-wh-1000xm{6,5,4}') },
    { query: 'earbuds', only: EARBUDS },
    { query: 'ear buds', only: EARBUDS },
    { query: 'earphones', only: EARBUDS },
    { query: 'samsung earbuds', first: 'Galaxy Buds3', only: ['galaxy-buds3-pro'] },
    { query: 'charger', first: 'Charger', only: CHARGERS },
    { query: 'power adapter', first: 'Power Adapter', among: ADAPTERS, never: [...PENS, ...CASES] },
    { query: 'adaptor', first: 'Adapter', among: ADAPTERS },
    {
      query: 'apple charger',
      first: 'MagSafe Charger',
      only: [...ADAPTERS, 'apple-magsafe-charger-25w'],
    },
    { query: 'smartwatch', first: 'Watch', only: WATCHES },
    { query: 'smart watch', first: 'Watch', only: WATCHES },
    { query: 'samsung smartwatch', first: 'Galaxy Watch7', only: models('galaxy-watch{7,5}') },
    { query: 'watches', first: 'Watch', only: WATCHES },
    { query: 'pen', first: 'S Pen', only: PENS },
    { query: 'stylus', only: PENS },
    { query: 'cell phone', among: [...IPHONES, ...PIXELS, ...S25], never: [...IPADS, ...CASES] },
    { query: 'smartphone', among: [...IPHONES, ...PIXELS, ...S25], never: [...IPADS, ...CASES] },
    { query: 'mobile phone', among: [...IPHONES, ...PIXELS, ...S25], never: [...IPADS, ...CASES] },
    { query: 'google phone', first: 'Pixel 10', only: PIXELS },
    { query: 'tablet', first: 'Tablet', among: [...IPADS, 'google-pixel-tablet'], never: IPHONES },
    {
      query: 'samsung tablets',
      first: 'Galaxy Tab',
      only: models('samsung-galaxy-tab-{s9,a9-plus}'),
    },
    { query: 'keyboard', first: 'Keyboard', only: KEYBOARDS },
    {
      query: 'logitech keyboard',
      first: 'Logitech',
      only: models('logitech-{mx-keys-mini,keys-to-go-2,combo-touch-ipad-air}'),
    },
    { query: 'cases', first: 'Case', only: CASES },
    { query: 'cover', first: 'Case', only: CASES },
    { query: 'galaxy s25 case', first: 'Spigen', only: ['spigen-ultra-hybrid-galaxy-s25'] },
    { query: 'phone case', first: 'Case', only: CASES },
    {
      query: 'case for iphone 15',
      first: 'iPhone 15 FineWoven',
      only: ['iphone-15-finewoven-case'],
    },
    { query: 'keyboard for tablet', first: 'Keyboard', only: KEYBOARDS },
    { query: 'accessories', among: [...WATCHES, ...CASES], never: [...IPHONES, ...IPADS] },
  ],
  Prices: [
    { query: 'phones under 300', first: 'Redmi', only: ['xiaomi-redmi-note-12'] },
    { query: 'phone under $300', first: 'Redmi', only: ['xiaomi-redmi-note-12'] },
    { query: 'tablet below 250', only: models('apple-ipad-9th-gen samsung-galaxy-tab-a9-plus') },
    {
      query: 'earbuds 100-200',
      among: models('airpods-4 nothing-ear-2024'),
      never: ['sony-wf-1000xm5'],
    },
    {
      query: '300-700',
      among: models('samsung-galaxy-s24 apple-iphone-16'),
      never: ['apple-iphone-17'],
    },
    {
      query: 'iphone $300-$500',
      first: 'iPhone',
      among: models('apple-iphone-{11,12,13-mini}'),
      never: models('apple-iphone-{14,16}'),
    },
    {
      query: 'pixel between 300 and 400',
      first: 'Pixel 8a',
      among: ['google-pixel-8a'],
      never: ['google-pixel-10'],
    },
    { query: 'phone over 1,000', among: ['apple-iphone-17-pro-max'], never: ['apple-iphone-16'] },
    { query: 'headphones less than 150', first: 'Beats Solo 4', only: ['beats-solo-4'] },
    {
      query: 'samsung s25 ultra under 500',
      first: 'S25 Ultra',
      among: S25,
      leftOut: ['under 500'],
    },
    { query: 'samsung s25 ultra 100-200', first: 'S25 Ultra', among: S25, leftOut: ['100-200'] },
    { query: 'watch under 200 dollars', only: models('apple-watch-se-2 galaxy-watch5') },
  ],
  'A series before its accessories': [
    { query: 'iphone 14 ', first: 'Apple iPhone 14', among: ['iphone-14-silicone-case'] },
    { query: 'iphone 16 pro', first: 'Apple iPhone 16 Pro ', only: PRO_16 },
    {
      query: 'pixel 9 pro',
      first: 'Google Pixel 9 Pro 1',
      only: models('google-pixel-9-pro pixel-9-pro-case'),
    },
    {
      query: 'ipad air',
      first: 'Apple iPad Air',
      among: ['apple-ipad-air-11-m3', 'magic-keyboard-ipad-air-m3'],
    },
    { query: 'ipad pro', first: 'Apple iPad Pro', among: ['magic-keyboard-ipad-pro-m4'] },
    {
      query: 'magsafe',
      first: 'MagSafe Charger',
      among: models('iphone-16-clear-case belkin-boostcharge-pro-3-in-1-stand'),
    },
    {
      query: 'galaxy s25',
      first: 'Samsung Galaxy S25 Ultra',
      only: [...S25, 'spigen-ultra-hybrid-galaxy-s25'],
    },
    {
      query: 'iphone 16 case',
      first: 'iPhone 16 Clear Case',
      only: models('iphone-{16-clear,16-pro-silicone}-case'),
    },
    { query: 'apple airpods', first: 'AirPods', only: AIRPODS },
  ],
  'Not all words match': [
    { query: 'iphone charger', first: 'Charger', only: CHARGERS, leftOut: ['iphone'] },
    { query: 'ipad pencil', first: 'Apple Pencil', only: PENS, leftOut: ['ipad'] },
    { query: 'pixel 10 512gb', first: 'Pixel 10', only: ['google-pixel-10'], leftOut: ['512gb'] },
    { query: 'qwertz iphone', first: 'iPhone', among: IPHONES, leftOut: ['qwertz'] },
    { query: 'nokia 3310', only: [], leftOut: [] },
    { query: 'macbook', only: [] },
    {
      query: 'waterproof galaxy watch',
      first: 'Galaxy Watch',
      only: models('galaxy-watch{7,5}'),
      leftOut: ['waterproof'],
    },
    { query: 'samsung iphone', first: 'Samsung', names: ['Samsung'], leftOut: ['iphone'] },
    {
      query: 'green sony headphones',
      first: 'Sony WH',
      only: models('sony-wh-1000xm{6,5,4}'),
      leftOut: ['green'],
    },
  ],
  'Facts of screen, year and price': [
    { query: 'watches on sale', first: 'Watch', only: WATCHES },
    { query: 'discounted phone cases', first: 'Case', only: CASES },
    { query: 'foldable', only: models('samsung-galaxy-z-flip6 motorola-razr-2024') },
    { query: 'oled tablet', first: 'iPad Pro', only: ['apple-ipad-pro-11-m4'] },
    {
      query: 'iphone 2025',
      first: 'iPhone 17',
      among: models('apple-iphone-{17,17-pro-max,air}'),
      never: ['apple-iphone-16'],
    },
    { query: 'razr 2024', first: 'razr 2024', only: ['motorola-razr-2024'] },
  ],
}

/** `a-{b,c} d` is a-b, a-c and d. */
function models(names: string): string[] {
  return names.split(' ').flatMap((name) => {
    const [, before = name, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
    return choices.split(',').map((choice) => `${before}${choice}${after}`)
  })
}

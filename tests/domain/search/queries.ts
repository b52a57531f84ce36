import type { Product } from '#src/domain/product/product.ts'
import type { SearchResult } from '#src/domain/search/search-engine.ts'

/**
 * What has to come of a query. Models are named by their `namespaceId`, with a space between them; `a-{b,c}` is a-b and
 * a-c.
 */
export interface Expected {
  /** A part of the name of the first product. */
  readonly first?: string
  /** All models that are found, perhaps none. */
  readonly only?: string
  /** Models that are among those found. */
  readonly among?: string
  /** Models that are not found. */
  readonly never?: string
  /** What every found name has, with ` & ` between them, each one or another: `256GB & Blue|Denim`. */
  readonly names?: string
  /** The words that no product matches together with the others. */
  readonly leftOut?: string
  /** What the shop does not have. */
  readonly missing?: string
}

const IPHONES = 'apple-iphone-{17-pro-max,17,air,16-pro,16-pro-max,16,14,13-mini,12,11}'
const SERIES_14 = 'apple-iphone-14 iphone-{14-silicone,14-pro-leather}-case'
const SERIES_16 = 'apple-iphone-{16,16-pro,16-pro-max} iphone-{16-clear,16-pro-silicone}-case'
const PRO_16 = 'apple-iphone-{16-pro,16-pro-max} iphone-16-pro-silicone-case'
const PRO_MAX = 'apple-iphone-{17,16}-pro-max'
const IPADS = 'apple-ipad-{pro-11-m4,air-11-m3,a16,mini-a17-pro,9th-gen}'
const TABLETS_11 = 'apple-ipad-{pro-11-m4,air-11-m3} samsung-galaxy-tab-s9'
const PIXELS = 'google-pixel-{10,9-pro,8a}'
const WATCHES =
  'apple-watch-{series-11,series-10,series-9,se-2,ultra-2} galaxy-watch{7,5} pixel-watch-3'
const AIRPODS = 'airpods-{4,pro-2,max-usb-c}'
const EARBUDS =
  'airpods-{4,pro-2} galaxy-buds3-pro pixel-buds-pro-2 nothing-ear-2024 sony-wf-1000xm5'
const HEADPHONES =
  'airpods-max-usb-c sony-wh-1000xm{6,5,4} bose-quietcomfort-ultra sennheiser-momentum-4 beats-{studio-pro,solo-4}'
const CASES =
  'iphone-{14-silicone,14-pro-leather,15-finewoven,16-clear,16-pro-silicone,17-pro-techwoven}-case pixel-9-pro-case spigen-ultra-hybrid-galaxy-s25'
const ADAPTERS = 'apple-{20w,35w-dual}-usb-c-power-adapter'
const CHARGERS = `${ADAPTERS} apple-magsafe-charger-25w anker-735-gan-65w belkin-boostcharge-pro-3-in-1-stand google-pixel-stand-2`
const PENS = 'apple-pencil-{pro,usb-c} samsung-s-pen-{pro,fold-edition} logitech-crayon-usb-c'
const IPAD_KEYBOARDS = 'magic-keyboard-ipad-{pro-m4,air-m3} logitech-combo-touch-ipad-air'
const KEYBOARDS = `${IPAD_KEYBOARDS} logitech-mx-keys-mini logitech-keys-to-go-2`
const S25 = 'samsung-galaxy-s25-ultra'

/** What queries have to find, by queries with `; ` between them. */
export type Queries = Readonly<Record<string, Expected>>

/** Queries as shoppers of the demo write them; 'The 34' are those of the comparison in decision 026. */
export const QUERIES: Readonly<Record<string, Queries>> = {
  'The 34': {
    'iphon 16 por': { only: PRO_16 },
    'iphone 16': { first: 'Apple iPhone 16 1', only: SERIES_16 },
    '256 gb; 256gb': { first: '256GB', names: '256GB' },
    '11 inch; 11"': { first: 'iPad Pro 11"', among: TABLETS_11, never: IPHONES },
    '6,1 inch': { among: 'apple-iphone-16 iphone-14-silicone-case' },
    'galxy s25 ultr': { first: 'Galaxy S25 Ultra', only: `${S25} spigen-ultra-hybrid-galaxy-s25` },
    samsng: { first: 'Samsung', names: 'Samsung' },
    'air pods': { only: AIRPODS },
    iphone17promax: { only: 'apple-iphone-17-pro-max' },
    'i phone 14': { first: 'Apple iPhone 14 ', only: SERIES_14 },
    'pixel 10 256': { first: 'Pixel 10 256GB', only: 'google-pixel-10', names: '256GB' },
    'space grey': { first: 'Space Gray', names: 'Space Gray' },
    'spacegray ipad': { only: 'apple-ipad-9th-gen' },
    '1 tb iphone': { names: '1TB', only: PRO_MAX },
    'ipone 13 128': { first: 'iPhone 13 mini 128GB', only: 'apple-iphone-13-mini', names: '128GB' },
    'watch 42 mm': { only: 'apple-watch-series-{11,10}', names: '42mm' },
    'usbc pencil': { first: 'Apple Pencil (USB-C)', names: 'USB-C' },
    'usb-c': { names: 'USB-C', among: `${ADAPTERS} airpods-pro-2` },
    'keybord ipad': { first: 'Magic Keyboard', only: IPAD_KEYBOARDS },
    'titanum s25': { only: S25 },
    'orange iphone': { only: 'apple-iphone-17-pro-max', names: 'Cosmic Orange' },
    'wh1000xm5; wh 1000 xm5': { only: 'sony-wh-1000xm5' },
    'tab a9 plus': { only: 'samsung-galaxy-tab-a9-plus' },
    'pro max': { only: PRO_MAX },
    xpria: { only: 'sony-xperia-1-v' },
    '16 pro natural titanium 512': {
      ...{ only: 'apple-iphone-16-pro', names: '512GB & Natural Titanium' },
    },
    'googel pixel': { first: 'Google Pixel 10', among: PIXELS, names: 'Google Pixel' },
    'amoled 12gb': { among: 'samsung-galaxy-s25-ultra oneplus-13', never: `${IPHONES} ${PIXELS}` },
    'nothing phone 2': { only: 'nothing-phone-2' },
    'qwertzuiop; asdf': { only: '' },
  },
  'Word order, case, accents, punctuation': {
    'APPLE IPHONE 16 PRO; pro 16 iphone': { only: PRO_16 },
    '  iphone   12  ; iPhone-12; íphöne 12': { only: 'apple-iphone-12' },
    'nothing phone (2)': { only: 'nothing-phone-2' },
    'blue/green iphone 12': { only: 'apple-iphone-12', leftOut: 'green' },
  },
  Beginnings: {
    ipho: { first: 'iPhone', among: IPHONES },
    stan: { only: 'belkin-boostcharge-pro-3-in-1-stand google-pixel-stand-2' },
    quietomfo: { only: 'bose-quietcomfort-ultra' },
    'g pixel 10': { only: 'google-pixel-10', leftOut: 'g' },
  },
  'One error from four letters on, two from eight': {
    'iphne 11; ihpone 11; iphonee 11; iphane 11': { only: 'apple-iphone-11' },
    'bed; ipe': { only: '' },
    bse: { first: 'Bose' },
    'senheiser; sennhieser; snnheisr': { only: 'sennheiser-momentum-4' },
    'ipda mini; ipd mini': { only: 'apple-ipad-mini-a17-pro' },
    'the iphone 13 mint; iphone 13 mint': { only: 'apple-iphone-13-mini' },
  },
  'No guessing in numbers': {
    'iphone 19': { first: 'iPhone', among: IPHONES, leftOut: '19' },
    'galaxy watch 4': { only: 'galaxy-watch{7,5}', leftOut: '4' },
    '182gb': { only: '' },
    '100xm6': { only: 'sony-wh-1000xm6', leftOut: '100xm6' },
  },
  Units: {
    '1tb; 1024 gb': { first: '1TB', names: '1TB' },
    '6.1" phone': { only: 'apple-iphone-{16,14,12,11} google-pixel-8a' },
    '16gb ram phone': { first: 'Pixel 9 Pro 128GB', never: 'apple-iphone-16' },
    'iphone 13 in pink': { only: 'apple-iphone-13-mini', names: 'Pink' },
  },
  'Joined and cut words': {
    'galaxys25ultra; galaxy s 25': { first: 'S25 Ultra', among: S25 },
    'quiet comfort': { only: 'bose-quietcomfort-ultra' },
    'watch 7': { first: 'Galaxy Watch7', among: 'galaxy-watch7' },
    spen: { first: 'S Pen', among: 'samsung-s-pen-{pro,fold-edition}' },
    'sony xm5': { only: 'sony-wf-1000xm5 sony-wh-1000xm5' },
    'ipad 9; ipad 9th generation': { only: 'apple-ipad-9th-gen' },
  },
  Colours: {
    'blue iphone 256': {
      first: 'iPhone Air 256GB Sky Blue',
      names: '256GB & Blue|Ultramarine|Midnight',
    },
    'grey watch; gray watch': {
      first: 'Space Gray',
      names: 'Gray|Graphite|Titanium',
      among: 'apple-watch-series-11',
    },
    'purple iphone': {
      first: 'Purple',
      among: 'apple-iphone-{14,11,17}',
      names: 'Purple|Lavender',
    },
    'iphone 16 red': { only: SERIES_16, leftOut: 'red' },
  },
  'Types of product': {
    'headphones; headphone; head phones; hedphones; over-ear headphones': { only: HEADPHONES },
    'earbuds; ear buds; earphones': { only: EARBUDS },
    charger: { only: CHARGERS },
    'smartwatch; smart watch; watches': { only: WATCHES },
    stylus: { only: PENS },
    'cell phone; smartphone': { among: `${IPHONES} ${PIXELS} ${S25}`, never: `${IPADS} ${CASES}` },
    tablet: { among: `${IPADS} google-pixel-tablet`, never: IPHONES },
    'keyboard; keyboard for tablet': { first: 'Keyboard', only: KEYBOARDS },
    'cases; cover; phone case': { first: 'Case', only: CASES },
    'case for iphone 15': { only: 'iphone-15-finewoven-case' },
    accessories: { among: `${WATCHES} ${CASES}`, never: `${IPHONES} ${IPADS}` },
  },
  Prices: {
    'phones under 300; phone under $300': { only: 'xiaomi-redmi-note-12' },
    'earbuds 100-200': { among: 'airpods-4 nothing-ear-2024', never: 'sony-wf-1000xm5' },
    '300-700': { among: 'samsung-galaxy-s24 apple-iphone-16', never: 'apple-iphone-17' },
    'samsung s25 ultra under 500': { first: 'S25 Ultra', among: S25, leftOut: 'under 500' },
  },
  'A series before its accessories': {
    'iphone 16 pro': { first: 'Apple iPhone 16 Pro ', only: PRO_16 },
    magsafe: {
      first: 'MagSafe Charger',
      among: 'iphone-16-clear-case belkin-boostcharge-pro-3-in-1-stand',
    },
    'iphone 16 case': { only: 'iphone-16-clear-case' },
  },
  'Accessories of a model': {
    'iphone 16 pro case': { first: '6.3-inch', only: 'iphone-16-pro-silicone-case' },
    'black case for iphone 16 pro max': {
      only: 'iphone-16-pro-silicone-case',
      names: '6.9-inch Black',
    },
    'iphone 14 cases': { only: 'iphone-14-silicone-case', names: '6.1-inch' },
    'pixle 9 pro case': { only: 'pixel-9-pro-case', names: '6.3-inch' },
    'pixel 10 case': { only: 'google-pixel-10', missing: 'case for Pixel 10' },
    'Cover for Google Pixel 10': { only: 'google-pixel-10', missing: 'cover for Pixel 10' },
    'pixel 10 charger': {
      first: 'MagSafe Charger',
      only: `${ADAPTERS} apple-magsafe-charger-25w anker-735-gan-65w google-pixel-stand-2`,
    },
    'apple watch ultra 2 charger': { only: 'belkin-boostcharge-pro-3-in-1-stand' },
    's25 ultra pen': { only: 'samsung-s-pen-pro' },
    'keyboard 11': { among: 'magic-keyboard-ipad-{pro-m4,air-m3}' },
  },
  'Not all words match': {
    'iphone charger': { only: CHARGERS, leftOut: 'iphone' },
    'pixel 10 512gb': { only: 'google-pixel-10', leftOut: '512gb' },
    'waterproof galaxy watch': { only: 'galaxy-watch{7,5}', leftOut: 'waterproof' },
    'samsung iphone': { first: 'Samsung', names: 'Samsung', leftOut: 'iphone' },
    'green sony headphones': { only: 'sony-wh-1000xm{6,5,4}', leftOut: 'green' },
  },
  'Facts of screen, year and price': {
    'watches on sale': {
      only: 'apple-watch-{series-10,series-9,se-2} galaxy-watch{7,5} pixel-watch-3',
    },
    foldable: { only: 'samsung-galaxy-z-flip6 motorola-razr-2024' },
    'oled tablet': { only: 'apple-ipad-pro-11-m4' },
    'iphone 2025': {
      first: 'iPhone 17',
      among: 'apple-iphone-{17,17-pro-max,air}',
      never: 'apple-iphone-16',
    },
  },
}

/** Each query with what it has to find. */
export function eachQuery(queries: Queries): (readonly [query: string, expected: Expected])[] {
  return Object.entries(queries).flatMap(([together, expected]) =>
    together.split('; ').map((query) => [query, expected] as const),
  )
}

/** What is wrong with the result of a query of the table, in words. */
export function faultsOf(
  expected: Expected,
  { products, leftOut, missing }: SearchResult,
): string[] {
  const { first, names } = expected
  const only = expected.only === undefined ? undefined : models(expected.only)
  const found = new Set(products.map(modelOf))
  const [best] = products
  return [
    ...(first === undefined || best?.name.includes(first) ? [] : [`first is ${best?.name}`]),
    ...[...models(expected.among), ...(only ?? [])]
      .filter((model) => !found.has(model))
      .map((model) => `no ${model}`),
    ...[...found].filter((model) => only && !only.includes(model)).map((model) => `also ${model}`),
    ...models(expected.never)
      .filter((model) => found.has(model))
      .map((model) => `should not find ${model}`),
    ...products
      .filter(({ name }) => names?.split(' & ').some((words) => !new RegExp(words).test(name)))
      .map(({ name }) => `finds ${name}`),
    ...(leftOut.join() === (expected.leftOut ?? '') ? [] : [`leaves out ${leftOut.join()}`]),
    ...(missing === expected.missing ? [] : [`misses ${missing}`]),
  ]
}

function modelOf({ namespaceId, id }: Product): string {
  return namespaceId ?? id
}

function models(names = ''): string[] {
  return names
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => {
      const [, before = name, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
      return choices.split(',').map((choice) => `${before}${choice}${after}`)
    })
}

import {
  atLeast,
  each,
  either,
  gigabytes,
  grams,
  hours,
  inches,
  least,
  little,
  memory,
  milliampereHours,
  millimeters,
  most,
  named,
  not,
  price,
  says,
  upTo,
  watts,
  year,
  type Need,
  type Test,
} from './found.ts'

function kind(...kinds: readonly string[]): Test {
  return (product) => kinds.includes(product.kind)
}

function by(...brands: readonly string[]): Test {
  return (product) => brands.includes(product.brand)
}

function model(...families: readonly string[]): Test {
  return ({ family }) => families.includes(family)
}

function fact(key: string, pattern: RegExp): Test {
  return ({ facts }) => pattern.test(facts[key] ?? '')
}

function goesWith(family: string): Test {
  return ({ fits }) => fits.includes(family)
}

const phone = kind('phone')
const tablet = kind('tablet')
const watch = kind('watch')
const earbuds = kind('earbuds')
const headphones = kind('headphones')
const charger = kind('charger')
const phoneCase = kind('case')
const pencil = kind('stylus')
const keyboard = kind('keyboard')

const iphone = each(phone, named(/iphone/i))
const ipad = each(tablet, named(/ipad/i))
const android = fact('system', /^Android/)
const appleWatch = each(watch, by('Apple'))

const foldable: Test = ({ screen }) => screen.includes('foldable')
const wireless = fact('charging', /wireless|qi|magsafe/i)
const headphoneJack = fact('ports', /3\.5 mm/)
const opticalZoom: Test = ({ zoom }) => zoom.startsWith('Optical,')
const noiseCancelling = each(says(/noise cancelling|with cancelling/), not(says(/no active noise/)))
const memoryCard = each(
  says(/microsd|slot for a memory card/),
  not(says(/slot for memory cards, which is gone/)),
)
const longUpdates = says(/(seven|eight) (years of updates|generations of android)|updates are prom/)
const sharpCameras: Test = ({ camera }) =>
  camera.split('+').filter((lens) => parseFloat(lens) >= 48).length >= 2

/** Of its case. */
function watchMillimeters({ capacity }: { readonly capacity: string }): number {
  return parseFloat(capacity)
}

export const demoNeeds: readonly Need[] = [
  // Words of kinds, which are in names too.
  { query: 'phone', fits: each(phone, not(by('Nothing'))) },
  { query: 'tablet', fits: each(tablet, not(model('google-pixel-tablet'))) },
  { query: 'phone cheap', fits: little(price, phone), first: least(price, phone, 2) },
  { query: 'samsung watch', fits: each(watch, by('Samsung')), few: 2 },
  { query: 'google earbuds', fits: each(earbuds, by('Google')), few: 1 },

  // The most or the least of something.
  {
    query: 'cheapest iphone you have',
    fits: least(price, iphone),
    first: least(price, iphone, 1),
  },
  {
    query: 'cheapest samsung phone',
    fits: least(price, each(phone, by('Samsung'))),
    first: least(price, each(phone, by('Samsung')), 1),
  },
  { query: 'lightest ipad', fits: least(grams, ipad), first: least(grams, ipad, 1) },
  {
    query: 'newest apple watch',
    fits: least(most(year), appleWatch),
    first: least(most(year), appleWatch, 1),
  },
  {
    query: 'latest google phone',
    fits: each(phone, by('Google')),
    first: model('google-pixel-10'),
  },
  {
    query: 'newest sony headphones',
    fits: each(headphones, by('Sony')),
    first: model('sony-wh-1000xm6'),
  },
  {
    query: 'thinnest iphone',
    fits: least(millimeters, iphone),
    first: model('apple-iphone-air'),
  },
  {
    query: 'iphone with the biggest screen',
    fits: least(most(inches), iphone),
    first: least(most(inches), iphone, 1),
  },
  {
    query: 'biggest battery phone',
    fits: least(most(milliampereHours), phone),
    first: model('oneplus-13'),
  },
  {
    query: 'lightest headphones',
    fits: least(grams, headphones),
    first: model('beats-solo-4'),
  },
  {
    query: 'headphones with the longest battery life',
    fits: each(headphones, atLeast(30, hours)),
    first: model('sennheiser-momentum-4'),
  },
  { query: 'cheapest smart watch', fits: least(price, watch), first: least(price, watch, 1) },
  {
    query: 'smallest apple watch',
    fits: each(appleWatch, upTo(42, watchMillimeters)),
    first: each(appleWatch, upTo(40, watchMillimeters)),
  },
  {
    query: 'lightest keyboard',
    fits: keyboard,
    first: model('logitech-keys-to-go-2'),
  },
  {
    query: 'charger with the most watts',
    fits: least(most(watts), charger),
    first: model('anker-735-gan-65w'),
  },
  {
    query: 'cheapest folding phone',
    fits: each(phone, foldable),
    few: 2,
    first: model('motorola-razr-2024'),
  },

  // Adjectives.
  { query: 'small android phone', fits: little(inches, each(phone, android)) },
  { query: 'one handed phone', fits: each(phone, upTo(6.3, inches)) },
  { query: 'small iphone under 700', fits: each(iphone, upTo(6.1, inches), upTo(700)) },
  { query: 'thin phone', fits: little(millimeters, phone) },
  { query: 'light phone with 5g', fits: each(little(grams, phone), says(/\b5g\b/)) },
  { query: 'big tablet', fits: little(most(inches), tablet) },
  {
    query: 'small tablet for reading in bed',
    fits: little(inches, tablet),
    few: 1,
    first: model('apple-ipad-mini-a17-pro'),
  },
  { query: 'cheap earbuds', fits: little(price, earbuds) },
  {
    query: 'large phone with lots of ram',
    fits: each(phone, atLeast(6.5, inches), atLeast(12, memory)),
  },

  // Limits.
  { query: 'phone under 400', fits: each(phone, upTo(400)) },
  { query: 'iphone below 450 dollars', fits: each(iphone, upTo(450)) },
  { query: 'tablets up to $350', fits: each(tablet, upTo(350)) },
  {
    query: 'phone between $500 and $700',
    fits: each(phone, atLeast(500, price), upTo(700)),
  },
  { query: 'phones that weigh less than 170 g', fits: each(phone, upTo(170, grams)) },
  { query: 'phone with at least 5000 mah', fits: each(phone, atLeast(5000, milliampereHours)) },
  { query: 'phone over 6.8 inches', fits: each(phone, atLeast(6.8, inches)) },
  { query: 'case under $30', fits: each(phoneCase, upTo(30)) },
  { query: 'charger 30 w or more', fits: each(charger, atLeast(30, watts)), few: 2 },
  { query: '1tb phone', fits: each(phone, atLeast(1024, gigabytes)) },
  { query: 'samsung 512 gb', fits: each(by('Samsung'), atLeast(512, gigabytes)), few: 2 },
  { query: 'phone with 16 gb ram', fits: each(phone, atLeast(16, memory)), few: 2 },
  {
    query: 'samsung phone 256gb under 500',
    fits: each(phone, by('Samsung'), atLeast(256, gigabytes), upTo(500)),
    few: 1,
  },

  // Batteries and charging.
  {
    query: 'phone that lasts long',
    fits: each(
      phone,
      either(little(most(milliampereHours), phone), says(/two days|33 hours|longest day/)),
    ),
  },
  {
    query: 'long battery phone under 500',
    fits: each(phone, upTo(500), atLeast(4400, milliampereHours)),
  },
  { query: 'fast charging android phone', fits: each(phone, android, atLeast(30, watts)) },
  { query: 'phone with wireless charging under 600', fits: each(phone, wireless, upTo(600)) },
  { query: 'earbuds that charge wirelessly', fits: each(earbuds, wireless) },
  { query: 'usb-c iphone', fits: each(iphone, fact('ports', /USB-C/)) },
  { query: 'phone with charger in the box', fits: each(phone, fact('box', /charger/)), few: 1 },
  { query: 'watch with long battery', fits: each(watch, atLeast(36, hours)) },
  {
    query: 'charge my iphone and apple watch at the same time',
    fits: model('belkin-boostcharge-pro-3-in-1-stand', 'apple-35w-dual-usb-c-power-adapter'),
    few: 1,
  },

  // Cameras and other features.
  { query: 'phone with the best camera', fits: each(phone, either(opticalZoom, sharpCameras)) },
  { query: 'telephoto lens phone under 800', fits: each(phone, opticalZoom, upTo(800)) },
  { query: 'phone for selfies', fits: each(phone, says(/selfie|front camera/)) },
  { query: 'phone with headphone jack', fits: each(phone, headphoneJack), few: 2 },
  { query: 'tablet headphone jack', fits: each(tablet, headphoneJack), few: 2 },
  { query: 'phone with a microsd card slot', fits: each(phone, memoryCard) },
  { query: 'foldable', fits: foldable, few: 2 },
  { query: 'phone with stylus included', fits: each(phone, fact('box', /S Pen/)), few: 1 },
  { query: '120 hz phone below 500', fits: each(phone, says(/\b120\b[^.]*hz/), upTo(500)) },
  { query: 'phone with many years of updates', fits: each(phone, longUpdates) },
  { query: 'oled tablet', fits: each(tablet, ({ screen }) => screen.includes('OLED')), few: 2 },
  { query: 'waterproof tablet', fits: each(tablet, fact('water', /IP68/)), few: 1 },
  {
    query: 'tablet for drawing under 700',
    fits: each(tablet, upTo(700), says(/draw|sketch|s pen|pencil/)),
  },
  { query: 'watch for diving', fits: model('apple-watch-ultra-2'), few: 1 },
  { query: 'good for swimming, under 200', fits: each(watch, upTo(200)), few: 2 },
  { query: 'watch with sleep tracking for android', fits: each(watch, fact('system', /Wear OS/)) },
  {
    query: 'noise cancelling headphones under 250',
    fits: each(headphones, noiseCancelling, upTo(250)),
  },
  {
    query: 'cheapest noise cancelling earbuds',
    fits: least(price, each(earbuds, noiseCancelling)),
  },
  {
    query: 'headphones that fold for travel',
    fits: each(headphones, says(/\bfolds?\b/), not(says(/do not fold/))),
  },

  // What goes with something.
  { query: 'case for iphone 16', fits: each(phoneCase, goesWith('apple-iphone-16')), few: 1 },
  {
    query: 'clear case',
    fits: model('iphone-16-clear-case', 'spigen-ultra-hybrid-galaxy-s25'),
    few: 2,
  },
  { query: 'pencil for ipad mini', fits: each(pencil, goesWith('apple-ipad-mini-a17-pro')) },
  { query: 'cheap pencil for ipad', fits: each(pencil, goesWith('apple-ipad-a16')), few: 2 },
  {
    query: 'keyboard for ipad air with backlight',
    fits: model('logitech-combo-touch-ipad-air', 'logitech-mx-keys-mini'),
    few: 1,
  },

  // Nothing meets all of it: the nearest keep brand, kind and limit.
  { query: 'foldable phone under 400', fits: each(phone, upTo(400)) },
  { query: 'samsung tablet with 512gb', fits: each(tablet, by('Samsung')), few: 2 },
  { query: 'waterproof ipad under 600', fits: each(ipad, upTo(600)) },
  { query: 'google phone with 1tb', fits: each(phone, by('Google')) },
]

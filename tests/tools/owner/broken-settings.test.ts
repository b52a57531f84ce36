import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { build } from '#tools/owner/commands/build.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { plantedShop, type PlantedShop } from '#tests/support/planted-shop.ts'

let shop: PlantedShop

beforeEach(() => {
  shop = plantedShop()
  shop.save()
})

/** What `check` says first of a shop with this `shop.json`. */
async function firstSentence(settings: object | string) {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings)
  writeFileSync(shop.path('shop.json'), text)
  const [, first = ''] = problemsText(await checkShop(shop.folder, () => undefined)).split('\n')
  return first.trim().replace(/^shop\.json:\d+/, '')
}

const slide = { picture: 'img/slides/welcome.webp', title: 'A', link: '#/phones' }
const email = 'orders@shop.example'
const key = 'https://pay.example/?key=sk_live_51Habc'

// check.test.ts has what is no JSON.
/** A broken `shop.json`, the setting that the first sentence names, and what it says to write. */
const BROKEN: readonly (readonly [broken: object | string, setting: string, fix: string])[] = [
  ['{ "name": “A” }', ' name:', 'write straight ones: "'],
  ['', ':', 'ends too early'],
  ['[]', ':', 'write all settings between { and }, such as { "name": "Our shop" }'],
  ['"deutsch"', ':', 'write all settings between { and }'],
  ['USD', ':', 'write it in quotes: "USD"'],
  ['{ "currency": USD }', ' currency:', 'write it in quotes: "USD"'],
  ['{ "backToTop": yes }', ' backToTop:', 'write true or false'],
  ['{ "loadDelay": 1.500,00 }', ':', 'write it with a point, such as 1500.5'],
  ['{ "facts": { "__proto__": { "label": "A" } } }', ' facts, __proto__:', 'choose another name'],
  [{ language: 'deutsch' }, ' language:', 'write a language tag, such as "en-US" or "de-DE"'],
  [{ language: 'USD' }, ' language:', 'write a language tag, such as "en-US" or "de-DE"'],
  [{ language: '' }, ' language:', 'write a language tag'],
  [
    { languages: ['de', 'DE', 'fr'], name: { de: 'A', fr: 'B', it: 'C' } },
    ' the second language:',
    'write another language: de is there already',
  ],
  [
    { languages: ['de', 'fr'], name: { de: 'A', fr: 4 } },
    ' name:',
    'write text in quotes, such as "Our shop"',
  ],
  [
    { currency: 'Euro' },
    ' currency:',
    'write a currency code of three letters, such as "USD" or "EUR"',
  ],
  [{ curency: 'EUR' }, ' curency:', 'did you mean currency?'],
  [{ colour: '#3450d8' }, ' colour:', 'write it as "accent": "#3450d8"'],
  [{ email }, ' email:', `write it as "order": { "email": "${email}" }`],
  [{ name: '' }, ' name:', 'write text in quotes, such as "Our shop"'],
  [
    { address: 'my-shop.example' },
    ' address:',
    'write a whole address, such as "https://shop.example/"',
  ],
  [{ accent: 'blue' }, ' accent:', 'write a colour, such as "#3450d8"'],
  [{ accent: '#ffee00' }, ' accent:', 'write "#807700"'],
  [
    { accent: { light: '#3450d8', dark: 'x' } },
    ' accent, dark:',
    'write a colour, such as "#3450d8"',
  ],
  [{ logo: 'C:\\logo.png' }, ' logo:', 'write a path in the shop’s folder, such as "img/'],
  [{ logo: 'img/none.png' }, ' logo:', 'put the picture there, or correct the path'],
  [{ loadDelay: '1500' }, ' loadDelay:', 'write a whole number, such as 1500'],
  [{ loadDelay: -1 }, ' loadDelay:', 'write 0 or a whole number above it'],
  [{ delivery: [{ price: '4.9' }] }, ' the first delivery, price:', 'write a number, such as 4.9'],
  [
    { delivery: [{ days: [4] }] },
    ' the first delivery, days:',
    'write two whole numbers, such as [2, 4]',
  ],
  [{ delivery: [{ countries: ['Germany'] }] }, ' the first delivery,', 'write a code of two'],
  [{ delivery: [{ postcode: '26' }] }, ' the first delivery, postcode:', 'did you mean postcodes?'],
  [{ delivery: [{ byWeight: 5 }] }, ' the first delivery, byWeight:', 'write a list'],
  [{ backToTop: 'yes' }, ' backToTop:', 'write true or false'],
  [{ cards: 'model' }, ' cards:', 'write "variants" or "models"'],
  [{ categories: 'phones' }, ' categories:', 'write a list, such as ["City bikes", {'],
  [{ categories: [] }, ' categories:', 'write at least one category, such as ["City bikes"]'],
  [{ categories: ['Cart'] }, ' the first category:', '{ "id": "our-cart", "label": "Cart" }'],
  [{ categories: ['A', 'Info'] }, ' the second category:', '{ "id": "our-info", "label": "Info" }'],
  [{ categories: ['Order '] }, ' the first category:', '{ "id": "our-order", "label": "Order" }'],
  [{ categories: ['ß'] }, ' the first category:', '{ "id": "ss", "label": "ß" }'],
  [{ categories: ['& B'] }, ' the first category:', '{ "id": "and-b", "label": "& B" }'],
  [{ categories: ['日本'] }, ' the first category:', '{ "id": "other", "label": "日本" }'],
  [{ categories: ['A', 'a'] }, ' the second category:', 'write an id of its own: a is taken'],
  [{ categories: [{ label: 'A' }] }, ' the first category, id:', 'such as "city-bikes"'],
  [
    { categories: [{ id: 'cart' }] },
    ' the first category, id:',
    'write small letters, digits and dashes',
  ],
  [
    { categories: [{ id: 'City bikes' }] },
    ' the first category, id:',
    'write small letters, digits and dashes',
  ],
  [{ categories: { Cart: 'A' } }, ' categories, Cart:', 'write small letters, digits and dashes'],
  [{ facts: { price: { label: 'A' } } }, ' facts, price:', 'write another name'],
  [{ facts: { constructor: { label: 'A' } } }, ' facts, constructor:', 'write another name'],
  [{ facts: { toString: { label: 'A' } } }, ' facts, toString:', 'write another name'],
  [
    { facts: { mass: { label: 'A', better: 'lower' } } },
    ' facts, mass:',
    'write a "unit" too, such as "g"',
  ],
  [{ facts: { a: 'A' } }, ' facts, a:', 'write an object, such as { "label": "Material"'],
  [{ order: {} }, ' order:', 'write an email, a whatsapp or a link'],
  [
    { order: { phone: '+49 170' } },
    ' order, phone:',
    'write one of email, whatsapp, link, name, button, ask, fields, or remove it',
  ],
  [{ order: { email: 'orders' } }, ' order, email:', `write an e-mail address, such as "${email}"`],
  [
    { order: { whatsapp: '0170 123' } },
    ' order, whatsapp:',
    'with its country code, such as "+49 170',
  ],
  [{ order: { link: key } }, ' order, link:', 'remove it, write a public link'],
  [
    { footer: [{ text: 'Pay', link: key }] },
    ' the first footer link, link:',
    'remove it, write a public link',
  ],
  [
    { order: { email, fields: [{ label: 'A' }, { label: 'B', autocomplete: 'mobile' }] } },
    ' order, the second field, autocomplete:',
    'write "name", "email", "tel"',
  ],
  [
    { footer: [{ text: 'A', link: 'javascript:alert(1)' }] },
    ' the first footer link, link:',
    'write an address',
  ],
  [
    { footer: [{ text: 'A', link: 'imprint' }] },
    ' the first footer link, link:',
    'write "#/info/imprint"',
  ],
  [
    { footer: [{ text: 'A', link: '#/info/imprint' }] },
    ' the first footer link, link:',
    'create pages/imprint.md, with a first line such as # Imprint',
  ],
  [
    { slides: [slide, { ...slide, link: '#/bikes' }] },
    ' the second slide, link:',
    'such as #/phones?sale=1',
  ],
  [
    { slides: [{ ...slide, ground: 'red' }] },
    ' the first slide, ground:',
    'write "night", "bronze"',
  ],
  [{ priceNote: 'incl. VAT' }, ' priceNote:', 'write an object, such as { "text": "incl. VAT'],
  [{ script: 'https://a.example/a.js' }, ' script:', 'such as "analytics.js"'],
  [
    { rows: [{ title: 'A', sentence: 'B', filter: '#/bikes?sale=1' }] },
    ' the first row, filter:',
    'such as #/phones',
  ],
  [{ amounts: { phones: '95' } }, ' amounts, phones:', 'write a whole number, such as 12'],
  [{ titles: { welcom: 'A' } }, ' titles, welcom:', 'did you mean welcome?'],
]

describe('the first sentence names the setting and what to write', () => {
  it.each(BROKEN)('%j', async (broken, setting, fix) => {
    const sentence = await firstSentence(broken)
    expect(sentence.startsWith(setting) ? setting : sentence).toBe(setting)
    expect(sentence.slice(sentence.indexOf(':'))).toContain(fix)
  })
})

it('nothing else is said of a shop whose settings or categories cannot be read', async () => {
  for (const broken of ['{ "name": "A", }', '[]', '{ "categories": ["Cart"] }']) {
    writeFileSync(shop.path('shop.json'), broken)
    expect(await checkShop(shop.folder, () => undefined)).toHaveLength(1)
  }
})

it.each(['{ "name": "A", }', '{ "categories": ["Cart"] }', '{ "currency": "EURO" }'])(
  'the build uses the same words: %s',
  async (broken) => {
    vi.stubEnv('SHOP_FOLDER', '')
    const sentence = await firstSentence(broken)
    const { code, terminal } = await runCommand(build, [shop.folder])
    expect(code).toBe(1)
    expect(problemsText(terminal.found)).toContain(sentence)
    vi.unstubAllEnvs()
  },
)

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { englishModule } from '#tools/site/messages/write-english.ts'
import { ENGLISH, readMessages } from '#tools/site/messages/read-messages.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('has the module of English messages as `npm run messages` writes it', () => {
  expect(readFileSync('src/messages/messages.gen.ts', 'utf8')).toBe(englishModule())
})

it.each([
  ['eo', {}, 'no words in this language'],
  ['en', { 'cart.chekout': 'Order' }, 'words, "cart.chekout": is no message of the shop'],
  ['en', { 'cart.total': 'All {pieces}' }, 'has {pieces}; use only {count}'],
  ['en', { 'cart.total': 'All {count' }, 'words, "cart.total"'],
])('refuses messages in %s with %j', (language, words, message) => {
  expect(() => readMessages(language, words, temporaryFolder({}))).toThrow(message)
})

it('takes words of the owner, and languages of the shop’s folder', () => {
  const messages = readFileSync('src/messages/en.json', 'utf8').replace('"Checkout"', '"Pagi"')
  const folder = temporaryFolder({ 'messages/eo.json': messages })
  const words = { 'cart.confirm': 'Jes' }
  expect(readMessages('eo', words, folder)).toMatchObject({
    'cart.checkout': 'Pagi',
    ...words,
  })
})

it('has its own words where an owner has replaced them in other languages only', () => {
  const words = { 'cart.checkout': { de: 'Bestellen', fr: 'Commander' }, 'cart.confirm': 'Ja' }
  const wordsIn = (code: string) =>
    readSettings({ languages: ['de', 'fr', 'ar'], words }, [], '.', code).words
  expect(wordsIn('de')).toEqual({ 'cart.checkout': 'Bestellen', 'cart.confirm': 'Ja' })
  expect(wordsIn('fr')).toEqual({ 'cart.checkout': 'Commander' })
  expect(wordsIn('ar')).toEqual({})
})

it.each([
  ['eo', 'cart.checkout', undefined, 'is not translated; translate “Checkout”'],
  ['eo', 'cart.checkout', 'TODO: Checkout', 'is not translated; translate “Checkout”'],
  ['eo', 'cart.chekout', 'Pagi', 'is no message of the shop; did you mean cart.checkout?'],
  ['eo', 'constructor', 'Pagi', 'is no message of the shop; remove it'],
  ['eo', 'cart.checkout', 'Pagi}', 'has braces or choices that cannot be shown'],
  ['eo', 'cart.total', 'Sumo', 'lacks {count}; write it as in English'],
  ['it', 'cart.total', plural('one few other'), 'has the plural form few, which'],
  [
    'pl',
    'cart.total',
    plural('one many other'),
    'lacks the plural form few; write many, one, few, other',
  ],
  ['it', 'cart.total', plural('many other'), 'lacks the plural form one; write other, one'],
  ['it', 'cart.total', plural('one'), 'has braces or choices that cannot be shown'],
  ['eo', 'cart.total', '{count, date}', 'has braces or choices that cannot be shown'],
  ['eo', 'cart.total', '{count, number, integer}', 'has braces or choices that cannot be shown'],
  [
    'eo',
    'cart.total',
    '{count, number, ::currency/EUR}',
    'has braces or choices that cannot be shown',
  ],
  [
    'eo',
    'cart.total',
    '{count, plural, one{1} other{{count, time, short}}}',
    'has braces or choices that cannot be shown',
  ],
  ['eo', 'order.number', '{number, number}', 'has braces or choices that cannot be shown'],
  [
    'eo',
    'cart.total',
    '{count, selectordinal, other{#}}',
    'has braces or choices that cannot be shown',
  ],
  [
    'eo',
    'cart.total',
    '{count, plural, offset:1 one{#} other{#}}',
    'has braces or choices that cannot be shown',
  ],
])('refuses a file in %s whose %s is %j', (language, key, text, message) => {
  const words = JSON.stringify({ ...ENGLISH, 'orders.total': '{count}', [key]: text })
  const folder = temporaryFolder({ [`messages/${language}.json`]: words })
  expect(() => readMessages(language, {}, folder)).toThrow(
    `messages/${language}.json "${key}": ${message}`,
  )
})

it('refuses a file that is no JSON by its name', () => {
  const folder = temporaryFolder({ 'messages/eo.json': '{' })
  expect(() => readMessages('eo', {}, folder)).toThrow('messages/eo.json: is not valid JSON')
})

it('takes a number instead of a plural form that stands for no other', () => {
  const total = '{count, plural, =1{one item} other{{count} items}}'
  const folder = temporaryFolder({
    'messages/eo.json': JSON.stringify({ ...ENGLISH, 'cart.total': total }),
  })
  expect(readMessages('eo', {}, folder)['cart.total']).toBe(total)
})

it('takes a number that is formatted, as the sign # does', () => {
  const words = { 'list.models': '{count, number} pieces' }
  expect(readMessages('en', words, temporaryFolder({}))).toMatchObject(words)
})

function plural(forms: string): string {
  return `{count, plural, ${forms.replace(/\w+/g, '$&{{count}}')}}`
}

it.each([
  ['ar-EG', 'ar-EG-u-nu-latn'],
  ['ar-AE', 'ar-AE'],
  ['fa-IR-u-nu-arabext', 'fa-IR-u-nu-arabext'],
])('has Latin digits in %s, unless it names others', (language, written) => {
  expect(readSettings({ language }).language).toBe(written)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { englishModule } from '#tools/build/messages/write-english.ts'
import { readMessages } from '#tools/build/messages/read-messages.ts'
import { readSettings } from '#tools/build/settings/read-settings.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

it('has the module of English messages as `npm run messages` writes it', () => {
  expect(readFileSync('src/messages/messages.gen.ts', 'utf8')).toBe(englishModule())
})

it.each([
  ['eo', {}, 'no words in this language'],
  ['en', { 'cart.chekout': 'Order' }, 'words, cart, chekout: is no message of the shop'],
  ['en', { 'cart.total': 'All {pieces}' }, 'has {pieces}; use only {count}'],
  ['en', { 'cart.total': 'All {count' }, 'words, cart, total'],
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
  expect(() => readMessages('eo', {}, temporaryFolder({ 'messages/eo.json': '{}' }))).toThrow(
    'messages/eo.json cart, checkout: is missing; translate “Checkout”',
  )
})

it.each([
  ['ar-EG', 'ar-EG-u-nu-latn'],
  ['ar-AE', 'ar-AE'],
  ['fa-IR-u-nu-arabext', 'fa-IR-u-nu-arabext'],
])('has Latin digits in %s, unless it names others', (language, written) => {
  expect(readSettings({ language }).language).toBe(written)
})

import { describe, expect, it } from 'vitest'
import { entryInLanguage, inLanguage, languageFaults } from '#tools/site/languages/in-language.ts'

const LANGUAGES = ['de', 'fr', 'ar']

const HELMET = {
  id: 'helmet',
  name: { de: 'Helm', fr: 'Casque' },
  facts: { material: { de: 'Kork' }, id: 'x' },
  description: [{ title: { de: 'Leicht', fr: 'Léger' }, text: { de: ['Ein Absatz.'] } }],
}

describe('texts per language', () => {
  it('are resolved field by field, and fall back to the first language that they have', () => {
    expect(inLanguage(HELMET, 'fr', LANGUAGES)).toEqual({
      id: 'helmet',
      name: 'Casque',
      facts: { material: 'Kork', id: 'x' },
      description: [{ title: 'Léger', text: ['Ein Absatz.'] }],
    })
    expect(inLanguage({ name: { fr: 'Casque', ar: 'خوذة' } }, 'de', LANGUAGES)).toEqual({
      name: 'Casque',
    })
  })

  it('are nothing special in a shop of one language', () => {
    expect(inLanguage({ id: { de: 'Helm' } }, 'de', ['de'])).toEqual({ id: { de: 'Helm' } })
  })

  it('of an entry say which language they are in, unless it is the page’s', () => {
    const marks = (language: string, entry: object = HELMET) =>
      entryInLanguage(entry, language, LANGUAGES)
    expect(marks('de')).not.toHaveProperty('nameLanguage')
    expect(marks('fr')).not.toHaveProperty('nameLanguage')
    expect(marks('ar')).toMatchObject({ name: 'Helm', nameLanguage: 'de', textLanguage: 'de' })
    expect(marks('fr', { name: 'Helm', description: [] })).toEqual({
      name: 'Helm',
      nameLanguage: 'de',
      description: [],
    })
  })
})

it('options have their labels in the first language as keys, where those are others', () => {
  const options = [
    {
      label: { de: 'Länge', fr: 'Longueur' },
      choices: [{ label: '3 m' }, { label: { de: 'kurz' } }],
    },
    { label: { de: 'Gravur', fr: 'Gravure' }, text: 20 },
  ]
  expect(entryInLanguage({ options }, 'fr', LANGUAGES)).toEqual({
    options: [
      { label: 'Longueur', key: 'Länge', choices: [{ label: '3 m' }, { label: 'kurz' }] },
      { label: 'Gravure', key: 'Gravur', text: 20 },
    ],
  })
  expect(JSON.stringify(entryInLanguage({ options }, 'de', LANGUAGES))).not.toContain('key')
})

describe('faults of texts per language', () => {
  it('are languages that the shop does not have', () => {
    const json = { categories: { tn: 'Tennis' }, footer: [{ text: { de: 'AGB', it: 'CG' } }] }
    expect(languageFaults(json, LANGUAGES)).toEqual([
      expect.objectContaining({ field: 'footer.0.text.it' }),
    ])
  })

  it('are all of them in a shop of one language', () => {
    const json = [{ id: 'x' }, { id: 'y', name: { de: 'Helm', fr: 'Casque' } }]
    expect(languageFaults(json, ['de'], 'products.')).toEqual([
      expect.objectContaining({ field: 'products.1.name' }),
    ])
  })
})

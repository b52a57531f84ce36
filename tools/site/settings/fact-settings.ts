import * as z from 'zod/mini'
import { about, flag, oneOf, optional, settingsObject, text, worded } from './setting-parts.ts'

/** Parameters of addresses, and fields of the catalogue: facts of the same name could not be told from them. */
export const TAKEN_NAMES: readonly string[] = [
  ...['q', 'price', 'sale', 'group', 'sort', 'perPage', 'page', 'ids', 'diff', 'cart'],
  ...['favourites', 'availability', 'brand', 'kind', 'color', 'size', 'year', 'screen', 'ram'],
  ...['resolution', 'processor', 'capacity', 'camera', 'zoom', 'cell', 'id', 'itemId', 'category'],
  ...['name', 'image', 'pictureSizes', 'fullPrice', 'namespaceId', 'fits', 'facts', 'images'],
  ...['colorsAvailable', 'capacityAvailable', 'priceDiscount', 'priceRegular', 'description'],
  ...[
    'colorValue',
    'sku',
    'gtin',
    'mpn',
    'availableFrom',
    'saleUntil',
    'unitPrice',
    'priorText',
    'priceAfter',
    'stock',
    'guarantee',
    'repairability',
    'updatesUntil',
    'options',
    'nameLanguage',
    'textLanguage',
  ],
  // Every object has these, also one that lacks the fact.
  ...Object.getOwnPropertyNames(Object.prototype),
]

const fact = settingsObject(
  {
    label: text.check(about('Its name on pages, such as Material.')),
    unit: optional(
      text,
      'The unit of its values, such as g: they are then amounts, such as 320 g.',
    ),
    filter: optional(flag, 'Whether lists can be filtered by it.'),
    card: optional(flag, 'Whether cards show it.'),
    better: optional(
      oneOf(['lower', 'higher']),
      'Which amounts a comparison marks as best. It needs a unit.',
    ),
    words: optional(
      z.record(text, oneOf(['lower', 'higher']), 'must be an object, such as { "light": "lower" }'),
      'Adjectives that ask for low or high amounts in the search, such as { "light": "lower" }. They need a unit.',
    ),
    group: worded('facts.groupGeneral', 'The heading above it in a comparison.'),
    categories: optional(
      z.array(text, 'must be a list of categories, such as ["phones"]'),
      'The ids of the categories that have it. Left out: all.',
    ),
  },
  '{ "label": "Material", "filter": true }',
).check(z.meta({ dependencies: { better: ['unit'], words: ['unit'] } }))

export const facts = z
  .record(z.string(), fact, 'must be an object, such as { "material": { "label": "Material" } }')
  .check((payload) => {
    for (const [name, { unit, better, words }] of Object.entries(payload.value)) {
      const fault = factFault(name, unit === undefined && (better ?? words) !== undefined)
      if (fault) payload.issues.push({ code: 'custom', path: [name], message: fault, input: name })
    }
  })
  .check(
    about(
      'Facts of your own, by their names. A product has their values under facts, such as { "material": "wool" }.',
    ),
    z.meta({
      propertyNames: { pattern: `^(?!(?:${TAKEN_NAMES.join('|')})$)[A-Za-z][\\dA-Za-z-]*$` },
    }),
  )

function factFault(name: string, lacksUnit: boolean): string | undefined {
  if (TAKEN_NAMES.includes(name)) return 'must be another name: the shop uses this one itself'
  if (!/^[a-z][\da-z-]*$/i.test(name)) {
    return 'must be a name of letters, digits and dashes, such as "material"'
  }
  return lacksUnit
    ? 'must have a "unit" too, such as "g", because it says which amounts are better'
    : undefined
}

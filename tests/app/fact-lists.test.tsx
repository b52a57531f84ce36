import { expect, it, vi } from 'vitest'
import { buildFacetIndex } from '#src/domain/facets/facet-index.ts'
import { product } from '#tests/support/products.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const file = { language: 'de', facts: { origin: { label: 'Herkunft', filter: true } } }
  return { SETTINGS: readSettings(file, ['phones']) }
})

/** The values of the filter by origin for products with these origins, and those of the last product. */
function originsOf(...origins: readonly string[]) {
  const products = origins.map((origin, at) => product({ id: String(at), facts: { origin } }))
  const { facets, rows } = buildFacetIndex(products)
  const { values, valuesOf } = facets.find(({ facet }) => facet.name === 'origin') ?? {}
  const last = rows.slice(-1).flatMap((row) => valuesOf?.(row) ?? [])
  return [values?.map(({ label }) => label), last.map(({ label }) => label)]
}

it.each([
  'Peru, Kenia',
  'kenia; Peru',
  'Peru / Kenia',
  'Peru und Kenia',
  'Peru & Kenia',
  'Peru、Kenia',
])('finds %s by each of its values, which are those of other products too', (origin) => {
  const [values, last] = originsOf('Peru', 'Kenia', 'Laos', origin)
  expect(values).toEqual(['Kenia', 'Laos', 'Peru'])
  expect(last?.toSorted()).toEqual(['Kenia', 'Peru'])
})

it('finds a list of three by each of its values', () => {
  expect(originsOf('Peru', 'Kenia', 'Laos', '', 'Peru, Kenia, und Laos')[1]).toHaveLength(3)
  expect(originsOf('Peru', 'Kenia', 'Laos', 'Peru, Kenia und Laos')[1]).toHaveLength(3)
})

it.each(['Holz, gebürstet', '1,5 kg', 'Peru/Kenia', 'Sand und Kies'])(
  'leaves %s one value, because a part is no value of another product',
  (origin) => {
    expect(originsOf('Peru', 'Holz', '1', 'Sand', origin)[1]).toEqual([origin])
  },
)

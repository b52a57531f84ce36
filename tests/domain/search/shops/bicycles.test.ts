import { expect, it, vi } from 'vitest'
import { productSchema, type Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { product } from '#tests/support/products.ts'
import { eachQuery, faultsOf } from '#tests/domain/search/queries.ts'

vi.mock('#src/messages/messages.gen.ts', async () => {
  const { messagesIn } = await import('#tests/support/messages-in.ts')
  return messagesIn('de')
})

vi.mock('#src/domain/text/words/en.ts', () => import('#src/domain/text/words/de.ts'))

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const settings = {
    language: 'de-DE',
    currency: 'EUR',
    categories: {
      phones: { label: 'Fahrräder' },
      tablets: { label: 'Helme & Bekleidung' },
      accessories: { label: 'Teile und Zubehör' },
    },
    facts: {
      frame: { label: 'Rahmenhöhe', filter: true },
      material: { label: 'Material', filter: true },
      gears: { label: 'Schaltung' },
    },
  }
  return { SETTINGS: readSettings(settings) }
})

/**
 * The models of each category, one on a line: `citta 59 @Casko Città Fahrradhelm | colors=schwarz, weiß | sizes=S, M` has its
 * id, its price, its name (the first word is the brand if an `@` is before it), its choices, and other facts.
 */
const SHOP = {
  phones: `
    lyra 649 @Pendula Lyra Citybike Damen 28 Zoll | colors=schwarz, petrol | frame=48 cm
      | material=Aluminium | gears=Shimano Nexus 7-Gang
    weser 899 @Pendula Weser Trekkingrad Herren 28" | colors=grau, blau | frame=56 cm | material=Stahl
      | gears=Shimano Deore 10-Gang
    alm 3499 @Voltaro Alm E-Mountainbike 29 Zoll 625 Wh | colors=grün | frame=50 cm | material=Aluminium
      | gears=Shimano Deore 12-Gang
    isar 2499 @Voltaro Isar E-Bike Tiefeinsteiger 500 Wh | colors=weiß, rot | frame=46 cm
      | material=Aluminium | gears=Enviolo stufenlos
    floh 299 Puck Floh Kinderfahrrad 20 Zoll | colors=rot, blau
    mini 119 Puck Mini Laufrad 12 Zoll | colors=gelb
    schotter 1899 Kantor Schotter Gravelbike | colors=grün | frame=54 cm | material=Carbon | gears=Shimano GRX
    aero 2799 Kantor Aero Rennrad | colors=schwarz, weiß | frame=56 cm | material=Carbon | gears=Shimano 105
  `,
  tablets: `
    citta 59 Casko Città Fahrradhelm | colors=schwarz, weiß | sizes=S, M, L | sku=HLM-2040 | gtin=4006381333931
    ridge 119 Casko Ridge MTB-Helm mit MIPS | sku=HLM-2051
    kaefer 39 Casko Käfer Kinderhelm | colors=rot, blau
    visier 149 Casko Urban Helm mit Visier | colors=schwarz
    boee 99 Nordwind Böe Regenjacke | sizes=S, M, L, XL
    traeger 89 Nordwind Trägerhose gepolstert | sizes=M, L
    socken 19 Nordwind Radsocken warm | material=Merinowolle
  `,
  accessories: `
    granit 89 Krampe Granit Bügelschloß 54 | mpn=KG-54/160
    bordo 79 Krampe Falt Schloss kompakt
    catena 49 Krampe Catena Kettenschloss 110 cm
    standpumpe 35 Pust Standpumpe mit Manometer
    minipumpe 19 Pust Minipumpe Alu
    kette 29 Kettner Kette 11-fach | mpn=CN-HG701
    oel 9 Glyd Kettenöl 100 ml
    marathon 32 Rollmann Marathon Reifen 28 Zoll 37-622
    schlauch 7 Rollmann Fahrradschlauch 28" Autoventil
    front 39 Lumo Frontlicht 50 Lux
    rueck 29 Lumo Rücklicht mit Bremsfunktion
    ueberzug 12 Sitzgut Sattelüberzug wasserdicht
    packtasche 65 Packan Gepäckträgertasche wasserdicht 20 l
    lenkertasche 39 Packan Lenkertasche
    gepaecktraeger 35 Packan Gepäckträger Alu
    klingel 12 Bimm Klingel | material=Messing
  `,
}

const QUERIES = {
  helm: { first: 'Helm', only: 'citta ridge kaefer visier' },
  fahrradhelm: { first: 'Fahrradhelm', among: 'citta', never: 'floh schlauch' },
  'kinderhelm; helm für kinder; helm unter 50 euro; casko käfer': { only: 'kaefer' },
  'schloss; Schloß': { first: 'Schloss', only: 'granit bordo catena' },
  'bügelschloss; buegelschloss; bugelschloss; bügel schloss; kg 54/160': { only: 'granit' },
  'Kettenöl; kettenoel': { only: 'oel' },
  kette: { first: 'Kette 11-fach', among: 'kette catena oel' },
  'pumpe; luftpumpe': { only: 'standpumpe minipumpe' },
  gepaecktraeger: { first: 'Packan Gepäckträger', only: 'gepaecktraeger packtasche' },
  tasche: { only: 'packtasche lenkertasche' },
  'wasserdichte tasche': { only: 'packtasche' },
  'e-bike': { first: 'E-Bike', among: 'isar', never: 'floh aero' },
  'mountainbike 29 zoll': { only: 'alm' },
  '28 zoll reifen; reifen 28"': { only: 'marathon' },
  'rahmen 56 cm': { only: 'weser aero', leftOut: 'rahmen' },
  merino: { only: 'socken' },
  'schwarzer helm': { only: 'citta visier' },
  'citta; 4006381333931': { only: 'citta' },
  'hlm-20': { only: 'citta ridge' },
  'cn-hg701 kette': { only: 'kette' },
  bekleidung: { among: 'boee traeger socken', never: 'lyra kette' },
  fahrräder: { only: 'lyra weser alm isar floh mini schotter aero' },
  licht: { only: 'front rueck' },
}

const products = Object.entries(SHOP).flatMap(([category, models]) =>
  models
    .trim()
    .split(/\n +(?![ |])/)
    .flatMap((model) => variantsOf(category, model.split(/\s+\| /))),
)
const index = await buildSearchIndex(products, () => Promise.resolve())

it.each(eachQuery(QUERIES))('a German bicycle shop finds "%s"', (query, expected) => {
  expect(faultsOf(expected, searchProducts(index, query))).toStrictEqual([])
})

/** A variant for each colour and size of a model. */
function variantsOf(category: string, [model = '', ...written]: readonly string[]): Product[] {
  const [, id = '', price, mark, name = ''] = /^(\S+) (\d+) (@?)(.*)$/.exec(model) ?? []
  const known = written.map((fact) => fact.split('='))
  const { colors, sizes, sku, gtin, mpn, ...facts }: Partial<Record<string, string>> =
    Object.fromEntries(known.map(([key = '', value = '']) => [key, value]))
  const all = (choices = '') => choices.split(', ')
  return all(colors).flatMap((color) =>
    all(sizes).map((capacity) => {
      const choices = [capacity, color].filter(Boolean)
      return productSchema.parse({
        ...product({ itemId: [id, ...choices].join('-').toLowerCase(), screen: '', ram: '' }),
        ...{ category, namespaceId: id, name: [name, ...choices].join(' '), color, capacity },
        ...{ price: Number(price), fullPrice: Number(price), sku, gtin, mpn, facts },
        brand: mark && name.split(' ')[0],
      })
    }),
  )
}

import {
  amount,
  atLeast,
  each,
  inCategory,
  least,
  little,
  most,
  named,
  price,
  says,
  size,
  sku,
  upTo,
  type Need,
} from './found.ts'

const kilograms = amount('gewicht', 'kg')
const liters = amount('inhalt', 'l(?:iter)?')
const power = amount('leistung', 'W')

const mower = named(/rasenmäher|spindelmäher|mähroboter/i)
const hedgeTrimmer = named(/heckenschere/i)
const secateurs = named(/gartenschere/i)
const gloves = named(/handschuhe/i)
const wateringCan = named(/gießkanne/i)
const barrel = named(/regentonne/i)
const grill = named(/grill/i)
const tool = inCategory('werkzeug')
const hose = named(/gartenschlauch|schlauchtrommel/i)
const soil = named(/erde/i)

/** Words that the owner writes into shop.json. */
export const synonyms: readonly (readonly [string, string])[] = [
  ['Rosenschere', 'Gartenschere'],
  ['Regenfass', 'Regentonne'],
]

/** Of `tests/shops/needs/garden.csv`. */
export const gardenNeeds: readonly Need[] = [
  { query: 'rasenmäher', fits: mower },
  { query: 'akku rasenmäher', fits: mower, few: 1, first: sku('RM-AKKU-36') },
  {
    query: 'günstigster rasenmäher',
    fits: least(price, mower),
    first: least(price, mower, 2),
  },
  { query: 'leichter rasenmäher', fits: little(kilograms, mower, 0.6) },
  { query: 'rasenmäher unter 200 euro', fits: each(mower, upTo(200)), few: 2 },
  { query: 'leiser rasenmäher ohne motor', fits: sku('RM-HAND'), few: 1 },
  { query: 'rasenmäher mit radantrieb', fits: sku('RM-BZ-46'), few: 1 },
  { query: 'stärkster elektromäher', fits: mower, few: 1, first: sku('RM-EL-16') },
  { query: 'mähroboter mit app', fits: sku('ROBO-5'), few: 1 },
  { query: 'mäher mit 46 cm schnittbreite', fits: sku('RM-BZ-46'), few: 1 },
  { query: 'gegen moos im rasen', fits: sku('VERT-14'), few: 1 },
  { query: 'heckenschere mit akku', fits: hedgeTrimmer, few: 1, first: sku('HS-50') },
  { query: 'heckenschere 60 cm', fits: hedgeTrimmer, few: 1, first: sku('HS-EL') },
  { query: 'leichteste heckenschere', fits: hedgeTrimmer, few: 2, first: sku('HS-50') },
  { query: 'gartenschere', fits: secateurs, few: 2 },
  { query: 'schere für linkshänder', fits: sku('GS-BY'), few: 1 },
  { query: 'billige gartenschere', fits: secateurs, few: 2, first: sku('GS-AM') },
  { query: 'rosenschere', fits: secateurs, few: 2 },
  { query: 'werkzeug zum sägen von ästen', fits: sku('SAEGE-24', 'AST-80'), few: 1 },
  { query: 'kinderspaten', fits: sku('SPAT-K', 'SPAT-1'), few: 1, first: sku('SPAT-K') },
  { query: 'spaten', fits: named(/spaten/i), few: 2 },
  { query: 'leichtes werkzeug für kinder', fits: each(tool, says(/kinder|kleine helfer/)), few: 2 },
  { query: 'etwas gegen unkraut', fits: sku('HACKE-1', 'MULCH-60'), few: 2 },
  { query: 'laubrechen', fits: named(/rechen/i), few: 1, first: sku('LAUB-22') },
  { query: 'schubkarre 85 liter', fits: named(/karre/i), few: 1, first: sku('KARRE-85') },
  { query: 'gartenschlauch 50 m', fits: hose, few: 1, first: sku('SCHL-50') },
  { query: 'schlauch zum aufrollen', fits: hose, few: 1, first: sku('TROM-30') },
  { query: 'gießkanne', fits: wateringCan, few: 2 },
  { query: 'giesskanne 10 liter', fits: wateringCan, few: 1, first: sku('GK-10') },
  { query: 'regentonne mehr als 250 liter', fits: each(barrel, atLeast(250, liters)), few: 1 },
  { query: 'größte regentonne', fits: barrel, few: 2, first: least(most(liters), barrel, 1) },
  { query: 'pumpe für regenwasser', fits: sku('PUMPE-8'), few: 1 },
  { query: 'bewässerung mit app', fits: sku('UHR-1'), few: 1 },
  { query: 'erde für tomaten', fits: soil, few: 1, first: sku('ERDE-TOM') },
  { query: 'torffreie erde 40 l', fits: soil, few: 1, first: sku('ERDE-40') },
  { query: 'rasendünger', fits: sku('DUENG-R'), few: 1 },
  { query: 'gartenhandschuhe größe m', fits: each(gloves, size('M')), few: 1 },
  { query: 'handschuhe für rosen L', fits: each(gloves, size('L')), few: 1, first: sku('ROSE-L') },
  { query: 'clogs 42', fits: sku('SCHUH-42'), few: 1 },
  { query: 'grill für den balkon', fits: grill, few: 1, first: sku('GRILL-EL') },
  { query: 'gasgrill', fits: grill, few: 1, first: sku('GRILL-GAS') },
  { query: 'grill bis 200 €', fits: each(grill, upTo(200)), few: 2 },
  { query: 'leichtester grill', fits: grill, first: sku('GRILL-EL') },
  {
    query: 'elektrogrill 2000 watt oder mehr',
    fits: each(grill, atLeast(2000, power)),
    few: 1,
    first: each(named(/elektrogrill/i), atLeast(2000, power)),
  },
  { query: 'sonnenschirm unter 100', fits: sku('SCHIRM-3'), few: 1 },
]

import {
  amount,
  atLeast,
  each,
  inCategory,
  least,
  little,
  named,
  not,
  price,
  says,
  size,
  sku,
  upTo,
  type Need,
} from './found.ts'

const kilograms = amount('gewicht', 'kg')

const helmet = inCategory('helme')
const lock = inCategory('schloesser')
const light = inCategory('beleuchtung')
const bag = inCategory('taschen')
const bicycle = inCategory('citybikes', 'trekking', 'e-bikes', 'kinder')
const eBike = inCategory('e-bikes')
const pump = named(/pumpe/i)
const roadLegal = each(light, says(/stvzo/))

/** Words that the owner writes into shop.json. */
export const synonyms: readonly (readonly [string, string])[] = [
  ['Handy', 'Smartphone'],
  ['Klingel', 'Glocke'],
]

/** Of `tests/shops/needs/bicycles.csv`. */
export const bicycleNeeds: readonly Need[] = [
  { query: 'günstiges Schloss', fits: little(price, lock, 0.6), first: little(price, lock) },
  { query: 'fahrradschloss', fits: lock },
  { query: 'schwerstes schloss', fits: lock, first: sku('KETTE-01') },
  { query: 'schloss unter 60 euro', fits: each(lock, upTo(60)) },
  { query: 'faltschloss fürs fahrrad', fits: lock, first: sku('FALTER-01') },
  { query: 'zahlenschloss', fits: lock, few: 1, first: sku('SPIRAL-01') },
  { query: 'leichtester Helm', fits: least(kilograms, helmet), first: least(kilograms, helmet, 1) },
  { query: 'helm größe m', fits: each(helmet, size('M')), few: 2 },
  { query: 'fahrradhelm schwarz L', fits: each(helmet, size('L')), few: 1, first: sku('STADT-02') },
  { query: 'kinderhelm', fits: sku('ZWERG-01'), few: 1 },
  { query: 'helm mit licht', fits: each(helmet, says(/rücklicht/)), few: 1 },
  { query: 'helm unter 100 €', fits: each(helmet, upTo(100)) },
  { query: 'Licht mit StVZO', fits: roadLegal },
  { query: 'fahrradlicht usb-c', fits: light, few: 1, first: sku('LUX-01') },
  { query: 'rücklicht', fits: says(/rücklicht|lichtset/), few: 2 },
  { query: 'vorderlicht 60 lux oder mehr', fits: sku('LUX-01', 'DYN-01'), few: 2 },
  { query: 'billigste beleuchtung', fits: least(price, light), first: least(price, light, 1) },
  { query: 'luftpumpe', fits: pump },
  { query: 'kleine pumpe für unterwegs', fits: pump, few: 1 },
  { query: 'elektrische fahrradpumpe', fits: pump, first: sku('AKKUPUMPE-01') },
  { query: 'gepäcktasche', fits: bag, few: 2 },
  { query: 'packtasche 20 liter', fits: bag, few: 1, first: sku('DOCK-20') },
  { query: 'wasserdichte tasche', fits: each(bag, says(/wasserdicht/)), few: 2 },
  { query: 'fahrradtasche unter 40 euro', fits: each(bag, upTo(40)) },
  { query: 'handyhalterung', fits: sku('HALTER-01'), few: 1 },
  { query: 'halter für smartphone', fits: sku('HALTER-01'), few: 1 },
  { query: '28 zoll schlauch', fits: named(/schlauch/i), few: 1, first: sku('SCHLAUCH-28') },
  { query: 'e-bike mit rücktritt', fits: eBike, few: 1, first: sku('STROM-01') },
  { query: 'e-bike mehr als 500 wh', fits: sku('STROM-02'), few: 1 },
  { query: 'leichtestes fahrrad aus carbon', fits: sku('RENNER-01'), few: 1 },
  { query: 'regenhose xl', fits: sku('HOSE-01', 'HOSE-02'), few: 1, first: sku('HOSE-02') },
  { query: 'lichter', fits: light },
]

/** Of `tests/shops/bicycles/list.csv`. */
export const listNeeds: readonly Need[] = [
  { query: 'GRANIT-01', fits: sku('GRANIT-01'), few: 1 },
  { query: '4000000021469', fits: sku('OEL-01'), few: 1 },
  { query: 'fahrradschloss', fits: lock, few: 2 },
  { query: 'leichtestes schloss', fits: lock, few: 2, first: sku('BORDO-01') },
  { query: 'günstigstes e-bike', fits: eBike, first: each(eBike, upTo(2499)) },
  { query: 'helm größe s für kinder', fits: each(named(/kinderhelm/i), size('S')), few: 2 },
  { query: 'fahrrad bis 500 euro', fits: each(bicycle, upTo(500)) },
  { query: 'hollandrad stahl', fits: named(/hollandrad/i), few: 2 },
  { query: 'gelbe jacke', fits: each(named(/jacke/i), says(/gelb/)) },
  { query: 'warme socken', fits: named(/socken/i), few: 2 },
  {
    query: 'fahrrad unter 10 kg',
    fits: each(bicycle, upTo(10, kilograms), not(named(/e-bike/i))),
  },
  {
    query: 'e-bike mit mindestens 600 wh',
    fits: each(eBike, says(/625 wh/), atLeast(3000, price)),
  },
]

import {
  amount,
  atLeast,
  each,
  either,
  inCategory,
  least,
  little,
  most,
  named,
  not,
  price,
  says,
  sku,
  upTo,
  type Need,
} from './found.ts'

const power = amount('leistung', 'W')
const meters = amount('laenge', 'm')
const kilograms = amount('gewicht', 'kg')

const speaker = inCategory('lautsprecher')
const turntable = inCategory('plattenspieler')
const amplifier = inCategory('verstaerker')
const headphones = inCategory('kopfhoerer')
const speakerCable = named(/(lautsprecher|boxen)kabel/i)
const cable = each(inCategory('kabel'), named(/kabel/i))
const voucher = inCategory('gutscheine')
const integrated = named(/verstärker|receiver/i)

/** Words that the owner writes into shop.json. */
export const synonyms: readonly (readonly [string, string])[] = [
  ['Box', 'Lautsprecher'],
  ['Boxen', 'Lautsprecher'],
  ['Fernseher', 'TV'],
]

/** Of `tests/shops/needs/hifi.csv`. */
export const hifiNeeds: readonly Need[] = [
  { query: 'boxen', fits: speaker },
  { query: 'lautsprecher', fits: speaker },
  { query: 'günstige lautsprecher', fits: little(price, speaker, 0.5) },
  {
    query: 'regallautsprecher nussbaum',
    fits: each(speaker, says(/regal/)),
    few: 1,
    first: sku('SPK-100-N'),
  },
  { query: 'regalboxen', fits: each(speaker, says(/regal/)) },
  {
    query: 'standlautsprecher schwarz',
    fits: named(/standlautsprecher/i),
    few: 2,
    first: sku('SPK-300-S'),
  },
  { query: 'lautsprecher eiche schwarz', fits: sku('SPK-100-E'), few: 1 },
  { query: 'boxen mit bluetooth', fits: each(speaker, says(/bluetooth/)), few: 2 },
  { query: 'wasserdichte box für den garten', fits: sku('SPK-M1'), few: 1 },
  { query: 'lautsprecher ab 150 watt', fits: each(speaker, atLeast(150, power)), few: 2 },
  { query: 'stärkste lautsprecher', fits: least(most(power), speaker), first: named(/turm 300/i) },
  {
    query: 'soundbar für den fernseher unter 300 euro',
    fits: each(speaker, says(/fernseher/), upTo(300)),
    few: 1,
  },
  { query: 'plattenspieler', fits: turntable },
  { query: 'schallplattenspieler', fits: turntable },
  {
    query: 'billigster plattenspieler',
    fits: least(price, turntable),
    first: least(price, turntable, 1),
  },
  {
    query: 'plattenspieler mit vorverstärker',
    fits: each(turntable, says(/vorverstärker/)),
    few: 2,
  },
  { query: 'plattenspieler direktantrieb', fits: sku('TT-DD'), few: 1 },
  { query: 'plattenspieler riemenantrieb unter 300', fits: sku('TT-10', 'TT-BT'), few: 1 },
  { query: 'neuester plattenspieler', fits: turntable, first: sku('TT-20-N', 'TT-20-S') },
  {
    query: 'schwerster plattenspieler',
    fits: least(most(kilograms), turntable),
    first: sku('TT-DD'),
  },
  { query: 'ersatznadel rotor eins', fits: sku('NAD-5E'), few: 1 },
  { query: 'nadel für plattenspieler', fits: sku('NAD-5E', 'NAD-R2'), few: 2 },
  { query: 'riemen', fits: sku('RIE-10'), few: 1 },
  { query: 'verstärker mit phono', fits: each(amplifier, says(/phono/)) },
  { query: 'verstärker 80 watt', fits: named(/stereo 80/i), few: 2 },
  {
    query: 'günstigster vollverstärker',
    fits: each(amplifier, named(/vollverstärker/i)),
    first: sku('AMP-30'),
  },
  { query: 'röhrenverstärker', fits: sku('AMP-R5'), few: 1 },
  { query: 'verstärker silber', fits: sku('AMP-80-S'), few: 1 },
  { query: 'verstärker bis 500 €', fits: each(amplifier, integrated, upTo(500)), few: 2 },
  { query: 'lautsprecherkabel 2x2,5 mm²', fits: named(/2x2,5/), few: 2 },
  { query: '2x2,5 mm2 10 m', fits: speakerCable, few: 1, first: sku('CAB-2-10') },
  { query: 'CAB-2-3', fits: sku('CAB-2-3'), few: 1 },
  { query: 'kabel 10 meter', fits: each(cable, atLeast(10, meters), upTo(10, meters)), few: 2 },
  { query: 'boxenkabel', fits: speakerCable },
  {
    query: 'längstes lautsprecherkabel',
    fits: speakerCable,
    first: sku('CAB-15-20'),
  },
  { query: 'cinchkabel 2 m', fits: named(/cinch/i), few: 1, first: sku('RCA-2') },
  {
    query: 'kopfhörer mit geräuschunterdrückung',
    fits: headphones,
    few: 1,
    first: sku('KH-BT'),
  },
  {
    query: 'faltbare kopfhörer unter 150 euro',
    fits: each(headphones, upTo(150), says(/faltbar/)),
    few: 1,
  },
  {
    query: 'kabellose kopfhörer',
    fits: each(headphones, either(says(/kabellos/), says(/bluetooth/)), not(says(/mit kabel/))),
    few: 2,
  },
  { query: 'ständer für lautsprecher', fits: sku('STA-60', 'STA-W'), few: 1 },
  { query: 'möbel für verstärker', fits: sku('RACK-3'), few: 1 },
  { query: 'gutschein', fits: voucher, few: 2 },
  { query: 'geschenkgutschein 50 euro', fits: voucher, few: 1, first: sku('GUT-50') },
]

import { vi } from 'vitest'
import { testShop } from './test-shop.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#src/domain/settings/read-settings.ts')
  const settings = {
    language: 'en-GB',
    currency: 'GBP',
    categories: {
      phones: { label: 'Loudspeakers' },
      tablets: { label: 'Turntables & CD players' },
      accessories: { label: 'Electronics and cables' },
    },
    facts: {
      finish: { label: 'Finish', filter: true },
      power: { label: 'Power', unit: 'W' },
      impedance: { label: 'Impedance' },
      drive: { label: 'Drive', filter: true },
      inputs: { label: 'Inputs' },
    },
  }
  return { SETTINGS: readSettings(settings) }
})

const SHOP = {
  phones: `
    aria-bookshelf 399 @Söderholm Aria 1 Bookshelf Speakers | colors=walnut, black | finish=Walnut veneer
      | impedance=8 Ohm | power=60 W
    aria-floor 1299 @Söderholm Aria 5 Floorstanding Speakers | colors=walnut, white | finish=Walnut veneer
      | impedance=6 Ohm | power=150 W
    aria-centre 299 @Söderholm Aria C Centre Speaker | impedance=8 Ohm
    deep 549 @Brack Deep 10 Subwoofer | power=300 W
    monitor 899 @Brack LS50 Active Monitor | finish=High-gloss lacquer | power=100 W
      | inputs=XLR, RCA, Bluetooth aptX HD
    soundbar 449 @Brack Lumière Soundbar | inputs=HDMI eARC, TOSLINK
  `,
  tablets: `
    debut 449 @Tonarm Début Carbon Turntable | colors=red, black | sku=TA-1001-R | drive=Belt drive
    direct 999 @Tonarm SL-1200 Turntable | mpn=SL1200GR2 | drive=Direct drive
    cd 399 @Optik CD6007 CD Player
    transport 599 @Optik CDT Transport
    streamer 549 Optik Node Network Streamer 192 kHz / 24 bit
  `,
  accessories: `
    integrated 329 @Vreeland A-S301 Integrated Amplifier | gtin=5012345678900 | power=60 W
      | inputs=MM phono, Optical
    valve 1899 @Vreeland Glow Valve Amplifier | power=18 W
    power 1099 @Vreeland P7 Power Amplifier | power=200 W
    preamp 149 @Vreeland Phono Preamplifier MM/MC
    receiver 699 @Vreeland RX 7.2 AV Receiver
    dac 1195 @Optik Qutest DAC
    headamp 229 @Optik Zen Headphone Amplifier
    open 499 @Klarton HD 660 Open-back Headphones | kind=headphones | impedance=300 Ohm
    closed 149 @Klarton DT 770 Closed-back Headphones | kind=headphones | impedance=80 Ohm
    iem 129 Klarton IE 200 In-ear | kind=earbuds
    cartridge 99 @Tonarm 2M Red Cartridge
    stylus 169 @Tonarm 2M Blue Replacement Stylus
    speaker-cable 39 Kupfer Speaker Cable 2 x 2.5 mm
    rca 29 Kupfer RCA Interconnect | sizes=0.5 m, 1 m, 3 m
    optical 19 Kupfer TOSLINK Optical Cable | sizes=1 m, 2 m
    stands 119 Gestell Speaker Stands 60 cm
    rack 349 Gestell Hi-Fi Rack Oak | finish=Oak veneer
    brush 15 Gestell Carbon Fibre Record Brush
    bananas 25 Kupfer Banana Plugs 4 mm gold-plated
  `,
}

await testShop('a hi-fi shop', SHOP, {
  '50123456; 5012345678900': { only: 'integrated' },
  speakers: { first: 'Speaker', among: 'aria-bookshelf aria-floor aria-centre' },
  speaker: { among: 'aria-bookshelf aria-floor aria-centre speaker-cable stands' },
  loudspeakers: { only: 'aria-bookshelf aria-floor aria-centre deep monitor soundbar' },
  'bookshelf speakers; book shelf speakers': { only: 'aria-bookshelf' },
  'floor standing speakers; soederholm aria 5': { only: 'aria-floor' },
  'woofer; sub woofer': { only: 'deep' },
  'soderholm; söderholm': { only: 'aria-bookshelf aria-floor aria-centre' },
  'lumiere; Lumière soundbar; sound bar': { only: 'soundbar' },
  turntable: { first: 'Turntable', among: 'debut direct', never: 'dac rack' },
  turntables: { among: 'debut direct', never: 'dac rack' },
  'direct drive; SL-1200; sl1200; sl1200gr2': { only: 'direct' },
  'belt drive turntable; debut carbon; TA-1001': { only: 'debut' },
  'red turntable': { only: 'debut', names: 'red' },
  amplifier: { among: 'integrated valve power headamp preamp', never: 'receiver dac' },
  amp: { among: 'integrated valve power headamp', never: 'receiver dac' },
  'headphone amp': { first: 'Zen', among: 'headamp', never: 'open closed' },
  'phono preamp': { only: 'preamp' },
  'valve amp': { only: 'valve' },
  '8 ohm speakers; 8ohm': { only: 'aria-bookshelf aria-centre' },
  '300 ohm headphones; open back headphones': { only: 'open' },
  walnut: { only: 'aria-bookshelf aria-floor' },
  'aptx hd': { only: 'monitor' },
  'rca cable 3m': { only: 'rca', names: '3 m', leftOut: 'cable' },
  'toslink 2m': { only: 'optical', names: '2 m' },
  '192khz streamer': { only: 'streamer' },
  'headphones under 200': { only: 'closed' },
  'hifi rack': { only: 'rack' },
})

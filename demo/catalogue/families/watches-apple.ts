import type { Family } from '#demo/catalogue/family.ts'

export const appleWatches: readonly Family[] = [
  {
    id: 'apple-watch-series-11',
    kind: 'watch',
    name: 'Apple Watch Series 11',
    brand: 'Apple',
    year: 2025,
    screen: '1.8" OLED',
    resolution: '374x446',
    processor: 'Apple S10',
    cell: ['Bluetooth 5.3', 'Wi-Fi 4', 'NFC', 'UWB'],
    facts: {
      lasts: '24 hours',
      water: 'WR50, 50 m, IP6X',
      charging: 'Magnetic, USB-C',
      system: 'watchOS 26',
    },
    source: 'Apple, Apple Watch Series 11 - Tech Specs',
    colors: ['space gray', 'jet black', 'silver'],
    capacities: [
      { capacity: '42mm', price: 389 },
      { capacity: '46mm', price: 419, screen: '2.0" OLED', resolution: '416x496' },
    ],
    description: [
      {
        title: 'A full day, and the night as well',
        text: [
          'Series 11 is rated for 24 hours of mixed use, six hours more than Series 10, and up to 38 hours in Low Power Mode. Wearing it overnight no longer means finding a socket before breakfast.',
          'When it does run low, fifteen minutes on the fast charging puck brings back several hours, so a shower is usually enough.',
        ],
      },
      {
        title: 'Tougher glass on a slim case',
        text: [
          'The aluminium case keeps the 9.7 mm profile of the previous generation. Its Ion-X front glass gained a ceramic coating and is about twice as resistant to scratches as before.',
          'Bands made for 41 mm and 42 mm cases fit the smaller watch, and those for 44 mm to 46 mm fit the larger one.',
        ],
      },
      {
        title: 'Blood pressure trends and sleep score',
        text: [
          'The optical heart sensor looks at how blood vessels respond to each beat over periods of thirty days, and sends a notice if the pattern suggests chronic hypertension. It does not replace a cuff and does not give a reading, but it can be the reason to get one.',
          'Sleep tracking now ends in a single score made of duration, regular bedtimes and interruptions, with the parts listed so that it is clear which of them to work on.',
        ],
      },
    ],
  },
  {
    id: 'apple-watch-series-10',
    kind: 'watch',
    name: 'Apple Watch Series 10',
    brand: 'Apple',
    year: 2024,
    screen: '1.8" OLED',
    resolution: '374x446',
    processor: 'Apple S10',
    cell: ['Bluetooth 5.3', 'Wi-Fi 4', 'NFC', 'UWB'],
    facts: {
      lasts: '18 hours',
      water: 'WR50, 50 m, IP6X',
      charging: 'Magnetic, USB-C',
      system: 'watchOS 11',
    },
    source: 'Apple, Apple Watch Series 10 - Tech Specs',
    colors: ['jet black', 'rose gold', 'silver'],
    capacities: [
      { capacity: '42mm', price: 329, facts: { weight: '30 g' } },
      {
        capacity: '46mm',
        price: 359,
        facts: { weight: '36.4 g' },
        screen: '2.0" OLED',
        resolution: '416x496',
      },
    ],
    reduced: [{ color: 'rose gold', capacity: '46mm', fullPrice: 429 }],
    description: [
      {
        title: 'Thinner case, larger picture',
        text: [
          'At 9.7 mm Series 10 is about a tenth thinner than Series 9, yet its screen is bigger: in the 46 mm case it even passes the Ultra 2 by a little. An extra line of a message or another row of a keypad fits without scrolling.',
          'The wide-angle OLED is up to 40 percent brighter when seen from the side, which matters most for a glance at the time with the hand on a handlebar or a steering wheel.',
        ],
      },
      {
        title: 'Music without earphones',
        text: [
          'The speaker can play songs and podcasts as well as calls and timers. Voice isolation filters wind and traffic out of what the other person hears.',
        ],
      },
      {
        title: 'Charged in the time of a coffee',
        text: [
          'A larger charging coil in the metal back fills the battery to 80 percent in about 30 minutes. The rated running time stays at 18 hours, so a short daily charge is part of the routine.',
        ],
      },
      {
        title: 'Sleep apnoea and swimming',
        text: [
          'The accelerometer watches for breathing disturbances at night and, after thirty days, tells you if they resemble moderate to severe sleep apnoea.',
          'It is also the first standard Apple Watch with a depth gauge, reading down to 6 metres, and a water temperature sensor. That covers snorkelling and the pool, though not scuba.',
        ],
      },
    ],
  },
  {
    id: 'apple-watch-series-9',
    kind: 'watch',
    name: 'Apple Watch Series 9',
    brand: 'Apple',
    year: 2023,
    screen: '1.7" OLED',
    resolution: '352x430',
    processor: 'Apple S9',
    cell: ['Bluetooth 5.3', 'Wi-Fi 4', 'NFC', 'UWB'],
    facts: {
      lasts: '18 hours',
      water: 'WR50, 50 m, IP6X',
      charging: 'Magnetic, USB-C',
      system: 'watchOS 10',
    },
    source: 'Apple, Apple Watch Series 9 - Tech Specs',
    colors: ['midnight', 'starlight', 'pink'],
    capacities: [
      { capacity: '41mm', price: 279, facts: { weight: '31.9 g' } },
      {
        capacity: '45mm',
        price: 299,
        facts: { weight: '38.7 g' },
        screen: '1.9" OLED',
        resolution: '396x484',
      },
    ],
    reduced: [{ color: 'midnight', capacity: '45mm', fullPrice: 429 }],
    description: [
      {
        title: 'Readable at noon, dark in the cinema',
        text: [
          'Peak brightness doubled to 2,000 nits, enough for direct sun. At the other end, the display drops to a single nit so that it does not light up a row of seats.',
          'The case shape is that of Series 7 and 8, which means that screen protectors and bands carry over.',
        ],
      },
      {
        title: 'S9, the first big step in years',
        text: [
          'The S9 package has 60 percent more transistors than the chip in Series 8, and a four-core neural engine that handles Siri requests on the watch itself. Starting a workout or setting an alarm by voice no longer waits for the network.',
          'A second-generation ultra wideband chip points the way to a misplaced iPhone 15 or newer, with distance and direction on the wrist.',
        ],
      },
      {
        title: 'Double tap',
        text: [
          'Touch thumb and index finger together twice and the watch does the obvious next thing: it answers the call, stops the timer or scrolls the stack of widgets. The gesture is useful whenever the other hand holds a bag, a leash or a ladder.',
        ],
      },
    ],
  },
  {
    id: 'apple-watch-se-2',
    kind: 'watch',
    name: 'Apple Watch SE 2',
    brand: 'Apple',
    year: 2022,
    screen: '1.6" OLED',
    resolution: '324x394',
    processor: 'Apple S8',
    cell: ['Bluetooth 5.3', 'Wi-Fi 4', 'NFC'],
    facts: {
      lasts: '18 hours',
      water: 'WR50, 50 m',
      charging: 'Magnetic, USB-C',
      system: 'watchOS 9',
    },
    source: 'Apple, Apple Watch SE (2nd generation) - Tech Specs',
    colors: ['midnight', 'starlight', 'silver'],
    capacities: [
      { capacity: '40mm', price: 189, facts: { weight: '26.4 g' } },
      {
        capacity: '44mm',
        price: 219,
        facts: { weight: '32.9 g' },
        screen: '1.8" OLED',
        resolution: '368x448',
      },
    ],
    reduced: [{ color: 'silver', capacity: '40mm', fullPrice: 249 }],
    description: [
      {
        title: 'The essentials, well chosen',
        text: [
          'The second SE measures heart rate, warns of irregular rhythm, tracks sleep and every common workout, and pays at the till. It leaves out the ECG, the blood oxygen sensor and the always-on display, and costs much less for it.',
        ],
      },
      {
        title: 'A sensible first watch for a child',
        text: [
          'With Family Setup a cellular model works for someone without an iPhone of their own; the parent keeps control of contacts and school hours. The version offered here connects through a phone or Wi-Fi.',
          'The case is rated for swimming to 50 metres, and a charge lasts 18 hours.',
        ],
      },
      {
        title: 'Faster and lighter than the first SE',
        text: [
          'It shares the S8 chip with Series 8 and is about 20 percent quicker than its predecessor. The back of the case is now a nylon composite in the colour of the aluminium, which saves some weight.',
          'New motion sensors recognise a severe car crash and call for help if nobody responds.',
        ],
      },
    ],
  },
  {
    id: 'apple-watch-ultra-2',
    kind: 'watch',
    name: 'Apple Watch Ultra 2',
    brand: 'Apple',
    year: 2023,
    screen: '1.9" OLED',
    resolution: '410x502',
    processor: 'Apple S9',
    cell: ['Bluetooth 5.3', 'Wi-Fi 4', 'LTE', 'NFC', 'UWB'],
    facts: {
      lasts: '36 hours',
      weight: '61.4 g',
      dimensions: '49 × 44 × 14.4 mm',
      water: 'WR100, 100 m, IP6X',
      charging: 'Magnetic, USB-C',
      system: 'watchOS 10',
    },
    source: 'Apple, Apple Watch Ultra 2 - Tech Specs',
    colors: ['natural titanium', 'black titanium'],
    capacities: [{ capacity: '49mm', price: 719 }],
    description: [
      {
        title: 'What is new over the first Ultra',
        text: [
          'The display reaches 3,000 nits, up from 2,000. The S9 chip brings the double tap gesture and Siri requests that are handled without a connection.',
          'For divers the depth gauge and the Oceanic+ app serve as a recreational dive computer down to 40 metres.',
        ],
      },
      {
        title: 'Titanium, sapphire and a raised rim',
        text: [
          'The 49 mm case is made of titanium that rises around a flat sapphire crystal, so that a knock against rock meets metal first. It is tested to MIL-STD-810H and is water resistant to 100 metres.',
          'The black finish joined the natural one a year after launch and is sold with the same hardware.',
        ],
      },
      {
        title: 'Built for navigation',
        text: [
          'Two GPS bands, L1 and L5, hold a track between tall buildings and under trees where single-band watches drift. The orange Action button starts a workout, marks a waypoint or switches on the torch, even with gloves on.',
          'If you lose the way, an 86 decibel siren can be heard up to 180 metres off.',
        ],
      },
      {
        title: 'Long days outdoors',
        text: [
          'Expect about 36 hours of normal use and 72 in Low Power Mode, twice what the aluminium watches of its time reach. Every unit has cellular, so a run or a paddle does not need a phone.',
        ],
      },
    ],
  },
]

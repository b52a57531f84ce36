import type { Family } from '#demo/catalogue/family.ts'

export const otherWatches: readonly Family[] = [
  {
    id: 'galaxy-watch7',
    kind: 'watch',
    name: 'Samsung Galaxy Watch7',
    brand: 'Samsung',
    year: 2024,
    screen: '1.3" Super AMOLED',
    resolution: '432x432',
    processor: 'Exynos W1000',
    ram: '2GB',
    cell: ['Bluetooth 5.3', 'Wi-Fi', 'NFC'],
    facts: {
      lasts: '40 hours, with the always-on display 30',
      water: '5 ATM, IP68',
      charging: 'Wireless, USB-C',
      system: 'Wear OS 5, One UI 6 Watch',
    },
    source: 'Samsung, Galaxy Watch7 - Specifications',
    colors: ['green', 'cream', 'silver'],
    capacities: [
      { capacity: '40mm', price: 249, facts: { weight: '28.8 g' } },
      {
        capacity: '44mm',
        price: 269,
        facts: { weight: '33.8 g' },
        screen: '1.5" Super AMOLED',
        resolution: '480x480',
      },
    ],
    missing: [
      { color: 'silver', capacity: '40mm' },
      { color: 'cream', capacity: '44mm' },
    ],
    reduced: [{ color: 'green', capacity: '44mm', fullPrice: 329 }],
    description: [
      {
        title: 'A processor that changes the feel',
        text: [
          'The Exynos W1000 is a five-core chip made in a 3 nm process, and the step from the Watch6 is easy to notice: apps open at once, and scrolling through tiles stays smooth while a workout is being recorded.',
          'Storage doubled to 32 GB, which leaves room for offline playlists and maps.',
        ],
      },
      {
        title: 'Which size to choose',
        text: [
          'The 40 mm case comes in green and cream and has a 300 mAh battery; the 44 mm one comes in green and silver with 425 mAh and is the better choice for the always-on display. Both need a phone with Android 11 or newer.',
        ],
      },
      {
        title: 'Reworked BioActive sensor',
        text: [
          'More light sources in more colours sit on the back of the watch, and heart rate during intense exercise follows effort more closely than before. The same sensor estimates body composition and, on a compatible Galaxy phone, takes an ECG.',
          'Sleep apnoea detection needs two nights of wear within ten days and then reports whether signs were found.',
        ],
      },
      {
        title: 'Position on two frequencies',
        text: [
          'Dual-frequency GPS separates the direct signal from its echoes off façades, so that a city run is drawn on the street and not across the roofs.',
        ],
      },
    ],
  },
  {
    id: 'galaxy-watch5',
    kind: 'watch',
    name: 'Samsung Galaxy Watch5',
    brand: 'Samsung',
    year: 2022,
    screen: '1.2" Super AMOLED',
    resolution: '396x396',
    processor: 'Exynos W920',
    ram: '1.5GB',
    cell: ['Bluetooth 5.2', 'Wi-Fi', 'NFC'],
    facts: {
      lasts: '50 hours without the always-on display',
      water: '5 ATM, IP68',
      charging: 'Wireless, USB-C',
      system: 'Wear OS 3.5, One UI 4.5 Watch',
    },
    source: 'Samsung, Galaxy Watch5 - Specifications',
    colors: ['graphite', 'silver'],
    capacities: [
      { capacity: '40mm', price: 159, facts: { weight: '28.7 g' } },
      {
        capacity: '44mm',
        price: 179,
        facts: { weight: '33.5 g' },
        screen: '1.4" Super AMOLED',
        resolution: '450x450',
      },
    ],
    reduced: [{ color: 'silver', capacity: '44mm', fullPrice: 309 }],
    description: [
      {
        title: 'Sapphire where it counts',
        text: [
          'Samsung replaced the Gorilla Glass of the Watch4 with sapphire crystal, which is far harder and keeps its surface through years of door frames and keys. The aluminium case around it is light and plain.',
        ],
      },
      {
        title: 'More battery, quicker refill',
        text: [
          'Capacity grew by about 13 percent, to 284 mAh in the small watch and 410 mAh in the large one. Half an hour on the USB-C charger gives around 45 percent.',
          'Processor and memory are those of the Watch4, which makes this the value choice rather than the fast one.',
        ],
      },
      {
        title: 'Closer to the skin',
        text: [
          'The back is curved more strongly than on the Watch4, so that the optical sensors stay in contact when the wrist bends. A body composition measurement takes about fifteen seconds with two fingers on the buttons.',
          'An infrared temperature sensor was added as well; it follows skin temperature during sleep and supports cycle tracking.',
        ],
      },
    ],
  },
  {
    id: 'pixel-watch-3',
    kind: 'watch',
    name: 'Google Pixel Watch 3',
    brand: 'Google',
    year: 2024,
    screen: '1.27" AMOLED LTPO',
    resolution: '408x408',
    processor: 'Qualcomm SW5100',
    ram: '2GB',
    cell: ['Bluetooth 5.3', 'Wi-Fi', 'NFC', 'UWB'],
    facts: { lasts: '24 hours', water: '5 ATM, IP68', charging: 'USB-C', system: 'Wear OS 5' },
    source: 'Google, Pixel Watch 3 Tech Specs',
    colors: ['matte black', 'polished silver'],
    capacities: [
      { capacity: '41mm', price: 279, facts: { weight: '31 g' } },
      {
        capacity: '45mm',
        price: 329,
        facts: { weight: '37 g' },
        screen: '1.4" AMOLED LTPO',
        resolution: '456x456',
      },
    ],
    reduced: [{ color: 'matte black', capacity: '41mm', fullPrice: 349 }],
    description: [
      {
        title: 'Two sizes at last',
        text: [
          'The third Pixel Watch is the first that also comes in 45 mm. Both cases keep the domed drop shape, while the black border around the picture became 16 percent narrower, so even the 41 mm watch shows more than the one before it.',
          'Brightness doubled to 2,000 nits, and the refresh rate moves between 1 and 60 Hz.',
        ],
      },
      {
        title: 'Battery',
        text: [
          'Google promises 24 hours with the always-on display and up to 36 in the battery saver. Charging is quicker than on the Pixel Watch 2, above all in the smaller case.',
        ],
      },
      {
        title: 'Training with a plan',
        text: [
          'Fitbit measures cardio load, sets a target for the day and weighs it against a readiness score from sleep, heart rate variability and resting pulse. Runners can compose intervals and are guided through them by buzzes and voice.',
          'Posture data such as cadence, stride length and ground contact time are recorded from the wrist without a chest strap.',
        ],
      },
      {
        title: 'A companion to a Pixel phone',
        text: [
          'It shows the picture of a Nest doorbell, unlocks a nearby Pixel through ultra wideband and controls the phone camera. It pairs with any recent Android phone, but not with an iPhone.',
        ],
      },
    ],
  },
]

import type { Family } from '#demo/catalogue/family.ts'

export const otherTablets: readonly Family[] = [
  {
    id: 'samsung-galaxy-tab-s9',
    kind: 'tablet',
    name: 'Samsung Galaxy Tab S9',
    brand: 'Samsung',
    year: 2023,
    screen: '11" AMOLED',
    resolution: '2560x1600',
    processor: 'Snapdragon 8 Gen 2 for Galaxy',
    ram: '12GB',
    camera: '13 MP',
    cell: ['Wi-Fi 6E', 'Bluetooth 5.3'],
    facts: {
      batteryCapacity: '8400 mAh',
      weight: '498 g',
      dimensions: '254.3 × 165.8 × 5.9 mm',
      water: 'IP68, 1.5 m for 30 minutes',
      charging: 'USB-C, 45 W',
      system: 'Android 13, One UI 5.1.1',
      ports: 'USB-C (USB 3.2)',
      box: 'Tablet, S Pen, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy Tab S9 - Specifications',
    colors: ['graphite', 'beige'],
    capacities: [
      { capacity: '128GB', price: 599, ram: '8GB' },
      { capacity: '256GB', price: 699 },
    ],
    reduced: [{ color: 'graphite', capacity: '256GB', fullPrice: 919 }],
    description: [
      {
        title: 'OLED in the small size too',
        text: [
          'In the S8 series only the larger tablets had an AMOLED screen; the smallest made do with an LCD. Now it has 11 inches of AMOLED at up to 120 Hz, with HDR10+ and deep black for films at night.',
        ],
      },
      {
        title: 'Pen included',
        text: [
          'The S Pen is in the box and rests on the back by magnets, where it charges. In DeX mode apps run in windows, with a keyboard almost like on a laptop.',
          'A microSD card extends the storage. The 8,400 mAh battery charges at up to 45 watts.',
        ],
      },
      {
        title: 'Not afraid of water',
        text: [
          'Tablet and pen are both protected to IP68, rare among tablets. Reading in the bath or following a recipe with wet hands is no risk, as long as it is fresh water.',
        ],
      },
    ],
  },
  {
    id: 'google-pixel-tablet',
    kind: 'tablet',
    name: 'Google Pixel Tablet',
    brand: 'Google',
    year: 2023,
    screen: '10.95" IPS LCD',
    resolution: '2560x1600',
    processor: 'Google Tensor G2',
    ram: '8GB',
    camera: '8 MP',
    cell: ['Wi-Fi 6', 'Bluetooth 5.2'],
    facts: {
      batteryCapacity: '27 Wh',
      weight: '493 g',
      dimensions: '258 × 169 × 8.1 mm',
      charging: 'USB-C; charging dock, 15 W',
      system: 'Android 13',
      ports: 'USB-C (USB 3.2)',
      box: 'Tablet, charging speaker dock, power adapter',
    },
    source: 'Google, Pixel Tablet Tech Specs',
    colors: ['hazel'],
    capacities: [
      { capacity: '128GB', price: 399 },
      { capacity: '256GB', price: 479 },
    ],
    reduced: [{ color: 'hazel', capacity: '256GB', fullPrice: 599 }],
    description: [
      {
        title: 'A tablet with a place of its own',
        text: [
          'It comes with a dock that is both charger and speaker. Magnets hold the tablet on it, and instead of lying somewhere with an empty battery it stands in the room as a picture frame, a clock and a switch for lights and thermostats.',
        ],
      },
      {
        title: 'A matte touch',
        text: [
          'The aluminum case has a fine ceramic coating that feels like porcelain. The 10.95-inch LCD reaches 500 nits at 60 Hz.',
          'There is a camera of 8 megapixels on each side, best used for video calls, where the front one follows you.',
        ],
      },
      {
        title: 'Taking over from the phone',
        text: [
          'It is the first tablet with Chromecast built in: while docked it can be sent music and films from any phone in the household. Up to eight people can have their own accounts, and the power button knows their fingerprints.',
        ],
      },
    ],
  },
  {
    id: 'samsung-galaxy-tab-a9-plus',
    kind: 'tablet',
    name: 'Samsung Galaxy Tab A9+',
    brand: 'Samsung',
    year: 2023,
    screen: '11" IPS LCD',
    resolution: '1920x1200',
    processor: 'Snapdragon 695',
    ram: '4GB',
    camera: '8 MP',
    cell: ['Wi-Fi 5', 'Bluetooth 5.1'],
    facts: {
      batteryCapacity: '7040 mAh',
      weight: '480 g',
      dimensions: '257.1 × 168.7 × 6.9 mm',
      charging: 'USB-C, 15 W',
      system: 'Android 13, One UI 5.1.1',
      ports: 'USB-C (USB 2), 3.5 mm audio',
      box: 'Tablet, USB-C cable',
    },
    source: 'Samsung, Galaxy Tab A9+ - Specifications',
    colors: ['navy'],
    capacities: [
      { capacity: '64GB', price: 179 },
      { capacity: '128GB', price: 219, ram: '8GB' },
    ],
    reduced: [{ color: 'navy', capacity: '64GB', fullPrice: 219 }],
    description: [
      {
        title: 'A family screen',
        text: [
          'Eleven inches at up to 90 Hz and four speakers make it a good tablet for series and for children’s programs. Compared with the Tab A8 the picture is larger and moves more smoothly, at the same 1200 lines.',
        ],
      },
      {
        title: 'Details that are not a matter of course',
        text: [
          'It has a metal case, a headphone jack and a slot for microSD cards of up to 1 TB. The screen can be divided among three apps, and DeX puts them into windows.',
          'The 7,040 mAh battery is large and fills slowly, at 15 watts.',
        ],
      },
      {
        title: 'Choose the larger version if you can',
        text: [
          'The Snapdragon 695 is a solid chip for its class. The 128 GB version comes with twice the memory, 8 GB, and keeps several apps open without reloading; with 4 GB it is a tablet for one thing at a time.',
        ],
      },
    ],
  },
]

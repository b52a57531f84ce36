import type { Family } from '#demo/catalogue/family.ts'

export const appleIpad: readonly Family[] = [
  {
    id: 'apple-ipad-pro-11-m4',
    kind: 'tablet',
    name: 'Apple iPad Pro 11" M4',
    brand: 'Apple',
    year: 2024,
    screen: '11" OLED',
    resolution: '2420x1668',
    processor: 'Apple M4',
    ram: '8GB',
    camera: '12 MP',
    zoom: 'Digital, 5x',
    cell: ['Wi-Fi 6E', 'Bluetooth 5.3'],
    facts: {
      batteryCapacity: '31.29 Wh',
      weight: '444 g',
      dimensions: '249.7 × 177.5 × 5.3 mm',
      charging: 'USB-C',
      system: 'iPadOS 17',
      ports: 'USB-C (Thunderbolt, USB 4)',
      box: 'iPad, USB-C cable (1 m), 20 W charger',
    },
    source: 'Apple, iPad Pro 11-inch (M4) - Tech Specs',
    colors: ['space black', 'silver'],
    capacities: [
      { capacity: '256GB', price: 929 },
      { capacity: '512GB', price: 1099 },
    ],
    reduced: [
      { color: 'silver', capacity: '256GB', fullPrice: 999 },
      { color: 'silver', capacity: '512GB', fullPrice: 1199 },
    ],
    description: [
      {
        title: 'Two layers of light',
        text: [
          'The screen stacks two OLED panels, which together reach 1,000 nits over the whole area and 1,600 in highlights. Its 11-inch predecessor had an LCD; the difference in dark film scenes is plain.',
        ],
      },
      {
        title: '5.3 millimeters and 444 grams',
        text: [
          'It is thinner than any iPad before and 22 grams lighter than the last 11-inch Pro. The front camera moved to the long side, where it belongs when the tablet stands on a keyboard.',
        ],
      },
      {
        title: 'A chip that first appeared here',
        text: [
          'The M4 came out in this tablet before any Mac had it. With 256 or 512 GB it has nine processor cores and 8 GB of memory. Editing several streams of 4K video or large drawings in layers is what that is for; for mail and films an Air is enough.',
          'The second camera of the older model, the ultra wide one, was dropped. The Pencil Pro and the Pencil with USB-C work with it; the second Pencil and older Magic Keyboards do not.',
        ],
      },
    ],
  },
  {
    id: 'apple-ipad-air-11-m3',
    kind: 'tablet',
    name: 'Apple iPad Air 11" M3',
    brand: 'Apple',
    year: 2025,
    screen: '11" IPS LCD',
    resolution: '2360x1640',
    processor: 'Apple M3',
    ram: '8GB',
    camera: '12 MP',
    zoom: 'Digital, 5x',
    cell: ['Wi-Fi 6E', 'Bluetooth 5.3'],
    facts: {
      batteryCapacity: '28.93 Wh',
      weight: '460 g',
      dimensions: '247.6 × 178.5 × 6.1 mm',
      charging: 'USB-C',
      system: 'iPadOS 18',
      ports: 'USB-C (USB 3, 10 Gb/s)',
      box: 'iPad, USB-C cable (1 m), 20 W charger',
    },
    source: 'Apple, iPad Air 11-inch (M3) - Tech Specs',
    colors: ['blue', 'starlight'],
    capacities: [
      { capacity: '128GB', price: 549 },
      { capacity: '256GB', price: 639 },
    ],
    description: [
      {
        title: 'The middle of the range',
        text: [
          'The Air is the iPad for those who draw, study or edit photos and do not need the Pro’s screen. It has a laminated LCD of 11 inches with 500 nits and 60 Hz, and a fingerprint reader in the top button.',
        ],
      },
      {
        title: 'M3 in a familiar case',
        text: [
          'Outside nothing changed from the Air with M2. The M3 adds graphics cores that compute reflections and shadows by ray tracing, and it decodes AV1 video in hardware, which saves power when streaming.',
        ],
      },
      {
        title: 'Pencil and keyboard',
        text: [
          'It works with the Pencil Pro, which feels a squeeze and a twist, and with the cheaper Pencil with USB-C. A new Magic Keyboard for the Air has a row of function keys and a larger trackpad.',
          'The front camera sits on the long side and keeps you in the middle during calls.',
        ],
      },
    ],
  },
  {
    id: 'apple-ipad-a16',
    kind: 'tablet',
    name: 'Apple iPad A16',
    brand: 'Apple',
    year: 2025,
    screen: '10.9" IPS LCD',
    resolution: '2360x1640',
    processor: 'Apple A16',
    ram: '6GB',
    camera: '12 MP',
    zoom: 'Digital, 5x',
    cell: ['Wi-Fi 6', 'Bluetooth 5.3'],
    facts: {
      batteryCapacity: '28.93 Wh',
      weight: '477 g',
      dimensions: '248.6 × 179.5 × 7 mm',
      charging: 'USB-C',
      system: 'iPadOS 18',
      ports: 'USB-C (USB 2)',
      box: 'iPad, USB-C cable (1 m), 20 W charger',
    },
    source: 'Apple, iPad (A16) - Tech Specs',
    colors: ['pink', 'yellow'],
    capacities: [
      { capacity: '128GB', price: 319 },
      { capacity: '256GB', price: 399 },
    ],
    description: [
      {
        title: 'What to know about the screen',
        text: [
          'There is a thin gap of air between glass and picture, which one notices when drawing: the tip of the pen seems to float a little. It takes the Pencil with USB-C and, with an adapter, the first Pencil.',
        ],
      },
      {
        title: 'The plain iPad',
        text: [
          'For the sofa, the kitchen and school this is the one to begin with. The case in its four bright colors is that of the tenth generation, with flat sides, a USB-C port and the fingerprint reader in the top button.',
        ],
      },
      {
        title: 'New on the inside',
        text: [
          'The A16 replaces the A14 and is about 30 percent faster; memory rose to 6 GB and the smallest version holds 128 GB instead of 64, at the same price. Of the iPads of its year it is the only one without Apple Intelligence.',
        ],
      },
    ],
  },
  {
    id: 'apple-ipad-mini-a17-pro',
    kind: 'tablet',
    name: 'Apple iPad mini A17 Pro',
    brand: 'Apple',
    year: 2024,
    screen: '8.3" IPS LCD',
    resolution: '2266x1488',
    processor: 'Apple A17 Pro',
    ram: '8GB',
    camera: '12 MP',
    zoom: 'Digital, 5x',
    cell: ['Wi-Fi 6E', 'Bluetooth 5.3'],
    facts: {
      batteryCapacity: '19.3 Wh',
      weight: '293 g',
      dimensions: '195.4 × 134.8 × 6.3 mm',
      charging: 'USB-C',
      system: 'iPadOS 18',
      ports: 'USB-C (USB 3, 10 Gb/s)',
      box: 'iPad, USB-C cable (1 m), 20 W charger',
    },
    source: 'Apple, iPad mini (A17 Pro) - Tech Specs',
    colors: ['purple'],
    capacities: [
      { capacity: '128GB', price: 449 },
      { capacity: '256GB', price: 539 },
    ],
    description: [
      {
        title: 'A tablet for one hand',
        text: [
          'It weighs 293 grams and is hardly larger than a paperback. Reading in bed, sketching on the train and sheet music are its strong points. With 326 pixels per inch its text is the sharpest of all iPads.',
        ],
      },
      {
        title: 'Notes by hand',
        text: [
          'The Pencil Pro holds on to the side by magnets and charges there. The 12-megapixel camera recognizes a sheet of paper, and if its own shadow falls on the page, it joins several shots to remove it.',
        ],
      },
      {
        title: 'From A15 to A17 Pro',
        text: [
          'The chip of the iPhone 15 Pro brings 8 GB of memory, and with it Apple Intelligence. The USB-C port is twice as fast as on the sixth mini, and the smallest version holds 128 GB, double what it was.',
        ],
      },
    ],
  },
  {
    id: 'apple-ipad-9th-gen',
    kind: 'tablet',
    name: 'Apple iPad 9th gen',
    brand: 'Apple',
    year: 2021,
    screen: '10.2" IPS LCD',
    resolution: '2160x1620',
    processor: 'Apple A13 Bionic',
    ram: '3GB',
    camera: '8 MP',
    zoom: 'Digital, 5x',
    cell: ['Wi-Fi 5', 'Bluetooth 4.2'],
    facts: {
      batteryCapacity: '32.4 Wh',
      weight: '487 g',
      dimensions: '250.6 × 174.1 × 7.5 mm',
      charging: 'Lightning',
      system: 'iPadOS 15',
      ports: 'Lightning, 3.5 mm audio',
      box: 'iPad, USB-C to Lightning cable (1 m), 20 W charger',
    },
    source: 'Apple, iPad (9th generation) - Tech Specs',
    colors: ['space gray'],
    capacities: [
      { capacity: '64GB', price: 229 },
      { capacity: '256GB', price: 349 },
    ],
    reduced: [{ color: 'space gray', capacity: '256GB', fullPrice: 479 }],
    description: [
      {
        title: 'The last with a home button',
        text: [
          'A round button with a fingerprint reader, a headphone jack and a Lightning port: this is the classic iPad in its final edition. Cases and keyboards for the seventh and eighth generations fit it.',
        ],
      },
      {
        title: 'Enough for everyday use',
        text: [
          'The A13 is the chip of the iPhone 11. With 3 GB of memory it is good for videos, homework and mail. The 10.2-inch screen now adjusts its white to the light in the room.',
          'It takes the first Pencil, which charges in the Lightning port.',
        ],
      },
      {
        title: 'A better camera for calls',
        text: [
          'The front camera went from 1.2 to 12 megapixels with an ultra wide lens. Center Stage crops from it so that you stay in the picture while you walk around the room.',
        ],
      },
    ],
  },
]

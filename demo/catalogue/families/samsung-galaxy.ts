import type { Family } from '#demo/catalogue/family.ts'

export const samsungGalaxy: readonly Family[] = [
  {
    id: 'samsung-galaxy-s25-ultra',
    kind: 'phone',
    name: 'Samsung Galaxy S25 Ultra',
    brand: 'Samsung',
    year: 2025,
    screen: '6.9" AMOLED',
    resolution: '3120x1440',
    processor: 'Snapdragon 8 Elite for Galaxy',
    ram: '12GB',
    camera: '200 MP + 50 MP + 50 MP + 10 MP',
    zoom: 'Optical, 3x and 5x; digital, 100x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '5000 mAh',
      weight: '218 g',
      dimensions: '162.8 × 77.6 × 8.2 mm',
      water: 'IP68, 1.5 m for 30 minutes',
      charging: 'USB-C, 45 W; wireless, 15 W',
      system: 'Android 15, One UI 7',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone with S Pen, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy S25 Ultra - Specifications',
    colors: ['titanium silverblue', 'titanium gray'],
    capacities: [
      { capacity: '256GB', price: 1099 },
      { capacity: '512GB', price: 1219 },
      { capacity: '1TB', price: 1499 },
    ],
    reduced: [{ color: 'titanium silverblue', capacity: '1TB', fullPrice: 1659 }],
    description: [
      {
        title: 'Rounder and lighter',
        text: [
          'The sharp corners of the S24 Ultra pressed into the palm; these are rounded, the titanium sides are flat, and the phone lost 14 grams although the screen grew to 6.9 inches. It is still a big phone, 218 grams and nearly 163 millimeters tall.',
        ],
      },
      {
        title: 'A pen in the case',
        text: [
          'The S Pen sits in the bottom edge and writes on the locked screen as on a notepad. It no longer has Bluetooth, so it cannot trigger the camera from afar as earlier pens did.',
        ],
      },
      {
        title: 'Four cameras, two of them for distance',
        text: [
          'The ultra wide camera changed from 12 to 50 megapixels and focuses close enough for macro pictures. The 200-megapixel main camera and the two telephotos, 3x and 5x, stay as they were.',
          'Beyond 10x the picture is put together by software. At 30x signs remain legible; 100x is for looking rather than keeping.',
        ],
      },
      {
        title: 'Seven years of updates',
        text: [
          'Samsung promises seven generations of Android and as many years of security patches. The 5,000 mAh battery charges at up to 45 watts, and glass that swallows reflections makes the screen readable in sunlight.',
        ],
      },
    ],
  },
  {
    id: 'samsung-galaxy-s24',
    kind: 'phone',
    name: 'Samsung Galaxy S24',
    brand: 'Samsung',
    year: 2024,
    screen: '6.2" AMOLED',
    resolution: '2340x1080',
    processor: 'Snapdragon 8 Gen 3 for Galaxy',
    ram: '8GB',
    camera: '50 MP + 12 MP + 10 MP',
    zoom: 'Optical, 3x; digital, 30x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4000 mAh',
      weight: '167 g',
      dimensions: '147 × 70.6 × 7.6 mm',
      water: 'IP68, 1.5 m for 30 minutes',
      charging: 'USB-C, 25 W; wireless, 15 W',
      system: 'Android 14, One UI 6.1',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy S24 - Specifications',
    colors: ['cobalt violet', 'amber yellow'],
    capacities: [
      { capacity: '128GB', price: 599 },
      { capacity: '256GB', price: 649 },
    ],
    reduced: [
      { color: 'amber yellow', capacity: '128GB', fullPrice: 799 },
      { color: 'amber yellow', capacity: '256GB', fullPrice: 859 },
    ],
    description: [
      {
        title: 'A screen from 1 to 120 Hz',
        text: [
          'The S23 could only slow down to 48 Hz. Here the screen drops to a single hertz when nothing moves, which pays for the always-on clock. Its peak of 2,600 nits is half as bright again as before.',
        ],
      },
      {
        title: 'A flagship that fits the hand',
        text: [
          'At 167 grams and 6.2 inches the S24 is among the smallest Android phones with a top chip and a real telephoto lens. The sides of the aluminum frame are flat now, and all four borders of the screen are equally thin.',
        ],
      },
      {
        title: 'Tools that run on the phone',
        text: [
          'Calls can be translated while you speak, recordings turned into text and summarized. Circling anything on the screen starts a search for it. Some of these functions need a network and a Samsung account.',
          'Updates are promised for seven years, until early 2031.',
        ],
      },
    ],
  },
  {
    id: 'samsung-galaxy-z-flip6',
    kind: 'phone',
    name: 'Samsung Galaxy Z Flip6',
    brand: 'Samsung',
    year: 2024,
    screen: '6.7" foldable AMOLED',
    resolution: '2640x1080',
    processor: 'Snapdragon 8 Gen 3 for Galaxy',
    ram: '12GB',
    camera: '50 MP + 12 MP',
    zoom: 'Optical quality, 2x; digital, 10x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4000 mAh',
      weight: '187 g',
      dimensions: '165.1 × 71.9 × 6.9 mm, folded 85.1 × 71.9 × 14.9 mm',
      water: 'IP48, 1.5 m for 30 minutes',
      charging: 'USB-C, 25 W; wireless, 15 W',
      system: 'Android 14, One UI 6.1.1',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy Z Flip6 - Specifications',
    colors: ['mint', 'silver shadow'],
    capacities: [
      { capacity: '256GB', price: 849 },
      { capacity: '512GB', price: 999 },
    ],
    reduced: [{ color: 'mint', capacity: '512GB', fullPrice: 1219 }],
    description: [
      {
        title: 'Half the height when closed',
        text: [
          'Folded, the Flip6 is about 85 millimeters tall and vanishes in a shirt pocket; open, it is a normal 6.7-inch phone of 187 grams. The fold can be felt under the finger and is seen at an angle, less so than on earlier Flips.',
        ],
      },
      {
        title: 'Much of it works closed',
        text: [
          'The 3.4-inch cover screen shows messages, tickets and the timer, and frames selfies with the main cameras. Set half open on a table, the phone is its own tripod.',
        ],
      },
      {
        title: 'Where it improved on the Flip5',
        text: [
          'The main camera has 50 megapixels instead of 12, the battery 4,000 mAh instead of 3,700, and memory rose from 8 to 12 GB. For the first time a Flip has a vapor chamber, so it holds its speed longer.',
          'It withstands water and, new in this series, larger particles of dirt (IP48). Fine dust remains the enemy of a hinge.',
        ],
      },
    ],
  },
  {
    id: 'samsung-galaxy-a54-5g',
    kind: 'phone',
    name: 'Samsung Galaxy A54 5G',
    brand: 'Samsung',
    year: 2023,
    screen: '6.4" AMOLED',
    resolution: '2340x1080',
    processor: 'Samsung Exynos 1380',
    ram: '6GB',
    camera: '50 MP + 12 MP + 5 MP',
    zoom: 'Digital, 10x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '5000 mAh',
      weight: '202 g',
      dimensions: '158.2 × 76.7 × 8.2 mm',
      water: 'IP67, 1 m for 30 minutes',
      charging: 'USB-C, 25 W',
      system: 'Android 13, One UI 5.1',
      ports: 'USB-C (USB 2)',
      box: 'Phone, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy A54 5G - Specifications',
    colors: ['graphite', 'violet'],
    capacities: [{ capacity: '128GB', price: 329 }],
    reduced: [{ color: 'violet', capacity: '128GB', fullPrice: 449 }],
    description: [
      {
        title: 'Room to grow',
        text: [
          'A microSD card of up to 1 TB extends the 128 GB, something that most phones gave up. The 5,000 mAh battery lasts one long day or two quiet ones and takes up to 25 watts.',
          'The 6.4-inch screen refreshes at up to 120 Hz and steps down to 60 Hz by itself to save power.',
        ],
      },
      {
        title: 'Middle class in glass',
        text: [
          'The back is glass like that of the S series, where the A53 had plastic, and the three cameras stand free without a raised plate. The phone is protected against dust and against water down to one meter (IP67).',
        ],
      },
      {
        title: 'Fewer megapixels, better pictures',
        text: [
          'The main camera went from 64 to 50 megapixels, but its pixels are larger and its stabilizer corrects more. The depth sensor, which added little, was dropped. An ultra wide and a small macro camera stand beside it.',
        ],
      },
    ],
  },
  {
    id: 'samsung-galaxy-s21-5g',
    kind: 'phone',
    name: 'Samsung Galaxy S21 5G',
    brand: 'Samsung',
    year: 2021,
    screen: '6.2" AMOLED',
    resolution: '2400x1080',
    processor: 'Snapdragon 888',
    ram: '8GB',
    camera: '12 MP + 64 MP + 12 MP',
    zoom: 'Hybrid, 3x; digital, 30x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4000 mAh',
      weight: '169 g',
      dimensions: '151.7 × 71.2 × 7.9 mm',
      water: 'IP68, 1.5 m for 30 minutes',
      charging: 'USB-C, 25 W; wireless, 15 W',
      system: 'Android 11, One UI 3.1',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable, SIM tool',
    },
    source: 'Samsung, Galaxy S21 5G - Specifications',
    colors: ['phantom violet', 'phantom gray'],
    capacities: [
      { capacity: '128GB', price: 379 },
      { capacity: '256GB', price: 419 },
    ],
    missing: [{ color: 'phantom violet', capacity: '256GB' }],
    reduced: [{ color: 'phantom violet', capacity: '128GB', fullPrice: 799 }],
    description: [
      {
        title: 'A cheaper flagship than the S20',
        text: [
          'The S21 came to market for 200 dollars less than its predecessor. Samsung saved on memory (8 instead of 12 GB), on the resolution of the screen, now flat and 1080 pixels wide, and on the slot for memory cards, which is gone.',
        ],
      },
      {
        title: 'The camera flows into the frame',
        text: [
          'The metal around the lenses bends over the edge and becomes the frame, in violet with a contrast in rose gold. The back itself is matte plastic, which keeps the phone at about 170 grams and does not shatter.',
        ],
      },
      {
        title: 'Three cameras and 8K',
        text: [
          'The second camera has 64 megapixels, from which it takes both a 3x zoom and video in 8K at 24 frames per second. The main and ultra wide cameras have 12 megapixels each.',
          'The 4,000 mAh battery charges at up to 25 watts over a cable; no charger is included.',
        ],
      },
    ],
  },
]

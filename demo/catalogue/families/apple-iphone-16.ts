import type { Family } from '#demo/catalogue/family.ts'

export const appleIphone16: readonly Family[] = [
  {
    id: 'apple-iphone-16-pro',
    kind: 'phone',
    name: 'Apple iPhone 16 Pro',
    brand: 'Apple',
    year: 2024,
    screen: '6.3" OLED',
    resolution: '2622x1206',
    processor: 'Apple A18 Pro',
    ram: '8GB',
    camera: '48 MP + 48 MP + 12 MP',
    zoom: 'Optical, 5x; digital, 25x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '3582 mAh',
      weight: '199 g',
      dimensions: '149.6 × 71.5 × 8.25 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 30 minutes with 20 W; MagSafe, 25 W',
      system: 'iOS 18',
      ports: 'USB-C (USB 3, 10 Gb/s)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone 16 Pro - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['desert titanium', 'natural titanium', 'black titanium'],
    capacities: [
      { capacity: '128GB', price: 899 },
      { capacity: '256GB', price: 979 },
      { capacity: '512GB', price: 1149 },
    ],
    reduced: [{ color: 'black titanium', capacity: '256GB', fullPrice: 1099 }],
    description: [
      {
        title: 'Size and battery',
        text: [
          'Thinner borders let the screen grow from 6.1 to 6.3 inches in a titanium case that is about three millimeters taller. It weighs 199 grams, and Apple states up to 27 hours of video playback.',
        ],
      },
      {
        title: 'A button for the camera',
        text: [
          'On the right side sits Camera Control, a small surface that can be clicked and slid over. A click opens the camera and takes the picture; sliding changes zoom, exposure or depth without covering the screen. The Action button above the volume keys can be given a task of your own.',
        ],
      },
      {
        title: 'The smaller Pro gets the long lens',
        text: [
          'On the iPhone 15 Pro the telephoto camera stopped at 3x, and whoever wanted 5x had to buy the larger phone. Here both sizes have the same 12-megapixel telephoto with 5x optical zoom.',
          'The ultra wide camera went from 12 to 48 megapixels, and the main camera reads its 48 megapixels faster, which shows as less delay between pressing and taking.',
        ],
      },
      {
        title: 'Video and sound',
        text: [
          'It records 4K at up to 120 frames per second in Dolby Vision; the pace can be slowed down afterwards in Photos. Four microphones take in spatial sound, and a voice can be lifted out of the background when editing.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-16-pro-max',
    kind: 'phone',
    name: 'Apple iPhone 16 Pro Max',
    brand: 'Apple',
    year: 2024,
    screen: '6.9" OLED',
    resolution: '2868x1320',
    processor: 'Apple A18 Pro',
    ram: '8GB',
    camera: '48 MP + 48 MP + 12 MP',
    zoom: 'Optical, 5x; digital, 25x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4685 mAh',
      weight: '227 g',
      dimensions: '163 × 77.6 × 8.25 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 35 minutes with 20 W; MagSafe, 25 W',
      system: 'iOS 18',
      ports: 'USB-C (USB 3, 10 Gb/s)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone 16 Pro Max - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['desert titanium', 'black titanium'],
    capacities: [
      { capacity: '256GB', price: 1069 },
      { capacity: '512GB', price: 1229 },
      { capacity: '1TB', price: 1399 },
    ],
    reduced: [{ color: 'desert titanium', capacity: '1TB', fullPrice: 1599 }],
    description: [
      {
        title: 'A large screen with hardly a border',
        text: [
          'The screen measures 6.9 inches, up from 6.7 on the 15 Pro Max, with the narrowest border of any iPhone at its launch. It adapts its refresh rate between 1 and 120 Hz and dims to a single nit, which is kind to the eyes in a dark room.',
        ],
      },
      {
        title: 'The longest day of its generation',
        text: [
          'The larger body is mostly battery: up to 33 hours of video playback, four more than the model before and six more than the 16 Pro. The price is weight, 227 grams, so this is a phone for two hands or for deep pockets.',
        ],
      },
      {
        title: 'The same cameras as the smaller Pro',
        text: [
          'Apart from size and battery nothing separates the two Pro phones of 2024. The 48-megapixel main and ultra wide cameras, the 5x telephoto and video in 4K at 120 frames per second are the same, and so is the A18 Pro with its six graphics cores.',
          'Storage begins at 256 GB here; the 128 GB version exists only in the smaller size.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-16',
    kind: 'phone',
    name: 'Apple iPhone 16',
    brand: 'Apple',
    year: 2024,
    screen: '6.1" OLED',
    resolution: '2556x1179',
    processor: 'Apple A18',
    ram: '8GB',
    camera: '48 MP + 12 MP',
    zoom: 'Optical quality, 2x; digital, 10x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '3561 mAh',
      weight: '170 g',
      dimensions: '147.6 × 71.6 × 7.8 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 30 minutes with 20 W; MagSafe, 25 W',
      system: 'iOS 18',
      ports: 'USB-C (USB 2)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone 16 - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['ultramarine', 'teal'],
    capacities: [
      { capacity: '128GB', price: 699 },
      { capacity: '256GB', price: 789 },
    ],
    reduced: [
      { color: 'teal', capacity: '256GB', fullPrice: 899 },
      { color: 'teal', capacity: '128GB', fullPrice: 799 },
    ],
    description: [
      {
        title: 'Buttons new and old',
        text: [
          'Camera Control and the Action button came over from the more expensive phones. The screen kept its 60 Hz and its 6.1 inches; it reaches 2,000 nits in the sun. At 170 grams this is a comfortable phone to hold, and it lasts up to 22 hours of video.',
        ],
      },
      {
        title: 'Two generations of chips at once',
        text: [
          'The iPhone 15 had the A16; this one goes straight to the A18 and from 6 to 8 GB of memory, which is what Apple Intelligence asks for. The difference is easiest to see in games and in how long apps stay open in the background.',
        ],
      },
      {
        title: 'Lenses in a line',
        text: [
          'The two cameras stand one above the other, so that a phone held sideways can record spatial photos and videos for a headset. The ultra wide one now focuses up close and takes macro pictures, until then a privilege of the Pro models.',
          'The 48-megapixel main camera also serves as a 2x telephoto by using the middle of its sensor.',
        ],
      },
    ],
  },
]

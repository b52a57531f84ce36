import type { Family } from '#demo/catalogue/family.ts'

export const appleIphone17: readonly Family[] = [
  {
    id: 'apple-iphone-17-pro-max',
    kind: 'phone',
    name: 'Apple iPhone 17 Pro Max',
    brand: 'Apple',
    year: 2025,
    screen: '6.9" OLED',
    resolution: '2868x1320',
    processor: 'Apple A19 Pro',
    ram: '12GB',
    camera: '48 MP + 48 MP + 48 MP',
    zoom: 'Optical, 4x; digital, 40x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '5088 mAh',
      weight: '233 g',
      dimensions: '163.4 × 78 × 8.75 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 20 minutes with 40 W; MagSafe and Qi2, 25 W',
      system: 'iOS 26',
      ports: 'USB-C (USB 3, 10 Gb/s)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone 17 Pro Max - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['cosmic orange', 'deep blue'],
    capacities: [
      { capacity: '256GB', price: 1199 },
      { capacity: '512GB', price: 1349 },
      { capacity: '1TB', price: 1529 },
    ],
    description: [
      {
        title: 'Screen and charging',
        text: [
          'The 6.9-inch screen runs at up to 120 Hz, stays on when locked if you like, and reaches 3,000 nits outdoors. A harder front glass with a coating against reflections covers it.',
          'With a 40 W charger the battery is half full in about 20 minutes. The charger is not in the box.',
        ],
      },
      {
        title: 'Aluminum again, and cooler for it',
        text: [
          'After two generations in titanium the largest iPhone is made from a single piece of aluminum. Aluminum carries heat away better, and a vapor chamber spreads what the A19 Pro produces, so long games and video exports slow down later than they did on the 16 Pro Max.',
          'It is also the heaviest iPhone of its year and a little thicker than its predecessor, because the case makes room for a bigger battery. If you mostly hold a phone in one hand, try the size before you decide.',
        ],
      },
      {
        title: 'Three sensors of 48 megapixels',
        text: [
          'The telephoto camera caught up with the other two. It reaches 4x with a sensor much larger than before; cropping the middle of that sensor gives a 12-megapixel picture at 8x. The 5x step of the previous model is gone, and the wider starting point suits portraits.',
          'The front camera has a square sensor of 18 megapixels, which takes upright and landscape selfies without turning the phone.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-17',
    kind: 'phone',
    name: 'Apple iPhone 17',
    brand: 'Apple',
    year: 2025,
    screen: '6.3" OLED',
    resolution: '2622x1206',
    processor: 'Apple A19',
    ram: '8GB',
    camera: '48 MP + 48 MP',
    zoom: 'Optical quality, 2x; digital, 10x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '3692 mAh',
      weight: '177 g',
      dimensions: '149.6 × 71.5 × 7.95 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 20 minutes with 40 W; MagSafe and Qi2, 25 W',
      system: 'iOS 26',
      ports: 'USB-C (USB 2)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone 17 - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['lavender', 'mist blue'],
    capacities: [
      { capacity: '256GB', price: 799 },
      { capacity: '512GB', price: 969 },
    ],
    description: [
      {
        title: 'The smooth screen reaches the standard model',
        text: [
          'For years the plain iPhone kept a 60 Hz screen. This one refreshes at up to 120 Hz, slows down to 1 Hz for a dim clock that is always on, and grew from 6.1 to 6.3 inches while the phone itself became only slightly taller.',
        ],
      },
      {
        title: 'Twice the storage for the same price',
        text: [
          'The smallest version holds 256 GB, where the iPhone 16 began with 128. The A19 is a step up in speed from the A18, and Apple puts video playback at up to 30 hours on a charge, eight more than before.',
        ],
      },
      {
        title: 'A wide camera with more to give',
        text: [
          'Both cameras on the back now have 48 megapixels. The main one is that of the iPhone 16; the ultra wide one is new, and shows its advantage in close-ups and in landscapes that you want to crop.',
          'The selfie camera is new as well: 18 megapixels on a square sensor that widens the view by itself when more people step into the picture.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-air',
    kind: 'phone',
    name: 'Apple iPhone Air',
    brand: 'Apple',
    year: 2025,
    screen: '6.5" OLED',
    resolution: '2736x1260',
    processor: 'Apple A19 Pro',
    ram: '12GB',
    camera: '48 MP',
    zoom: 'Optical quality, 2x; digital, 10x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '3149 mAh',
      weight: '165 g',
      dimensions: '156.2 × 74.7 × 5.64 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'USB-C, half in 30 minutes with 20 W; MagSafe and Qi2, 20 W',
      system: 'iOS 26',
      ports: 'USB-C (USB 2)',
      box: 'iPhone, USB-C cable (1 m)',
    },
    source: 'Apple, iPhone Air - Tech Specs; battery: Apple, EU product information sheet',
    colors: ['sky blue', 'space black'],
    capacities: [
      { capacity: '256GB', price: 949 },
      { capacity: '512GB', price: 1099 },
    ],
    description: [
      {
        title: '5.6 millimeters',
        text: [
          'The Air is the thinnest iPhone so far, and at 165 grams it weighs less than the iPhone 17 although its screen is larger. A frame of polished titanium keeps it stiff, and hardened glass protects the back as well as the front.',
        ],
      },
      {
        title: 'Fast inside, with some things left out',
        text: [
          'The A19 Pro here has one graphics core fewer than in the Pro phones and 12 GB of memory. Wi-Fi, Bluetooth and the 5G modem are chips of Apple’s own design.',
          'Thinness has its price: there is no slot for a SIM card in any country, only eSIM, and sound comes from one speaker at the top. Video plays for up to 27 hours.',
        ],
      },
      {
        title: 'One camera on the back',
        text: [
          'There is a single 48-megapixel camera, which covers the usual wide view and a 2x crop. It has neither an ultra wide nor a telephoto lens, so macro shots and distant subjects are not what this phone is for.',
        ],
      },
    ],
  },
]

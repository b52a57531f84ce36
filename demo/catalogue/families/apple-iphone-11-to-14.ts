import type { Family } from '#demo/catalogue/family.ts'

export const appleIphone11To14: readonly Family[] = [
  {
    id: 'apple-iphone-14',
    kind: 'phone',
    name: 'Apple iPhone 14',
    brand: 'Apple',
    year: 2022,
    screen: '6.1" OLED',
    resolution: '2532x1170',
    processor: 'Apple A15 Bionic',
    ram: '6GB',
    camera: '12 MP + 12 MP',
    zoom: 'Digital, 5x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '3279 mAh',
      weight: '172 g',
      dimensions: '146.7 × 71.5 × 7.8 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'Lightning, half in 30 minutes with 20 W; MagSafe, 15 W; Qi, 7.5 W',
      system: 'iOS 16',
      ports: 'Lightning',
      box: 'iPhone, USB-C to Lightning cable (1 m)',
    },
    source: 'Apple, iPhone 14 - Tech Specs; battery: iFixit',
    colors: ['midnight', 'purple'],
    capacities: [
      { capacity: '128GB', price: 549 },
      { capacity: '256GB', price: 629 },
    ],
    reduced: [{ color: 'purple', capacity: '128GB', fullPrice: 799 }],
    description: [
      {
        title: 'A careful step from the iPhone 13',
        text: [
          'From the front the two are hard to tell apart: the same 6.1-inch OLED screen with a notch, the same flat sides. Inside is the A15 with five graphics cores instead of four, and 6 GB of memory instead of 4.',
        ],
      },
      {
        title: 'Help when there is no signal',
        text: [
          'It notices a serious car crash and calls for help, and in supported countries it can send an emergency message over a satellite where no network reaches. It was the first generation of iPhones with either of the two.',
        ],
      },
      {
        title: 'Better pictures after sunset',
        text: [
          'The main camera has a larger sensor and a brighter f/1.5 lens. The front camera focuses by itself for the first time, which makes a group selfie sharp from the first face to the last.',
          'Action mode steadies video so strongly that running beside a bicycle looks like a tracking shot, at the cost of some resolution.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-13-mini',
    kind: 'phone',
    name: 'Apple iPhone 13 mini',
    brand: 'Apple',
    year: 2021,
    screen: '5.4" OLED',
    resolution: '2340x1080',
    processor: 'Apple A15 Bionic',
    ram: '4GB',
    camera: '12 MP + 12 MP',
    zoom: 'Digital, 5x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      weight: '141 g',
      dimensions: '131.5 × 64.2 × 7.65 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'Lightning, half in 30 minutes with 20 W; MagSafe, 12 W; Qi, 7.5 W',
      system: 'iOS 15',
      ports: 'Lightning',
      box: 'iPhone, USB-C to Lightning cable (1 m)',
    },
    source: 'Apple, iPhone 13 mini - Tech Specs',
    colors: ['pink', 'starlight'],
    capacities: [
      { capacity: '128GB', price: 449 },
      { capacity: '256GB', price: 519 },
    ],
    reduced: [{ color: 'pink', capacity: '256GB', fullPrice: 799 }],
    description: [
      {
        title: 'The last small one',
        text: [
          'With 5.4 inches and 141 grams this is a phone whose far corner a thumb can reach. Apple made no other mini after it, so it remains the choice for small hands and small pockets.',
        ],
      },
      {
        title: 'What the 12 mini lacked',
        text: [
          'The battery was the weak point of the first mini. This one lasts about an hour and a half longer by Apple’s count, up to 17 hours of video, and the smallest version holds 128 GB instead of 64.',
        ],
      },
      {
        title: 'Cameras set at an angle',
        text: [
          'The two lenses stand diagonally to make room for a bigger main sensor that moves to cancel the shake of your hand, a technique the year before reserved for the largest Pro. Cinematic mode blurs the background in video and lets you choose who is in focus later.',
          'Photographic Styles set warmth and contrast for every picture you take, without touching skin tones.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-12',
    kind: 'phone',
    name: 'Apple iPhone 12',
    brand: 'Apple',
    year: 2020,
    screen: '6.1" OLED',
    resolution: '2532x1170',
    processor: 'Apple A14 Bionic',
    ram: '4GB',
    camera: '12 MP + 12 MP',
    zoom: 'Digital, 5x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '2815 mAh',
      weight: '164 g',
      dimensions: '146.7 × 71.5 × 7.4 mm',
      water: 'IP68, 6 m for 30 minutes',
      charging: 'Lightning, half in 30 minutes with 20 W; MagSafe, 15 W; Qi, 7.5 W',
      system: 'iOS 14',
      ports: 'Lightning',
      box: 'iPhone, USB-C to Lightning cable (1 m)',
    },
    source: 'Apple, iPhone 12 - Tech Specs; battery: iFixit',
    colors: ['blue', 'green'],
    capacities: [
      { capacity: '64GB', price: 429 },
      { capacity: '128GB', price: 479 },
    ],
    reduced: [{ color: 'green', capacity: '128GB', fullPrice: 849 }],
    description: [
      {
        title: 'Flat sides and an OLED screen',
        text: [
          'Compared with the iPhone 11 the screen changes from LCD to OLED at the same 6.1 inches: real black, far higher contrast and twice as many pixels. The case with its flat aluminum sides is thinner, smaller and 30 grams lighter.',
        ],
      },
      {
        title: 'First with 5G and MagSafe',
        text: [
          'This is the generation that brought 5G to the iPhone, and the ring of magnets in the back that holds chargers, wallets and cases in place. On a MagSafe charger it takes up to 15 watts, twice what an ordinary wireless charger gives it.',
        ],
      },
      {
        title: 'Night mode on every lens',
        text: [
          'The main camera has an f/1.6 lens, and Night mode works on the ultra wide and the front camera too. Video is recorded in Dolby Vision at up to 30 frames per second, a first for a phone.',
          'With 64 GB space runs short if you film a lot; the 128 GB version costs little more.',
        ],
      },
    ],
  },
  {
    id: 'apple-iphone-11',
    kind: 'phone',
    name: 'Apple iPhone 11',
    brand: 'Apple',
    year: 2019,
    screen: '6.1" IPS LCD',
    resolution: '1792x828',
    processor: 'Apple A13 Bionic',
    ram: '4GB',
    camera: '12 MP + 12 MP',
    zoom: 'Digital, 5x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE'],
    facts: {
      battery: '3110 mAh',
      weight: '194 g',
      dimensions: '150.9 × 75.7 × 8.3 mm',
      water: 'IP68, 2 m for 30 minutes',
      charging: 'Lightning, half in 30 minutes with 18 W; Qi, 7.5 W',
      system: 'iOS 13',
      ports: 'Lightning',
    },
    source: 'Apple, iPhone 11 - Tech Specs; battery: iFixit',
    colors: ['purple', 'yellow'],
    capacities: [
      { capacity: '64GB', price: 349 },
      { capacity: '128GB', price: 399 },
    ],
    reduced: [{ color: 'purple', capacity: '64GB', fullPrice: 699 }],
    description: [
      {
        title: 'An LCD of the better sort',
        text: [
          'The 6.1-inch LCD has 326 pixels per inch and 625 nits. It cannot match the black of an OLED screen, but its colors are accurate and it has no trouble with wear or flicker at low brightness.',
        ],
      },
      {
        title: 'Sturdy and easy to live with',
        text: [
          'The glass back is machined from one piece together with the raised camera area, and the phone survives 30 minutes at two meters under water. A charge lasts for up to 17 hours of video. It works on LTE networks; 5G came one year later.',
        ],
      },
      {
        title: 'A second eye',
        text: [
          'Its predecessor, the XR, had one camera. The iPhone 11 adds an ultra wide lens with a 120-degree view; the viewfinder shows what lies outside the frame, so that you see when stepping back would help.',
          'Night mode was new as well. It switches on by itself in the dark and holds the exposure for up to a few seconds.',
        ],
      },
    ],
  },
]

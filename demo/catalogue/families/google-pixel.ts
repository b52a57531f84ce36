import type { Family } from '#demo/catalogue/family.ts'

export const googlePixel: readonly Family[] = [
  {
    id: 'google-pixel-10',
    kind: 'phone',
    name: 'Google Pixel 10',
    brand: 'Google',
    year: 2025,
    screen: '6.3" OLED',
    resolution: '2424x1080',
    processor: 'Google Tensor G5',
    ram: '12GB',
    camera: '48 MP + 13 MP + 10.8 MP',
    zoom: 'Optical, 5x; digital, 20x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4970 mAh',
      weight: '204 g',
      dimensions: '152.8 × 72 × 8.6 mm',
      water: 'IP68',
      charging: 'USB-C, more than half in 30 minutes with 30 W; Qi2, 15 W',
      system: 'Android 16',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable (1 m)',
    },
    source: 'Google, Pixel 10 Tech Specs',
    colors: ['indigo', 'lemongrass'],
    capacities: [
      { capacity: '128GB', price: 749 },
      { capacity: '256GB', price: 849 },
    ],
    description: [
      {
        title: 'Tensor moves to a new factory',
        text: [
          'The Tensor G5 is the first made by TSMC, in 3 nanometers. Speech recognition, call screening and picture editing run on the phone without sending anything away. Seven years of updates are promised.',
        ],
      },
      {
        title: 'Magnets in the back',
        text: [
          'The Pixel 10 is built for Qi2, with a ring of magnets that Google calls Pixelsnap. Chargers, stands and wallets made for the round magnets of other phones hold on to it as well, and it charges at up to 15 watts.',
        ],
      },
      {
        title: 'A telephoto lens without the Pro',
        text: [
          'The last standard Pixel with a telephoto camera was the Pixel 4 of 2019. The one here has 10.8 megapixels and a 5x lens; with Super Res Zoom it goes to 20x.',
          'In return the other two cameras are simpler than those of the Pixel 9: 48 megapixels on a smaller sensor for the main one, 13 for the ultra wide one. Who rarely zooms loses a little.',
        ],
      },
    ],
  },
  {
    id: 'google-pixel-9-pro',
    kind: 'phone',
    name: 'Google Pixel 9 Pro',
    brand: 'Google',
    year: 2024,
    screen: '6.3" OLED',
    resolution: '2856x1280',
    processor: 'Google Tensor G4',
    ram: '16GB',
    camera: '50 MP + 48 MP + 48 MP',
    zoom: 'Optical, 5x; digital, 30x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4700 mAh',
      weight: '199 g',
      dimensions: '152.8 × 72 × 8.5 mm',
      water: 'IP68',
      charging: 'USB-C; Qi',
      system: 'Android 14',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable (1 m)',
    },
    source: 'Google, Pixel 9 Pro Tech Specs',
    colors: ['rose quartz', 'hazel'],
    capacities: [
      { capacity: '128GB', price: 749 },
      { capacity: '256GB', price: 849 },
    ],
    reduced: [{ color: 'hazel', capacity: '128GB', fullPrice: 999 }],
    description: [
      {
        title: 'A Pro in the smaller size',
        text: [
          'The Pixel 8 Pro came in 6.7 inches only. The 9 Pro puts the same set of cameras into a phone with a 6.3-inch screen and 199 grams; those who prefer it large find it again as the Pro XL.',
        ],
      },
      {
        title: 'A new body',
        text: [
          'The camera bar no longer runs into the frame; it is an island of its own, between polished flat sides and a silky matte back. The fingerprint reader under the screen works with ultrasound, faster than the optical one before it.',
        ],
      },
      {
        title: 'Cameras without a weak one',
        text: [
          'Main camera, ultra wide and 5x telephoto all have between 48 and 50 megapixels, and all the settings can be made by hand. The front camera has 42 megapixels and focuses by itself.',
          'Video Boost sends a clip to Google’s servers, where noise and shake are removed. That can take hours, but night scenes gain a lot.',
        ],
      },
    ],
  },
  {
    id: 'google-pixel-8a',
    kind: 'phone',
    name: 'Google Pixel 8a',
    brand: 'Google',
    year: 2024,
    screen: '6.1" OLED',
    resolution: '2400x1080',
    processor: 'Google Tensor G3',
    ram: '8GB',
    camera: '64 MP + 13 MP',
    zoom: 'Digital, 8x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4492 mAh',
      weight: '188 g',
      dimensions: '152.1 × 72.7 × 8.9 mm',
      water: 'IP67',
      charging: 'USB-C, 18 W; Qi, 7.5 W',
      system: 'Android 14',
      ports: 'USB-C (USB 3.2)',
      box: 'Phone, USB-C cable (1 m)',
    },
    source: 'Google, Pixel 8a Tech Specs',
    colors: ['bay', 'obsidian'],
    capacities: [
      { capacity: '128GB', price: 379 },
      { capacity: '256GB', price: 459 },
    ],
    missing: [{ color: 'bay', capacity: '256GB' }],
    reduced: [{ color: 'bay', capacity: '128GB', fullPrice: 499 }],
    description: [
      {
        title: 'A livelier screen than the 7a',
        text: [
          'The 6.1-inch screen runs at 120 instead of 90 Hz and shines up to 2,000 nits, 40 percent brighter than its predecessor. The borders are wider than on costlier phones; that is where one sees the price.',
        ],
      },
      {
        title: 'Long service',
        text: [
          'Google promises seven years of updates, unusual in this class. The back is matte plastic, the frame aluminum, the protection IP67.',
          'The 4,492 mAh battery charges slowly, at 18 watts over a cable and 7.5 without. The 256 GB version is sold in obsidian only.',
        ],
      },
      {
        title: 'The chip of the expensive Pixels',
        text: [
          'Inside works the Tensor G3 of the Pixel 8 and 8 Pro, so the 8a learned almost all of their tricks: choosing the best face from a series, removing noise from a video, filtering unwanted calls.',
        ],
      },
    ],
  },
]

import type { Family } from '#demo/catalogue/family.ts'

export const otherPhones: readonly Family[] = [
  {
    id: 'oneplus-13',
    kind: 'phone',
    name: 'OnePlus 13',
    brand: 'OnePlus',
    year: 2025,
    screen: '6.82" AMOLED',
    resolution: '3168x1440',
    processor: 'Snapdragon 8 Elite',
    ram: '12GB',
    camera: '50 MP + 50 MP + 50 MP',
    zoom: 'Optical, 3x; digital, 120x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '6000 mAh',
      weight: '210 g, in black eclipse 213 g',
      dimensions: '162.9 × 76.5 × 8.9 mm, in black eclipse 8.5 mm',
      water: 'IP68 and IP69',
      charging: 'USB-C, 80 W; wireless, 50 W',
      system: 'Android 15, OxygenOS 15',
      ports: 'USB-C (USB 3.2)',
    },
    source: 'OnePlus, OnePlus 13 Specs',
    colors: ['midnight ocean', 'black eclipse'],
    capacities: [
      { capacity: '256GB', price: 829 },
      { capacity: '512GB', price: 899, ram: '16GB' },
    ],
    missing: [{ color: 'midnight ocean', capacity: '256GB' }],
    description: [
      {
        title: '6,000 mAh in an ordinary case',
        text: [
          'A new kind of cell with silicon in its anode stores 600 mAh more than that of the OnePlus 12, in a phone that is thinner. Two days between charges are realistic. Over a cable it takes 80 watts in North America and 100 elsewhere, over a suitable stand up to 50.',
        ],
      },
      {
        title: 'Blue that feels like suede',
        text: [
          'In midnight ocean the back is a soft microfiber that shows no fingerprints; in black eclipse it is glass. Both are protected to IP69, which includes jets of hot water, and both keep the three-step slider for silent, vibrate and ring.',
          'We sell midnight ocean with 16 GB of memory and 512 GB of storage only.',
        ],
      },
      {
        title: 'Three equal cameras',
        text: [
          'All three have 50 megapixels, with a 3x telephoto among them; colors and tone curves were tuned with Hasselblad. On the 12 the resolutions still differed, and so did the look of the pictures when changing from one lens to the next.',
        ],
      },
    ],
  },
  {
    id: 'nothing-phone-2',
    kind: 'phone',
    name: 'Nothing Phone (2)',
    brand: 'Nothing',
    year: 2023,
    screen: '6.7" OLED',
    resolution: '2412x1080',
    processor: 'Snapdragon 8+ Gen 1',
    ram: '12GB',
    camera: '50 MP + 50 MP',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4700 mAh',
      weight: '201.2 g',
      dimensions: '162.1 × 76.4 × 8.6 mm',
      water: 'IP54',
      charging: 'USB-C, 45 W; Qi, 15 W',
      system: 'Android 13, Nothing OS 2',
      ports: 'USB-C (USB 2)',
      box: 'Phone, USB-C cable, SIM tool',
    },
    source: 'Nothing, Phone (2) Tech Specs',
    colors: ['white', 'dark gray'],
    capacities: [
      { capacity: '128GB', price: 399, ram: '8GB' },
      { capacity: '256GB', price: 459 },
      { capacity: '512GB', price: 559 },
    ],
    missing: [{ color: 'white', capacity: '128GB' }],
    reduced: [{ color: 'white', capacity: '256GB', fullPrice: 699 }],
    description: [
      {
        title: 'From the middle class to the upper',
        text: [
          'The Snapdragon 8+ Gen 1 is about 80 percent faster by the maker’s count than the 778G+ of Phone (1), and it runs cool. The 6.7-inch screen now adapts between 1 and 120 Hz and reaches 1,600 nits.',
        ],
      },
      {
        title: 'Light on the back',
        text: [
          'Under the clear glass lie strips of light in 33 segments that can be switched one by one; the first Phone had 12. They tell callers apart, count down a timer or show how far away a ride is, while the screen lies face down.',
        ],
      },
      {
        title: 'Quiet software',
        text: [
          'Nothing OS 2.0 draws its home screen in black and white, with widgets in dots, and leaves out the apps nobody asked for. Folders and icons can be resized.',
          'Two 50-megapixel cameras, the main one stabilized, take natural pictures. The 4,700 mAh battery charges with 45 watts. Splashes are fine (IP54), a bath is not.',
        ],
      },
    ],
  },
  {
    id: 'motorola-razr-2024',
    kind: 'phone',
    name: 'Motorola razr 2024',
    brand: 'Motorola',
    year: 2024,
    screen: '6.9" foldable OLED',
    resolution: '2640x1080',
    processor: 'MediaTek Dimensity 7300X',
    ram: '8GB',
    camera: '50 MP + 13 MP',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4200 mAh',
      weight: '188 g',
      dimensions: '171.4 × 74 × 7.3 mm, folded 88.1 × 74 × 15.9 mm',
      water: 'IPX8',
      charging: 'USB-C, 30 W; wireless, 15 W',
      system: 'Android 14',
      ports: 'USB-C (USB 2)',
    },
    source: 'Motorola, razr 2024 Specifications',
    colors: ['spritz orange', 'koala gray'],
    capacities: [{ capacity: '256GB', price: 549 }],
    reduced: [{ color: 'koala gray', capacity: '256GB', fullPrice: 699 }],
    description: [
      {
        title: 'Folding at half the usual price',
        text: [
          'The Dimensity 7300X is a chip of the middle class. It handles everyday things easily and saves power; demanding games are not its field. Storage doubled from 128 to 256 GB while the price stayed the same.',
        ],
      },
      {
        title: 'A cover screen to work with',
        text: [
          'The razr of 2023 had a 1.5-inch strip outside, enough for the time. This one has 3.6 inches that run whole apps: answer a message, follow a route, pay, without opening the phone.',
        ],
      },
      {
        title: 'Soft back, tight hinge',
        text: [
          'The back is covered with imitation leather that sits well in the hand. The hinge closes without a gap and stops at any angle, and the phone now survives a dip in water (IPX8), though it has no protection against dust.',
          'The main screen measures 6.9 inches at up to 120 Hz. The 4,200 mAh battery takes 30 watts over a cable and 15 without.',
        ],
      },
    ],
  },
  {
    id: 'sony-xperia-1-v',
    kind: 'phone',
    name: 'Sony Xperia 1 V',
    brand: 'Sony',
    year: 2023,
    screen: '6.5" OLED',
    resolution: '3840x1644',
    processor: 'Snapdragon 8 Gen 2',
    ram: '12GB',
    camera: '48 MP + 12 MP + 12 MP',
    zoom: 'Optical, 3.5x to 5.2x',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '5000 mAh',
      weight: '187 g',
      dimensions: '165 × 71 × 8.3 mm',
      water: 'IP65 and IP68',
      charging: 'USB-C, 30 W; Qi',
      system: 'Android 13',
      ports: 'USB-C (USB 3.2), 3.5 mm audio',
    },
    source: 'Sony, Xperia 1 V Specifications',
    colors: ['khaki green'],
    capacities: [{ capacity: '256GB', price: 1099 }],
    reduced: [{ color: 'khaki green', capacity: '256GB', fullPrice: 1399 }],
    description: [
      {
        title: 'A tall screen in 4K',
        text: [
          'The 6.5-inch OLED has the 21:9 shape of a cinema film and 3840 by 1644 pixels at up to 120 Hz. There is no notch and no hole; the front camera and two speakers sit in the narrow borders.',
        ],
      },
      {
        title: 'Connections that others removed',
        text: [
          'It has a headphone jack and a slot for microSD cards that opens without a tool. The frame and the glass back are finely ridged and do not slip.',
          'The 5,000 mAh battery charges at up to 30 watts.',
        ],
      },
      {
        title: 'For people who own a camera',
        text: [
          'The camera apps follow the menus of Sony’s Alpha cameras, and a two-stage shutter key focuses halfway down. The telephoto lens really zooms: its glass moves between 85 and 125 millimeters, where other phones jump between fixed steps.',
          'New in this model is a main sensor built in two layers, which collects more light per pixel and lowers the noise in dim rooms.',
        ],
      },
    ],
  },
  {
    id: 'fairphone-5',
    kind: 'phone',
    name: 'Fairphone 5',
    brand: 'Fairphone',
    year: 2023,
    screen: '6.46" OLED',
    resolution: '2700x1224',
    processor: 'Qualcomm QCM6490',
    ram: '8GB',
    camera: '50 MP + 50 MP',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE', '5G'],
    facts: {
      battery: '4200 mAh',
      weight: '212 g',
      dimensions: '161.6 × 75.8 × 9.6 mm',
      water: 'IP55',
      charging: 'USB-C, 30 W',
      system: 'Android 13',
      ports: 'USB-C (USB 3)',
    },
    source: 'Fairphone, Fairphone 5 Tech specs',
    colors: ['sky blue', 'matte black'],
    capacities: [
      { capacity: '128GB', price: 549, ram: '6GB' },
      { capacity: '256GB', price: 599 },
    ],
    missing: [{ color: 'sky blue', capacity: '128GB' }],
    reduced: [{ color: 'sky blue', capacity: '256GB', fullPrice: 699 }],
    description: [
      {
        title: 'The first OLED screen of a Fairphone',
        text: [
          'After the LCD of the Fairphone 4 the step is large: 6.46 inches, 90 Hz, deep black and a small hole in place of the drop-shaped notch. The phone became lighter and thinner while its battery grew to 4,200 mAh.',
          'The two cameras on the back and the one in front have 50 megapixels each. With 6 GB of memory and 128 GB of storage it is sold in matte black only.',
        ],
      },
      {
        title: 'A chip chosen for its long life',
        text: [
          'The QCM6490 is meant for industrial devices, for which Qualcomm supplies drivers longer than for phones. That allows a promise of at least eight years of updates, and the warranty runs for five. In speed it belongs to the middle class.',
        ],
      },
      {
        title: 'Ten parts and one screwdriver',
        text: [
          'The back comes off with a fingernail and the battery lifts out. Screen, cameras, speaker, USB port and more are single modules that anyone can change with an ordinary screwdriver, and the maker sells them separately.',
        ],
      },
    ],
  },
  {
    id: 'xiaomi-redmi-note-12',
    kind: 'phone',
    name: 'Xiaomi Redmi Note 12',
    brand: 'Xiaomi',
    year: 2023,
    screen: '6.67" AMOLED',
    resolution: '2400x1080',
    processor: 'Snapdragon 685',
    ram: '4GB',
    camera: '50 MP + 8 MP + 2 MP',
    cell: ['GSM', 'EDGE', 'HSPA', 'LTE'],
    facts: {
      battery: '5000 mAh',
      weight: '183.5 g',
      dimensions: '165.7 × 76 × 7.9 mm',
      water: 'IP53',
      charging: 'USB-C, 33 W',
      system: 'Android 13, MIUI 14',
      ports: 'USB-C (USB 2), 3.5 mm audio',
      box: 'Phone, 33 W charger, USB-C cable, case, SIM tool',
    },
    source: 'Xiaomi, Redmi Note 12 Specs',
    colors: ['ice blue', 'onyx gray'],
    capacities: [{ capacity: '128GB', price: 199 }],
    reduced: [{ color: 'ice blue', capacity: '128GB', fullPrice: 219 }],
    description: [
      {
        title: 'A big, smooth screen for little money',
        text: [
          'The AMOLED screen grew from 6.43 to 6.67 inches compared with the Redmi Note 11 and refreshes at 120 instead of 90 Hz. Scrolling looks as it does on phones that cost three times as much.',
        ],
      },
      {
        title: 'The basics, done properly',
        text: [
          'The battery of 5,000 mAh lasts nearly two days, and the 33-watt charger is in the box. There is a headphone jack, a slot for a memory card and a fast fingerprint reader in the power key.',
        ],
      },
      {
        title: 'Where the price shows',
        text: [
          'With 4 GB of memory, apps are reloaded more often, and the Snapdragon 685 is no chip for games. This version works on LTE networks and has no 5G.',
          'The 50-megapixel main camera is good in daylight; the ultra wide and macro cameras are extras.',
        ],
      },
    ],
  },
]

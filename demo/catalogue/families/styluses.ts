import { USB_C_IPADS } from '#demo/catalogue/devices.ts'
import type { Family } from '#demo/catalogue/family.ts'

export const styluses: readonly Family[] = [
  {
    id: 'apple-pencil-pro',
    kind: 'stylus',
    name: 'Apple Pencil Pro',
    brand: 'Apple',
    year: 2024,
    cell: ['Bluetooth'],
    facts: { weight: '19.15 g', dimensions: '166 × 8.9 mm', charging: 'Magnetic, on the iPad' },
    source: 'Apple, Apple Pencil Pro - Tech Specs',
    colors: ['white'],
    capacities: [{ capacity: '', price: 119 }],
    fits: ['apple-ipad-pro-11-m4', 'apple-ipad-air-11-m3', 'apple-ipad-mini-a17-pro'],
    description: [
      {
        title: 'Squeeze, roll, feel',
        text: [
          'A squeeze near the tip opens a palette of tools at that very spot. A gyroscope notices when the barrel is turned, so a flat brush or a calligraphy nib rotates with it, and a small haptic motor confirms each action in the fingers.',
        ],
      },
      {
        title: 'Drawing',
        text: [
          'Pressure and tilt change the line without visible delay. Held just above the glass, the pencil casts the outline of the chosen tool on the page, which helps to place the first stroke.',
        ],
      },
      {
        title: 'Kept and found',
        text: [
          'It clings to the edge of the tablet, pairs and charges there. It is also the first Apple Pencil that Find My can locate.',
          'It works with iPad Pro (M4), iPad Air (M2 and M3) and iPad mini (A17 Pro). Older tablets need an earlier pencil.',
        ],
      },
    ],
  },
  {
    id: 'apple-pencil-usb-c',
    kind: 'stylus',
    name: 'Apple Pencil (USB-C)',
    brand: 'Apple',
    year: 2023,
    cell: ['Bluetooth', 'USB-C'],
    facts: { weight: '20.5 g', dimensions: '155 × 7.5 mm', charging: 'USB-C', ports: 'USB-C' },
    source: 'Apple, Apple Pencil (USB-C) - Tech Specs',
    colors: ['white'],
    capacities: [{ capacity: '', price: 69 }],
    fits: USB_C_IPADS,
    description: [
      {
        title: 'Works with every iPad that has USB-C',
        text: [
          'It also works with the iPad of the tenth generation, which the second pencil did not support. On models with M2 or newer the hover preview is available too.',
        ],
      },
      {
        title: 'For notes rather than paintings',
        text: [
          'Writing, marking up documents and sketching ideas are what this pencil is for. It senses tilt and is as precise as its siblings, but it does not sense pressure, so shading is done by angle alone.',
        ],
      },
      {
        title: 'A sliding end',
        text: [
          'The cap slides back and uncovers a USB-C socket. A cable from the tablet pairs and charges the pencil in one go; the magnetic side only holds it in place and puts it to sleep.',
        ],
      },
    ],
  },
  {
    id: 'samsung-s-pen-pro',
    kind: 'stylus',
    name: 'Samsung S Pen Pro',
    brand: 'Samsung',
    year: 2021,
    cell: ['Bluetooth', 'USB-C'],
    facts: { charging: 'USB-C', ports: 'USB-C' },
    source: 'Samsung, S Pen Pro',
    colors: ['black'],
    capacities: [{ capacity: '', price: 69 }],
    fits: ['samsung-galaxy-tab-s9', 'samsung-galaxy-s25-ultra'],
    reduced: [{ color: 'black', capacity: '', fullPrice: 99 }],
    description: [
      {
        title: 'One pen for all Galaxy devices',
        text: [
          'A switch on the barrel changes between the frequency of the foldable phones and that of other Galaxy devices with S Pen support. It remembers the devices it is paired with and carries a copied text from phone to tablet.',
        ],
      },
      {
        title: 'The size of a real pen',
        text: [
          'It is longer and thicker than the pens that slide into a phone, and much more restful over several pages. The fine 0.7 mm tip gives way slightly under pressure.',
        ],
      },
      {
        title: 'Buttons and gestures',
        text: [
          'Through Bluetooth the button works as a shutter release and a slide remote, and waving the pen changes camera modes. This needs charging by USB-C; writing does not.',
        ],
      },
    ],
  },
  {
    id: 'samsung-s-pen-fold-edition',
    kind: 'stylus',
    name: 'Samsung S Pen Fold Edition',
    brand: 'Samsung',
    year: 2021,
    facts: { material: 'Plastic, soft tip that pulls back', charging: 'None: no battery' },
    source: 'Samsung, S Pen Fold Edition',
    colors: ['black'],
    capacities: [{ capacity: '', price: 35 }],
    fits: ['Galaxy Z Fold3', 'Galaxy Z Fold4', 'Galaxy Z Fold5'],
    description: [
      {
        title: 'Which phones it belongs to',
        text: [
          'It was made for the Galaxy Z Fold3, which first brought the pen to a foldable, and also writes on the Z Fold4 and Z Fold5. The outer display does not react to it.',
        ],
      },
      {
        title: 'Gentle on a folding screen',
        text: [
          'The soft round tip pulls back when pressed too hard, because the inner display of a foldable is protected by very thin glass. Other pens can damage it, and their frequency is not recognised anyway.',
        ],
      },
      {
        title: 'No battery at all',
        text: [
          'The digitiser under the display powers the pen, so it never needs charging and weighs next to nothing. The remote functions of Bluetooth pens are missing in return.',
        ],
      },
    ],
  },
  {
    id: 'logitech-crayon-usb-c',
    kind: 'stylus',
    name: 'Logitech Crayon (USB-C)',
    brand: 'Logitech',
    year: 2023,
    cell: ['USB-C'],
    facts: { lasts: '7 hours', weight: '20 g', charging: 'USB-C', ports: 'USB-C' },
    source: 'Logitech, Crayon Specifications',
    colors: ['silver'],
    capacities: [{ capacity: '', price: 62 }],
    fits: [...USB_C_IPADS, 'apple-ipad-9th-gen'],
    description: [
      {
        title: 'Switch on and write',
        text: [
          'There is nothing to pair: press the button, and every iPad from 2018 onwards accepts the Crayon at once. In a classroom it moves from one tablet to the next without any setup.',
        ],
      },
      {
        title: 'Precision and palm rejection',
        text: [
          'It draws to the pixel with the same technology as the Apple Pencil and ignores the resting hand. The line becomes broader at an angle; pressure is not measured.',
          'A charge lasts about seven hours of writing, and the pen turns itself off after half an hour without use.',
        ],
      },
      {
        title: 'Made for small hands and desks',
        text: [
          'The flat aluminium body does not roll off a table and survives falls from about the height of one. The tip wears slowly and can be replaced.',
        ],
      },
    ],
  },
]

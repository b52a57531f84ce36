import { USB_C_TABLETS } from '#demo/catalogue/devices.ts'
import type { Family } from '#demo/catalogue/family.ts'

export const keyboards: readonly Family[] = [
  {
    id: 'magic-keyboard-ipad-pro-m4',
    kind: 'keyboard',
    name: 'Magic Keyboard for iPad Pro (M4)',
    brand: 'Apple',
    year: 2024,
    cell: ['Smart Connector', 'USB-C'],
    facts: {
      material: 'Aluminium palm rest, glass trackpad',
      charging: 'None: powered by the iPad',
      ports: 'USB-C, to charge the iPad',
    },
    source: 'Apple Store, Magic Keyboard for iPad Pro (M4)',
    colors: ['black', 'white'],
    capacities: [
      { capacity: '11-inch', price: 279, fits: ['apple-ipad-pro-11-m4'] },
      { capacity: '13-inch', price: 329, fits: ['iPad Pro 13" M4'] },
    ],
    description: [
      {
        title: 'Thinner and lighter',
        text: [
          'To match the very thin tablet the whole folder lost weight and depth. The tablet still hovers over the keys on a cantilever, and its angle is set with one finger.',
        ],
      },
      {
        title: 'Connection',
        text: [
          'Power and data pass through magnetic contacts; there is nothing to pair and nothing to charge. A USB-C socket in the hinge charges the tablet and leaves its own port free.',
          'The two sizes fit iPad Pro (M4) only, because magnets and cameras moved in that generation.',
        ],
      },
      {
        title: 'Closer to a notebook',
        text: [
          'The palm rest is aluminium, the trackpad is glass with haptic feedback, and a row of fourteen function keys finally adjusts brightness and volume. All three were missing from the keyboard of 2020.',
        ],
      },
    ],
  },
  {
    id: 'magic-keyboard-ipad-air-m3',
    kind: 'keyboard',
    name: 'Magic Keyboard for iPad Air (M3)',
    brand: 'Apple',
    year: 2025,
    cell: ['Smart Connector', 'USB-C'],
    facts: { charging: 'None: powered by the iPad', ports: 'USB-C, to charge the iPad' },
    source: 'Apple Store, Magic Keyboard for iPad Air (M3)',
    colors: ['white'],
    capacities: [
      { capacity: '11-inch', price: 259, fits: ['apple-ipad-air-11-m3'] },
      { capacity: '13-inch', price: 299, fits: ['iPad Air 13" M3'] },
    ],
    description: [
      {
        title: 'Function keys for the Air',
        text: [
          'Fourteen keys above the numbers control screen, sound, search and focus. Until 2025 they were reserved for the Pro keyboard, and they save many trips to the control centre.',
        ],
      },
      {
        title: 'Lower price, same hinge',
        text: [
          'At $30 less than the keyboard it succeeds, it keeps the floating stand and the charging socket in its hinge. Besides the M3 tablets it fits iPad Air (M2) and the fourth and fifth generations in 11-inch size.',
        ],
      },
      {
        title: 'A larger trackpad',
        text: [
          'The clicking surface grew and takes three-finger gestures comfortably. It moves mechanically, unlike the haptic one of the Pro, and the keys have no backlight.',
        ],
      },
    ],
  },
  {
    id: 'logitech-mx-keys-mini',
    kind: 'keyboard',
    name: 'Logitech MX Keys Mini',
    brand: 'Logitech',
    year: 2021,
    cell: ['Bluetooth'],
    facts: {
      weight: '506.4 g',
      dimensions: '296 × 132 × 21 mm',
      charging: 'USB-C',
      ports: 'USB-C',
      box: 'Keyboard, USB-C cable',
    },
    source: 'Logitech, MX Keys Mini Specifications',
    colors: ['graphite'],
    capacities: [{ capacity: '', price: 89 }],
    fits: [...USB_C_TABLETS, 'apple-ipad-9th-gen'],
    description: [
      {
        title: 'Full keys without the number pad',
        text: [
          'Key size and spacing are those of the large MX Keys; only the number block is gone. The mouse moves closer to the middle, and the shoulders relax. Each key is dished for the fingertip and moves quietly.',
        ],
      },
      {
        title: 'Three devices, one keyboard',
        text: [
          'Three keys switch between tablet, phone and computer, on Windows, macOS, iPadOS, Android or Linux. Dictation, emoji and microphone mute have keys of their own.',
          'A metal plate inside brings the weight to 506 grams, more a keyboard for the desk than for the pocket.',
        ],
      },
      {
        title: 'Light when hands approach',
        text: [
          'Sensors turn the backlight on as the hands come near and match it to the room. With light the battery lasts about ten days, without it up to five months.',
        ],
      },
    ],
  },
  {
    id: 'logitech-keys-to-go-2',
    kind: 'keyboard',
    name: 'Logitech Keys-To-Go 2',
    brand: 'Logitech',
    year: 2024,
    cell: ['Bluetooth'],
    facts: { weight: '222 g', charging: 'None: two button cells' },
    source: 'Logitech, Keys-To-Go 2 Specifications',
    colors: ['lilac'],
    capacities: [{ capacity: '', price: 69 }],
    fits: [...USB_C_TABLETS, 'apple-ipad-9th-gen'],
    description: [
      {
        title: 'Real keys this time',
        text: [
          'The first Keys-To-Go had a sealed fabric surface that felt like typing on a book cover. This one has separate scissor keys with short, clear travel, though no longer the protection from spilt water.',
        ],
      },
      {
        title: 'Thinner than a pencil',
        text: [
          'At 222 grams and under 5 mm at the front edge it disappears between the pages of a notebook. A built-in cover folds back under the keys and guards them in the bag.',
        ],
      },
      {
        title: 'Three years on coin cells',
        text: [
          'Two replaceable button cells are said to last up to 36 months at two hours a day, so there is no cable to forget. Three paired devices are selected by key.',
        ],
      },
    ],
  },
  {
    id: 'logitech-combo-touch-ipad-air',
    kind: 'keyboard',
    name: 'Logitech Combo Touch for iPad Air (M2)',
    brand: 'Logitech',
    year: 2024,
    cell: ['Smart Connector'],
    facts: { material: 'Woven fabric', charging: 'None: powered by the iPad' },
    source: 'Logitech, Combo Touch for iPad Air Specifications',
    colors: ['oxford gray'],
    capacities: [
      { capacity: '11-inch', price: 179, fits: ['apple-ipad-air-11-m3'] },
      { capacity: '13-inch', price: 209, fits: ['iPad Air 13" M2'] },
    ],
    reduced: [{ color: 'oxford gray', capacity: '11-inch', fullPrice: 199 }],
    description: [
      {
        title: 'Case and keyboard come apart',
        text: [
          'A protective shell stays on the tablet, and the keyboard clicks to it magnetically. Take it off for drawing or a film and the stand remains, which a floating keyboard cannot offer.',
        ],
      },
      {
        title: 'Four ways to set it up',
        text: [
          'The kickstand opens over a range of about fifty degrees: upright for typing, steep for video, nearly flat for the pencil, and folded for reading. It needs more depth on the lap than a hinge does.',
        ],
      },
      {
        title: 'Backlit keys and a trackpad',
        text: [
          'Sixteen levels of light adjust to the surroundings, a full function row is present, and the trackpad can be clicked anywhere. Power comes from the tablet through the connector.',
          'Woven fabric covers the outside and wears better than smooth plastic.',
        ],
      },
    ],
  },
]

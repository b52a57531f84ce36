import {
  APPLE_WATCHES,
  LIGHTNING_DEVICES,
  MAGSAFE_PHONES,
  PIXEL_PHONES,
  QI_PHONES,
  USB_C_PHONES,
  USB_C_TABLETS,
} from '#demo/catalogue/devices.ts'
import type { Family } from '#demo/catalogue/family.ts'

export const chargers: readonly Family[] = [
  {
    id: 'apple-20w-usb-c-power-adapter',
    kind: 'charger',
    name: 'Apple 20W USB-C Power Adapter',
    brand: 'Apple',
    year: 2020,
    cell: ['USB-C'],
    facts: { charging: '20 W', ports: 'USB-C', box: 'Charger, no cable' },
    source: 'Apple Store, 20W USB-C Power Adapter',
    colors: ['white'],
    capacities: [{ capacity: '', price: 19 }],
    fits: [...USB_C_PHONES, ...USB_C_TABLETS, ...LIGHTNING_DEVICES],
    description: [
      {
        title: 'Half a charge in half an hour',
        text: [
          'Any iPhone from the 8 onwards reaches about 50 percent in 30 minutes with this adapter and a suitable cable. The small 5 W block it replaced needed more than twice as long.',
        ],
      },
      {
        title: 'In the box',
        text: [
          'Only the adapter is included. Use a USB-C to Lightning cable up to iPhone 14 and a USB-C cable from iPhone 15.',
        ],
      },
      {
        title: 'One port, many uses',
        text: [
          'USB Power Delivery at up to 9 volts also serves AirPods, an Apple Watch puck, a Kindle or an Android phone. For an iPad it is adequate, for a notebook too little.',
        ],
      },
    ],
  },
  {
    id: 'apple-35w-dual-usb-c-power-adapter',
    kind: 'charger',
    name: 'Apple 35W Dual USB-C Compact Power Adapter',
    brand: 'Apple',
    year: 2022,
    cell: ['2 × USB-C'],
    facts: { charging: '35 W, shared by two', ports: '2 USB-C', box: 'Charger, no cable' },
    source: 'Apple Store, 35W Dual USB-C Port Compact Power Adapter',
    colors: ['white'],
    capacities: [{ capacity: '', price: 49 }],
    fits: [...USB_C_PHONES, ...USB_C_TABLETS, ...LIGHTNING_DEVICES],
    description: [
      {
        title: 'Two devices from one socket',
        text: [
          'It was the first Apple charger with two ports. A phone and a watch, or two phones, fill up side by side from a single outlet, which is welcome in hotel rooms with only one within reach of the bed.',
        ],
      },
      {
        title: 'Compact version',
        text: [
          'Gallium nitride parts waste less heat and allow a body not much larger than that of single chargers. The prongs of the American version fold flat into it.',
        ],
      },
      {
        title: 'How the 35 watts are shared',
        text: [
          'A lone device can draw everything, enough for a MacBook Air. With two connected the power is split: a notebook keeps the larger part beside a phone, and two phones get equal halves.',
        ],
      },
    ],
  },
  {
    id: 'apple-magsafe-charger-25w',
    kind: 'charger',
    name: 'Apple MagSafe Charger 25W',
    brand: 'Apple',
    year: 2024,
    cell: ['MagSafe', 'Qi2', 'USB-C'],
    facts: { charging: 'MagSafe, 25 W', ports: 'Fixed USB-C cable' },
    source: 'Apple Store, MagSafe Charger',
    colors: ['white'],
    capacities: [
      { capacity: '1m', price: 34 },
      { capacity: '2m', price: 42 },
    ],
    fits: [...MAGSAFE_PHONES, 'google-pixel-10', 'airpods-pro-2'],
    description: [
      {
        title: 'Almost as quick as a cable',
        text: [
          'The puck of 2024 delivers up to 25 watts to an iPhone 16 or newer, where the first one ended at 15. Half an hour then yields about 50 percent, provided that the power adapter supplies at least 30 watts.',
          'Older phones with MagSafe charge at 15 watts.',
        ],
      },
      {
        title: 'Cable and standards',
        text: [
          'The cable is now braided and holds up better than the smooth one of the first puck; the longer version reaches from behind a cupboard to the desk. Qi2 support brings in other phones and AirPods cases with wireless charging.',
        ],
      },
      {
        title: 'Snaps into the right place',
        text: [
          'Magnets centre the coil, so a phone laid down in the dark is not found empty in the morning. It can be held and used while charging, since the puck simply stays on its back.',
        ],
      },
    ],
  },
  {
    id: 'anker-735-gan-65w',
    kind: 'charger',
    name: 'Anker 735 Charger 65W',
    brand: 'Anker',
    year: 2022,
    cell: ['2 × USB-C', 'USB-A'],
    facts: { charging: '65 W, shared by three', ports: '2 USB-C, 1 USB-A' },
    source: 'Anker, 735 Charger (GaNPrime 65W)',
    colors: ['black'],
    capacities: [{ capacity: '', price: 39 }],
    fits: [...USB_C_TABLETS, ...USB_C_PHONES],
    reduced: [{ color: 'black', capacity: '', fullPrice: 59 }],
    description: [
      {
        title: 'One block for the whole bag',
        text: [
          'Two USB-C ports and one USB-A share 65 watts. A notebook, a phone and a pair of earbuds can leave their own chargers at home.',
        ],
      },
      {
        title: 'Gallium nitride and temperature',
        text: [
          'GaN semiconductors make it less than half as large as a typical notebook brick of the same power. A sensor checks the temperature continually and lowers the output before it becomes hot.',
          'The plug folds in for travel.',
        ],
      },
      {
        title: 'Power where it is wanted',
        text: [
          'Used alone, either USB-C port gives the full output to a notebook. When a second device is plugged in, the charger recognises what each can take and divides again, which causes a short pause.',
        ],
      },
    ],
  },
  {
    id: 'belkin-boostcharge-pro-3-in-1-stand',
    kind: 'charger',
    name: 'Belkin BoostCharge Pro 3-in-1 Stand with MagSafe',
    brand: 'Belkin',
    year: 2022,
    cell: ['MagSafe', 'Apple Watch charging', 'Qi'],
    facts: { charging: 'MagSafe, 15 W; Apple Watch; earbuds, 5 W' },
    source: 'Belkin, BoostCharge Pro 3-in-1 Wireless Charger Stand with MagSafe',
    colors: ['black', 'white'],
    capacities: [{ capacity: '', price: 109 }],
    fits: [...MAGSAFE_PHONES, ...APPLE_WATCHES, 'airpods-pro-2'],
    reduced: [{ color: 'white', capacity: '', fullPrice: 149 }],
    description: [
      {
        title: 'Phone, watch and earbuds at once',
        text: [
          'The phone floats on one arm at 15 watts, the watch hangs on the other, and a shallow dish in the base takes AirPods. Three cables on the bedside table become one.',
        ],
      },
      {
        title: 'Fast charging for the watch',
        text: [
          'This revision has the newer watch module, which fills an Apple Watch Series 7 or later in clearly less time than the stand of 2020 did. Earlier watches charge at their usual pace.',
        ],
      },
      {
        title: 'A stand as well as a charger',
        text: [
          'Upright or turned sideways, the phone stays at a good angle for video calls, or as a clock in StandBy. The arms are polished metal, and the base is heavy enough to stay put when you pull the phone off.',
          'A power supply is included.',
        ],
      },
    ],
  },
  {
    id: 'google-pixel-stand-2',
    kind: 'charger',
    name: 'Google Pixel Stand (2nd gen)',
    brand: 'Google',
    year: 2021,
    cell: ['Qi', 'USB-C'],
    facts: {
      charging: 'Pixel phones, 23 W; Qi, 15 W',
      ports: 'USB-C',
      box: 'Stand, 30 W charger, USB-C cable (1.5 m)',
    },
    source: 'Google, Pixel Stand (2nd gen) Tech Specs',
    colors: ['fog'],
    capacities: [{ capacity: '', price: 59 }],
    fits: [...PIXEL_PHONES, ...QI_PHONES],
    reduced: [{ color: 'fog', capacity: '', fullPrice: 79 }],
    description: [
      {
        title: 'Fast without a plug',
        text: [
          'A Pixel 6 Pro takes up to 23 watts on this stand and a Pixel 6 up to 21. Other Qi phones receive as much as 15, through thin cases too.',
        ],
      },
      {
        title: 'A fan that knows when to be still',
        text: [
          'Active cooling in the back keeps the phone at a moderate temperature, which is what makes the speed possible. You choose between maximum speed, a quiet mode for the bedroom, and one that spares the battery.',
        ],
      },
      {
        title: 'More than a charger for a Pixel',
        text: [
          'While it charges, a Pixel can show photographs, ask about an alarm with a gradual sunrise, or become a panel for lights and thermostat at home.',
          'Adapter and USB-C cable come with it.',
        ],
      },
    ],
  },
]

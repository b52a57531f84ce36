import type { Family } from '#demo/catalogue/family.ts'

export const headphones: readonly Family[] = [
  {
    id: 'airpods-max-usb-c',
    kind: 'headphones',
    name: 'AirPods Max (USB-C)',
    brand: 'Apple',
    year: 2024,
    processor: 'Apple H1',
    cell: ['Bluetooth 5.0', 'USB-C'],
    facts: {
      lasts: '20 hours with noise cancelling',
      noise: 'Yes',
      weight: '386 g',
      charging: 'USB-C',
      ports: 'USB-C',
      box: 'AirPods Max, Smart Case, USB-C cable',
    },
    source: 'Apple, AirPods Max - Tech Specs',
    colors: ['midnight', 'purple'],
    capacities: [{ capacity: '', price: 499 }],
    description: [
      {
        title: 'What the 2024 edition changes',
        text: [
          'USB-C took the place of Lightning, and the colours are new. With the cable and the update of spring 2025 they play 24-bit, 48 kHz lossless audio at very low latency, which is useful for music production.',
          'The H1 chips and drivers are those of the first edition, so features limited to H2, such as adaptive audio, are absent.',
        ],
      },
      {
        title: 'A crown instead of taps',
        text: [
          'Volume and playback sit on a turning crown known from the watch, precise even with gloves. One button beside it changes between noise cancelling and transparency.',
          'The battery lasts up to 20 hours with cancelling and spatial audio. In the Smart Case the headphones drop into a low-power state.',
        ],
      },
      {
        title: 'Metal and mesh',
        text: [
          'Aluminium cups turn on a stainless steel frame, and a knitted canopy spreads the weight over the top of the head. At 386 grams they are heavy, but the load is well distributed and the cushions come off magnetically for cleaning or replacement.',
        ],
      },
    ],
  },
  {
    id: 'sony-wh-1000xm6',
    kind: 'headphones',
    name: 'Sony WH-1000XM6',
    brand: 'Sony',
    year: 2025,
    processor: 'Sony QN3',
    cell: ['Bluetooth 5.3', '3.5 mm'],
    facts: {
      lasts: '30 hours with noise cancelling',
      noise: 'Yes',
      weight: '254 g',
      charging: 'USB-C',
      ports: 'USB-C, 3.5 mm audio',
      box: 'Headphones, carrying case, USB cable, audio cable',
    },
    source: 'Sony, WH-1000XM6 Specifications',
    colors: ['black', 'midnight blue'],
    capacities: [{ capacity: '', price: 429 }],
    description: [
      {
        title: 'Twelve microphones and QN3',
        text: [
          'The new processor works several times faster than the QN1 and listens through twelve microphones, four more than before. It adapts to glasses, hair and air pressure; the hum of a cabin nearly disappears and voices become clearly quieter.',
        ],
      },
      {
        title: 'Tuned with mastering engineers',
        text: [
          'The carbon fibre dome of the 30 mm driver was voiced together with studios known for mastering. Out of the box it is less bass-heavy than the older models, and a ten-band equaliser handles the rest.',
          'A charge lasts 30 hours with cancelling, three minutes on the cable give about three more, and this generation can play while it charges.',
        ],
      },
      {
        title: 'They fold again',
        text: [
          'The hinge that the XM5 lacked is back, in metal, and the case shrank with it. Its lid closes with a magnet, so packing takes one hand.',
          'A wider, asymmetrical headband shows front and back at a touch and spreads the pressure more evenly.',
        ],
      },
    ],
  },
  {
    id: 'sony-wh-1000xm5',
    kind: 'headphones',
    name: 'Sony WH-1000XM5',
    brand: 'Sony',
    year: 2022,
    processor: 'Sony V1 and QN1',
    cell: ['Bluetooth 5.2', '3.5 mm'],
    facts: {
      lasts: '30 hours with noise cancelling',
      noise: 'Yes',
      weight: '250 g',
      charging: 'USB-C',
      ports: 'USB-C, 3.5 mm audio',
      box: 'Headphones, carrying case, USB cable, audio cable',
    },
    source: 'Sony, WH-1000XM5 Specifications',
    colors: ['black', 'silver'],
    capacities: [{ capacity: '', price: 299 }],
    reduced: [{ color: 'silver', capacity: '', fullPrice: 399 }],
    description: [
      {
        title: 'Better against voices',
        text: [
          'Eight microphones instead of the XM4’s four feed two processors. Low noise was already handled well; the gain lies in the middle range, where colleagues and café chatter live.',
        ],
      },
      {
        title: 'Calls worth making',
        text: [
          'Four beam-forming microphones and a noise model trained on a great many recordings separate speech from wind. Of all the changes from the predecessor, people at the other end notice this one first.',
          'Multipoint holds two devices, speak-to-chat pauses when you talk, and 30 hours of playback need a charge about once a week.',
        ],
      },
      {
        title: 'One smooth shape',
        text: [
          'A slim stem slides without steps, and the cups hang from a single arm, so nothing rattles or whistles in the wind. The soft synthetic leather presses less than on the XM4, and the whole weighs 250 grams.',
          'The price of that form is that the headphones turn flat but do not fold.',
        ],
      },
    ],
  },
  {
    id: 'sony-wh-1000xm4',
    kind: 'headphones',
    name: 'Sony WH-1000XM4',
    brand: 'Sony',
    year: 2020,
    processor: 'Sony QN1',
    cell: ['Bluetooth 5.0', 'NFC', '3.5 mm'],
    facts: {
      lasts: '30 hours with noise cancelling',
      noise: 'Yes',
      weight: '254 g',
      charging: 'USB-C',
      ports: 'USB-C, 3.5 mm audio',
      box: 'Headphones, carrying case, USB cable, audio cable, plane adapter',
    },
    source: 'Sony, WH-1000XM4 Specifications',
    colors: ['silver'],
    capacities: [{ capacity: '', price: 219 }],
    reduced: [{ color: 'silver', capacity: '', fullPrice: 349 }],
    description: [
      {
        title: 'Stamina',
        text: [
          'Thirty hours with noise cancelling, thirty-eight without. Ten minutes on a USB-C charger are enough for about five hours, and the supplied cable works when the battery is empty.',
        ],
      },
      {
        title: 'Details of daily use',
        text: [
          'A proximity sensor stops the music when you take the headphones off. A palm over the right cup opens the microphones for an announcement, and taps and swipes on the same cup do everything else.',
          'It was the first of the series to connect to two devices at the same time.',
        ],
      },
      {
        title: 'Why it is still around',
        text: [
          'The XM4 folds into a small oval, has a 40 mm driver with a warm, full sound and costs far less than its successors. For commuting it remains one of the most practical choices.',
        ],
      },
    ],
  },
  {
    id: 'bose-quietcomfort-ultra',
    kind: 'headphones',
    name: 'Bose QuietComfort Ultra',
    brand: 'Bose',
    year: 2023,
    cell: ['Bluetooth 5.3', '2.5 mm'],
    facts: {
      lasts: '24 hours',
      noise: 'Yes',
      weight: '254 g',
      charging: 'USB-C',
      ports: 'USB-C, 2.5 mm audio',
      box: 'Headphones, carrying case, USB cable, audio cable',
    },
    source: 'Bose, QuietComfort Ultra Headphones Tech Specs',
    colors: ['black', 'white smoke'],
    capacities: [{ capacity: '', price: 349 }],
    reduced: [{ color: 'white smoke', capacity: '', fullPrice: 429 }],
    description: [
      {
        title: 'Immersive Audio',
        text: [
          'Any stereo recording can be placed in front of the listener, as if from two loudspeakers. In Still mode they stay where they are when you turn your head; in Motion mode they follow, which suits walking.',
          'The processing happens in the headphones, so it does not depend on a particular phone or music service.',
        ],
      },
      {
        title: 'Calibrated to each ear',
        text: [
          'A short tone at power-on measures how the ear canal reflects sound, and CustomTune sets cancelling and equaliser by it. The result is among the quietest of all headphones, most of all in aircraft.',
        ],
      },
      {
        title: 'Comfort first',
        text: [
          'Soft cushions and a moderate clamping force make long flights bearable. Metal arms replaced plastic, and the cups fold and turn into a compact case.',
          'Up to 24 hours of battery are given, or 18 with Immersive Audio. aptX Adaptive is available on phones with Snapdragon Sound.',
        ],
      },
    ],
  },
  {
    id: 'sennheiser-momentum-4',
    kind: 'headphones',
    name: 'Sennheiser Momentum 4 Wireless',
    brand: 'Sennheiser',
    year: 2022,
    cell: ['Bluetooth 5.2', 'USB-C', '2.5 mm'],
    facts: {
      lasts: '60 hours with noise cancelling',
      noise: 'Yes',
      weight: '293 g',
      charging: 'USB-C',
      ports: 'USB-C, 2.5 mm audio',
    },
    source: 'Sennheiser, Momentum 4 Wireless Specifications',
    colors: ['white'],
    capacities: [{ capacity: '', price: 249 }],
    reduced: [{ color: 'white', capacity: '', fullPrice: 349 }],
    description: [
      {
        title: 'Sixty hours',
        text: [
          'With noise cancelling on, one charge lasts up to 60 hours, about twice the usual. A week of office days and two long flights fit in between sockets.',
        ],
      },
      {
        title: 'Sound before gadgets',
        text: [
          'The 42 mm drivers stand at a slight angle, like loudspeakers turned towards the seat. Bass is firm, treble open, and the tuning changes little when cancelling is switched on or off.',
          'aptX Adaptive, AAC and SBC are on board, and the USB-C cable carries audio as well as current.',
        ],
      },
      {
        title: 'Fabric and quiet lines',
        text: [
          'The visible steel of the older Momentums gave way to a headband covered in cloth, lighter at 293 grams and less cold to put on. The cups turn flat for the case.',
          'A touch surface on the right side covers playback; a pinch with two fingers sets the depth of the noise cancelling in steps.',
        ],
      },
    ],
  },
  {
    id: 'beats-studio-pro',
    kind: 'headphones',
    name: 'Beats Studio Pro',
    brand: 'Beats',
    year: 2023,
    cell: ['Bluetooth 5.3', 'USB-C', '3.5 mm'],
    facts: {
      lasts: '24 hours with noise cancelling, 40 without',
      noise: 'Yes',
      weight: '260 g',
      charging: 'USB-C',
      ports: 'USB-C, 3.5 mm audio',
    },
    source: 'Beats, Studio Pro Tech Specs',
    colors: ['navy'],
    capacities: [{ capacity: '', price: 179 }],
    reduced: [{ color: 'navy', capacity: '', fullPrice: 349 }],
    description: [
      {
        title: 'Equally at home on both systems',
        text: [
          'Pairing with one touch, the map of lost devices and the battery display work on iPhones as well as on Android through Google Fast Pair. Few headphones treat both sides the same.',
        ],
      },
      {
        title: 'Lossless through the cable',
        text: [
          'Over USB-C the built-in converter plays 24-bit, 48 kHz audio and charges meanwhile. Three sound profiles can be chosen for that mode: the Beats signature, one for entertainment and one for speech.',
          'The 40 mm driver was redesigned in two layers and distorts far less than the one in Studio3.',
        ],
      },
      {
        title: 'Wearing and running time',
        text: [
          'Cushions of soft leather-like foam seal well around glasses. The headphones fold, weigh 260 grams and come with a woven case.',
          'They play for 40 hours, or 24 with cancelling or transparency. Ten minutes of charging bring about four.',
        ],
      },
    ],
  },
  {
    id: 'beats-solo-4',
    kind: 'headphones',
    name: 'Beats Solo 4',
    brand: 'Beats',
    year: 2024,
    cell: ['Bluetooth 5.3', 'USB-C', '3.5 mm'],
    facts: {
      lasts: '50 hours',
      noise: 'No',
      weight: '217 g',
      charging: 'USB-C',
      ports: 'USB-C, 3.5 mm audio',
    },
    source: 'Beats, Solo 4 Tech Specs',
    colors: ['slate blue'],
    capacities: [{ capacity: '', price: 129 }],
    reduced: [{ color: 'slate blue', capacity: '', fullPrice: 199 }],
    description: [
      {
        title: 'Light, on the ear',
        text: [
          'Solo 4 weighs 217 grams and rests on the ear rather than around it. It takes up little room in a bag and stays cooler in summer, but it isolates less than a closed over-ear model and has no active noise cancelling.',
        ],
      },
      {
        title: 'New drivers inside a known frame',
        text: [
          'The outline changed little, while driver, cushions and electronics are new. Spatial audio with head tracking now works with supported material, and USB-C carries lossless sound.',
          'Physical buttons sit around the logo on the left cup and are easy to find without looking.',
        ],
      },
      {
        title: 'Fifty hours, and one more trick',
        text: [
          'A charge lasts up to 50 hours, ten more than Solo3, and ten minutes add five. With the 3.5 mm cable the headphones play even with an empty battery, on a plane for instance.',
        ],
      },
    ],
  },
]

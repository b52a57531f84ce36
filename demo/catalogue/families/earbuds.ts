import type { Family } from '#demo/catalogue/family.ts'

export const earbuds: readonly Family[] = [
  {
    id: 'airpods-4',
    kind: 'earbuds',
    name: 'AirPods 4',
    brand: 'Apple',
    year: 2024,
    processor: 'Apple H2',
    cell: ['Bluetooth 5.3'],
    facts: {
      lasts: '5 hours, with the case 30',
      noise: 'No',
      weight: '4.3 g each',
      water: 'IP54',
      charging: 'USB-C',
      box: 'AirPods, charging case',
    },
    source: 'Apple, AirPods 4 - Tech Specs',
    colors: ['white'],
    capacities: [{ capacity: '', price: 119 }],
    description: [
      {
        title: 'An open fit, redrawn',
        text: [
          'AirPods 4 rest at the entrance of the ear instead of sealing it, so footsteps and voices stay audible. The shape was modelled on a large collection of ear scans and sits more firmly than the third generation, with a shorter stem.',
          'There are no silicone tips to choose. People who never got on with them tend to prefer this kind.',
        ],
      },
      {
        title: 'Thirty hours with the case',
        text: [
          'The buds play for up to five hours; the case, which charges through USB-C and is smaller than any before it, carries five more fillings. Both are protected from dust and splashes to IP54.',
        ],
      },
      {
        title: 'Sound and calls',
        text: [
          'A new low-distortion driver gives fuller bass than an open earbud usually has, and personalised spatial audio follows the movement of the head in films and supported music.',
          'The H2 chip isolates the voice of the speaker on calls, and a nod or a shake of the head answers Siri without a word. This version has no active noise cancelling.',
        ],
      },
    ],
  },
  {
    id: 'airpods-pro-2',
    kind: 'earbuds',
    name: 'AirPods Pro 2 (USB-C)',
    brand: 'Apple',
    year: 2023,
    processor: 'Apple H2',
    cell: ['Bluetooth 5.3'],
    facts: {
      lasts: '6 hours with noise cancelling, with the case 30',
      noise: 'Yes',
      weight: '5.3 g each',
      water: 'IP54',
      charging: 'USB-C, MagSafe, Qi, Apple Watch charger',
      box: 'AirPods Pro, charging case, ear tips in four sizes, USB-C cable',
    },
    source: 'Apple, AirPods Pro (2nd generation) with USB-C - Tech Specs',
    colors: ['white'],
    capacities: [{ capacity: '', price: 199 }],
    description: [
      {
        title: 'Four tip sizes, touch on the stem',
        text: [
          'Silicone tips from extra small to large are in the box, and a fit test on the phone plays a tone to check the seal. Volume is changed by stroking the stem up or down.',
        ],
      },
      {
        title: 'A case that can be found',
        text: [
          'The USB-C case also charges wirelessly and on an Apple Watch puck. It has a loop for a strap and a speaker that chirps when it is lost in a sofa or a backpack.',
          'Listening time is six hours with noise cancelling and thirty with the case. Buds and case alike resist dust, sweat and water to IP54.',
        ],
      },
      {
        title: 'Quiet on demand',
        text: [
          'Noise cancelling removes up to twice as much as in the first AirPods Pro, and works best on the steady drone of engines and fans. Transparency mode does the opposite and lets the street in, while it softens sirens and drills.',
          'Conversation awareness lowers the music the moment you begin to speak, and raises it again afterwards.',
        ],
      },
      {
        title: 'Hearing health',
        text: [
          'A software update of autumn 2024 added a hearing test and, for mild to moderate loss, a hearing aid function in many countries.',
        ],
      },
    ],
  },
  {
    id: 'galaxy-buds3-pro',
    kind: 'earbuds',
    name: 'Samsung Galaxy Buds3 Pro',
    brand: 'Samsung',
    year: 2024,
    cell: ['Bluetooth 5.4'],
    facts: {
      lasts: '6 hours with noise cancelling, with the case 26',
      noise: 'Yes',
      weight: '5.4 g each',
      water: 'IP57',
      charging: 'USB-C, Qi',
    },
    source: 'Samsung, Galaxy Buds3 Pro - Specifications',
    colors: ['silver', 'white'],
    capacities: [{ capacity: '', price: 189 }],
    reduced: [{ color: 'white', capacity: '', fullPrice: 249 }],
    description: [
      {
        title: 'From bean to blade',
        text: [
          'Samsung gave up the round buds of the second generation for a flat angular stem with a thin light in it. It moves the microphones nearer to the mouth and gives the fingers something to hold; pinch to pause, swipe for volume.',
        ],
      },
      {
        title: 'Noise control that adapts',
        text: [
          'Inner microphones estimate how well the tips seal and adjust equaliser and cancelling all the time. On hearing a siren or a voice the buds can switch to ambient sound by themselves.',
          'Expect six hours with noise cancelling, seven without, and 26 or 30 in total. The rating of IP57 withstands dust and a short dip in fresh water.',
        ],
      },
      {
        title: 'Two drivers with two amplifiers',
        text: [
          'A 10.5 mm dynamic driver takes the bass and a 6.1 mm planar tweeter the treble, each fed separately. Cymbals and voices keep their detail when the low end is busy.',
          'Together with a recent Galaxy phone the buds receive 24-bit, 96 kHz audio. With other phones they fall back to AAC and SBC.',
        ],
      },
    ],
  },
  {
    id: 'pixel-buds-pro-2',
    kind: 'earbuds',
    name: 'Google Pixel Buds Pro 2',
    brand: 'Google',
    year: 2024,
    processor: 'Google Tensor A1',
    cell: ['Bluetooth 5.4'],
    facts: {
      lasts: '8 hours with noise cancelling, with the case 30',
      noise: 'Yes',
      weight: '4.7 g each',
      water: 'IP54',
      charging: 'USB-C, Qi',
    },
    source: 'Google, Pixel Buds Pro 2 Tech Specs',
    colors: ['hazel'],
    capacities: [{ capacity: '', price: 199 }],
    description: [
      {
        title: 'Much smaller than before',
        text: [
          'Each bud is 27 percent smaller and 24 percent lighter than the first Pixel Buds Pro. A small fin is twisted forward for sport and back for comfort, so one shape serves both the gym and the night train.',
        ],
      },
      {
        title: 'Endurance',
        text: [
          'Eight hours with noise cancelling is one of the better values among small buds; the case stretches that to thirty. It charges over USB-C or on a Qi pad.',
          'The buds are protected to IP54 and the case to IPX4. Some features need a Pixel or another phone with Android.',
        ],
      },
      {
        title: 'Tensor A1',
        text: [
          'This is the first audio chip of Google itself. It processes sound far faster than sound travels, and its noise cancelling removes twice as much as the predecessor, including more of the high, sharp sounds.',
          'Conversation detection pauses playback and opens the microphones as soon as you talk. Gemini can be asked aloud while the phone stays in the pocket.',
        ],
      },
    ],
  },
  {
    id: 'nothing-ear-2024',
    kind: 'earbuds',
    name: 'Nothing Ear',
    brand: 'Nothing',
    year: 2024,
    cell: ['Bluetooth 5.3'],
    facts: {
      lasts: '5.2 hours with noise cancelling, with the case 24',
      noise: 'Yes',
      weight: '4.6 g each',
      water: 'IP54',
      charging: 'USB-C, Qi',
    },
    source: 'Nothing, Ear Tech Specs',
    colors: ['black', 'white'],
    capacities: [{ capacity: '', price: 129 }],
    description: [
      {
        title: 'See-through by conviction',
        text: [
          'The stems are clear plastic with magnets, contacts and microphones arranged to be looked at. A red dot marks the right bud and a white one the left, and it is hard to mix them up in the transparent case.',
        ],
      },
      {
        title: 'Cancelling and battery',
        text: [
          'Noise cancelling reaches 45 decibels and checks for leaks at the tip. With it on, a charge lasts a little over five hours; with it off eight and a half, or about forty with the case.',
          'The case charges wirelessly and is sealed to IP55, better than most at this price.',
        ],
      },
      {
        title: 'Ceramic diaphragm and lossless codecs',
        text: [
          'The 11 mm driver has a ceramic diaphragm, stiffer than the one in Ear (2), and larger vents for air. LDAC and LHDC 5.0 are supported for high-resolution streaming on Android.',
          'An eight-band equaliser in the Nothing X app lets you shape the sound and share the result as a code; a hearing test makes a profile of its own.',
        ],
      },
    ],
  },
  {
    id: 'sony-wf-1000xm5',
    kind: 'earbuds',
    name: 'Sony WF-1000XM5',
    brand: 'Sony',
    year: 2023,
    processor: 'Sony V2 and QN2e',
    cell: ['Bluetooth 5.3'],
    facts: {
      lasts: '8 hours with noise cancelling, with the case 24',
      noise: 'Yes',
      weight: '5.9 g each',
      water: 'IPX4',
      charging: 'USB-C, Qi',
    },
    source: 'Sony, WF-1000XM5 Specifications',
    colors: ['black'],
    capacities: [{ capacity: '', price: 229 }],
    reduced: [{ color: 'black', capacity: '', fullPrice: 299 }],
    description: [
      {
        title: 'A quarter less volume',
        text: [
          'The XM4 was excellent and bulky. Its successor is 25 percent smaller and 20 percent lighter, with a rounded shell that rests in the ear without pressing on its edge.',
          'Foam tips in four sizes expand slowly and seal more softly than silicone; they keep out a good deal of noise before any electronics do.',
        ],
      },
      {
        title: 'Wide drivers, high resolution',
        text: [
          'New 8.4 mm drivers with a soft edge and a rigid centre go lower with less distortion. LDAC carries up to 990 kilobits per second, and DSEE Extreme restores some of the treble lost in compressed streams.',
          'Two devices can be connected at once, so that a laptop and a phone share the buds. Battery life is eight hours with cancelling and 24 with the case.',
        ],
      },
      {
        title: 'Two processors, six microphones',
        text: [
          'One chip runs the noise cancelling, the other the sound. Low rumble from trains and aircraft is where the difference to the XM4 is clearest. Bone conduction sensors pick up your voice on calls through the jaw rather than the air.',
        ],
      },
    ],
  },
]

import type { Family } from '#demo/catalogue/family.ts'

export const cases: readonly Family[] = [
  {
    id: 'iphone-14-silicone-case',
    kind: 'case',
    name: 'iPhone 14 Silicone Case with MagSafe',
    brand: 'Apple',
    year: 2022,
    cell: ['MagSafe'],
    facts: { material: 'Silicone, microfibre lining', charging: 'MagSafe, through the case' },
    source: 'Apple Store, iPhone 14 Silicone Case with MagSafe',
    colors: ['midnight', 'storm blue'],
    capacities: [
      { capacity: '6.1-inch', price: 29, fits: ['apple-iphone-14'] },
      { capacity: '6.7-inch', price: 32, fits: ['iPhone 14 Plus'] },
    ],
    reduced: [{ color: 'storm blue', capacity: '6.7-inch', fullPrice: 49 }],
    description: [
      {
        title: 'Grip and touch',
        text: [
          'The outside is liquid silicone with a dry, slightly rubbery hold that keeps the phone from sliding off a knee or a sloping table. A fine microfibre lining protects the glass back from dust that gets in.',
        ],
      },
      {
        title: 'Magnets included',
        text: [
          'A ring of magnets lines up with that of the phone, so that chargers, wallets and car mounts snap on through the case. Charging speed stays the same.',
          'Over time the ring of a charger can leave a faint print on the silicone. It is harmless and mostly wipes off with a damp cloth.',
        ],
      },
      {
        title: 'Fits the 6.1-inch and the 6.7-inch phone',
        text: [
          'The smaller size belongs to iPhone 14, the larger to iPhone 14 Plus. Cut-outs and camera ring follow these models exactly; Pro phones of the same year have a larger camera and need their own case.',
        ],
      },
    ],
  },
  {
    id: 'iphone-14-pro-leather-case',
    kind: 'case',
    name: 'iPhone 14 Pro Leather Case with MagSafe',
    brand: 'Apple',
    year: 2022,
    cell: ['MagSafe'],
    facts: { material: 'Leather, aluminium buttons', charging: 'MagSafe, through the case' },
    source: 'Apple Store, iPhone 14 Pro Leather Case with MagSafe',
    colors: ['umber'],
    capacities: [
      { capacity: '6.1-inch', price: 39, fits: ['iPhone 14 Pro'] },
      { capacity: '6.7-inch', price: 42, fits: ['iPhone 14 Pro Max'] },
    ],
    reduced: [{ color: 'umber', capacity: '6.1-inch', fullPrice: 59 }],
    description: [
      {
        title: 'Leather that ages',
        text: [
          'European hides, tanned and finished for this purpose, start out even and matt and take on a darker patina at the edges within weeks. Umber hides marks better than the lighter shades.',
          'This was the last leather case Apple made for a Pro phone; a woven material followed a year later.',
        ],
      },
      {
        title: 'Metal under the thumb',
        text: [
          'The side and volume buttons are machined aluminium in the colour of the case, and their click is as crisp as on the bare phone.',
        ],
      },
      {
        title: 'Two sizes, one purpose',
        text: [
          'Choose 6.1-inch for iPhone 14 Pro and 6.7-inch for iPhone 14 Pro Max. The rim stands a little above the screen and the deep camera island, so that neither touches the table.',
          'Wireless chargers and wallets attach magnetically. Keep the case away from water, and give it time to dry if it gets wet.',
        ],
      },
    ],
  },
  {
    id: 'iphone-15-finewoven-case',
    kind: 'case',
    name: 'iPhone 15 FineWoven Case with MagSafe',
    brand: 'Apple',
    year: 2023,
    cell: ['MagSafe'],
    facts: { material: 'Microtwill, 68 % recycled', charging: 'MagSafe, through the case' },
    source: 'Apple Store, iPhone 15 FineWoven Case with MagSafe',
    colors: ['pacific blue'],
    capacities: [
      { capacity: '6.1-inch', price: 24, fits: ['iPhone 15'] },
      { capacity: '6.7-inch', price: 24, fits: ['iPhone 15 Plus'] },
    ],
    reduced: [{ color: 'pacific blue', capacity: '6.7-inch', fullPrice: 59 }],
    description: [
      {
        title: 'Shape and sizes',
        text: [
          'The case is made for iPhone 15 at 6.1 inches and iPhone 15 Plus at 6.7 inches, with an opening wide enough for most USB-C plugs.',
        ],
      },
      {
        title: 'A magnet ring for company',
        text: [
          'MagSafe accessories find their place by themselves, and the phone shows a short animation in the colour of the case when it is put on.',
        ],
      },
      {
        title: 'Microtwill in place of leather',
        text: [
          'FineWoven is a dense twill with a soft, suede-like hand. More than two thirds of it are recycled fibres, and its footprint is considerably smaller than that of leather.',
          'Be aware that the weave is delicate: keys and sharp edges leave visible lines. It suits a jacket pocket better than a bag full of tools.',
        ],
      },
    ],
  },
  {
    id: 'iphone-16-clear-case',
    kind: 'case',
    name: 'iPhone 16 Clear Case with MagSafe',
    brand: 'Apple',
    year: 2024,
    cell: ['MagSafe'],
    facts: {
      material: 'Polycarbonate and flexible materials',
      charging: 'MagSafe, through the case',
    },
    source: 'Apple Store, iPhone 16 Clear Case with MagSafe',
    colors: ['clear'],
    capacities: [
      { capacity: '6.1-inch', price: 45, fits: ['apple-iphone-16'] },
      { capacity: '6.7-inch', price: 49, fits: ['iPhone 16 Plus'] },
    ],
    description: [
      {
        title: 'For a phone that should be seen',
        text: [
          'Optically clear polycarbonate is blended with flexible material, so the case slips over the edges without a struggle. The colour of the phone shows through, along with the white outline of the magnets.',
        ],
      },
      {
        title: 'Kept clear for longer',
        text: [
          'A scratch-resistant coating covers the inside and the outside, and the material is treated against yellowing. Fine scuffs are still unavoidable on a transparent surface.',
          'The 6.1-inch version fits iPhone 16, the 6.7-inch version iPhone 16 Plus.',
        ],
      },
      {
        title: 'A window for Camera Control',
        text: [
          'Where other covers leave a hole, a piece of sapphire crystal with a conductive layer passes the movements of the finger on to the button. Light presses and swipes work as they do without a case.',
        ],
      },
    ],
  },
  {
    id: 'iphone-16-pro-silicone-case',
    kind: 'case',
    name: 'iPhone 16 Pro Silicone Case with MagSafe',
    brand: 'Apple',
    year: 2024,
    cell: ['MagSafe'],
    facts: { material: 'Silicone, microfibre lining', charging: 'MagSafe, through the case' },
    source: 'Apple Store, iPhone 16 Pro Silicone Case with MagSafe',
    colors: ['denim', 'black'],
    capacities: [
      { capacity: '6.3-inch', price: 44, fits: ['apple-iphone-16-pro'] },
      { capacity: '6.9-inch', price: 46, fits: ['apple-iphone-16-pro-max'] },
    ],
    description: [
      {
        title: 'Made for the larger Pro phones',
        text: [
          'The Pro models of 2024 grew to 6.3 and 6.9 inches, so cases of earlier years no longer fit. This one follows the thinner display border and the camera plateau to the millimetre.',
        ],
      },
      {
        title: 'Everyday protection',
        text: [
          'Silicone outside, microfibre inside, a raised lip around the glass. It absorbs the knocks of normal days; for building sites there are tougher shells.',
          'Denim is a muted blue close to worn jeans and shows lint a little less than black. Lukewarm water and mild soap clean both.',
        ],
      },
      {
        title: 'Slide, press, half-press',
        text: [
          'A crystal inlay over Camera Control detects the finger and hands the gesture on, which lets you zoom or change exposure without uncovering the phone. The Action button has a key of its own.',
        ],
      },
    ],
  },
  {
    id: 'iphone-17-pro-techwoven-case',
    kind: 'case',
    name: 'iPhone 17 Pro TechWoven Case with MagSafe',
    brand: 'Apple',
    year: 2025,
    cell: ['MagSafe'],
    facts: {
      material: 'Recycled polyester, polyurethane edges',
      charging: 'MagSafe, through the case',
    },
    source: 'Apple Store, iPhone 17 Pro TechWoven Case with MagSafe',
    colors: ['sienna'],
    capacities: [
      { capacity: '6.3-inch', price: 59, fits: ['iPhone 17 Pro'] },
      { capacity: '6.9-inch', price: 57, fits: ['apple-iphone-17-pro-max'] },
    ],
    description: [
      {
        title: 'Yarns of several colours',
        text: [
          'The back is woven on a jacquard loom from recycled polyester yarns in slightly different tones. From afar sienna looks like one warm reddish brown; up close the threads stand apart.',
          'A coating makes the fabric much harder to scratch or stain than the FineWoven cases it follows.',
        ],
      },
      {
        title: 'Firm edges',
        text: [
          'The frame around the fabric is flexible polyurethane with a fine texture, because edges wear first. Buttons are anodised aluminium, and Camera Control keeps its gestures.',
        ],
      },
      {
        title: 'A strap if you want one',
        text: [
          'Two attachment points at the lower corners take the separately sold Crossbody Strap, and the phone hangs at the hip instead of in the hand.',
          'The case is made for iPhone 17 Pro at 6.3 inches and iPhone 17 Pro Max at 6.9 inches, with their camera bar across the full width.',
        ],
      },
    ],
  },
  {
    id: 'pixel-9-pro-case',
    kind: 'case',
    name: 'Google Pixel 9 Pro Case',
    brand: 'Google',
    year: 2024,
    facts: { material: 'Polycarbonate and silicone', charging: 'Wireless, through the case' },
    source: 'Google Store, Pixel 9 Pro Case',
    colors: ['obsidian'],
    capacities: [
      { capacity: '6.3-inch', price: 27, fits: ['google-pixel-9-pro', 'Pixel 9'] },
      { capacity: '6.8-inch', price: 29, fits: ['Pixel 9 Pro XL'] },
    ],
    reduced: [{ color: 'obsidian', capacity: '6.8-inch', fullPrice: 34 }],
    description: [
      {
        title: 'Two layers from the maker of the phone',
        text: [
          'A hard polycarbonate shell takes the shock and a layer of soft silicone gives the grip. Much of the plastic inside comes from recycled sources.',
        ],
      },
      {
        title: 'Which one fits',
        text: [
          'The small size is shared by Pixel 9 and Pixel 9 Pro, which have the same body. The 6.8-inch size is for Pixel 9 Pro XL.',
          'Wireless charging works without taking the case off. There are no magnets in it.',
        ],
      },
      {
        title: 'Drawn around the camera bar',
        text: [
          'The rounded bar of the Pixel 9 series lies in a matching frame that stands slightly proud, so the lenses stay clear of the table and the phone does not rock as much when you type on it.',
        ],
      },
    ],
  },
  {
    id: 'spigen-ultra-hybrid-galaxy-s25',
    kind: 'case',
    name: 'Spigen Ultra Hybrid for Galaxy S25',
    brand: 'Spigen',
    year: 2025,
    facts: { material: 'Polycarbonate and TPU', charging: 'Wireless, through the case' },
    source: 'Spigen, Galaxy S25 Case Ultra Hybrid',
    colors: ['crystal clear'],
    capacities: [{ capacity: '', price: 19 }],
    fits: ['Galaxy S25'],
    reduced: [{ color: 'crystal clear', capacity: '', fullPrice: 24 }],
    description: [
      {
        title: 'Stiff back, soft frame',
        text: [
          'A clear polycarbonate plate keeps its form and does not cling to the phone, while the bumper around it is flexible TPU. That mix goes on easily and does not loosen after a few months.',
        ],
      },
      {
        title: 'Made for the 6.2-inch Galaxy',
        text: [
          'Buttons, microphones and the USB-C port of the Galaxy S25 have their exact openings. The S25+ and S25 Ultra are larger and do not fit.',
          'Qi charging pads work through the back, which is thin enough for Wireless PowerShare as well.',
        ],
      },
      {
        title: 'Air in the corners',
        text: [
          'Small hollow chambers in the four corners compress on impact. Most drops end on a corner, so this is where a thin case can do the most.',
          'The raised edge around display and cameras keeps them off flat surfaces.',
        ],
      },
    ],
  },
]

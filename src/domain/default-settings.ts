import type { PictureSizes } from './picture-sizes.ts'

/** The sizes of the committed slide pictures. */
const WIDE_SIZES = {
  widths: [768, 1120, 1680, 2240],
  formats: ['avif', 'webp'],
  ratio: 0.4,
} satisfies PictureSizes

const TALL_SIZES = {
  widths: [384, 768, 1120],
  formats: ['avif', 'webp'],
  ratio: 1.25,
} satisfies PictureSizes

/** The sizes of the committed tile pictures. */
const TILE_SIZES = {
  widths: [384, 800],
  formats: ['avif', 'webp'],
  ratio: 1,
} satisfies PictureSizes

/** The specification's shop: `Settings`, whose type is checked where `SETTINGS` is made of it. */
export const DEFAULT_SETTINGS = {
  name: 'Gadgetry',
  description:
    'Phones, tablets and accessories: browse the catalogue, compare colours and capacities, keep favourites.',
  language: 'en-US',
  currency: 'USD',
  decimals: 2,
  priceStyle: { before: '$', after: '', group: ',', point: '.' },
  // Specification, section 2, 'Home'.
  slides: [
    {
      picture: 'img/banner/titans-wide-1120.webp',
      pictureSizes: WIDE_SIZES,
      tallPicture: 'img/banner/titans-tall-768.webp',
      tallPictureSizes: TALL_SIZES,
      title: 'iPhone 16 Pro',
      text: 'Titanium, inside and out of the box.',
      link: '#/phones',
      linkText: 'Order now',
      ground: 'night',
    },
    {
      picture: 'img/banner/cameras-wide-1120.webp',
      pictureSizes: WIDE_SIZES,
      tallPicture: 'img/banner/cameras-tall-768.webp',
      tallPictureSizes: TALL_SIZES,
      title: 'iPhone 16 Pro',
      text: 'Three cameras, one button to reach them all.',
      link: '#/phones',
      linkText: 'Order now',
      ground: 'bronze',
    },
    {
      picture: 'img/banner/company-wide-1120.webp',
      pictureSizes: WIDE_SIZES,
      tallPicture: 'img/banner/company-tall-768.webp',
      tallPictureSizes: TALL_SIZES,
      title: 'All for you!',
      text: 'Watches, headphones, cases: what goes with your phone.',
      link: '#/accessories',
      linkText: 'Order now',
      ground: 'mist',
    },
  ],
  categories: {
    phones: {
      label: 'Phones',
      title: 'Phones page',
      tile: {
        picture: 'img/category/phones-800.webp',
        pictureSizes: TILE_SIZES,
        title: 'Mobile phones',
      },
    },
    tablets: {
      label: 'Tablets',
      title: 'Tablets page',
      tile: {
        picture: 'img/category/tablets-800.webp',
        pictureSizes: TILE_SIZES,
        title: 'Tablets',
      },
    },
    accessories: {
      label: 'Accessories',
      title: 'Accessories page',
      tile: {
        picture: 'img/category/accessories-800.webp',
        pictureSizes: TILE_SIZES,
        title: 'Accessories',
      },
    },
  },
  counts: 'fixed',
  // Specification, section 9.
  amounts: { phones: 95, tablets: 24, accessories: 100 },
  titles: {
    home: 'Phones, tablets and accessories',
    catalog: 'Product Catalog',
    welcome: 'Welcome to the store!',
    newModels: 'Brand new models',
    categories: 'Shop by category',
    hotPrice: 'Hot price',
  },
  footer: [
    { text: 'GitHub', link: 'https://github.com/gadgetry-shop/gadgetry' },
    // Links with empty targets (specification, section 2).
    { text: 'Contacts', link: '' },
    { text: 'Rights', link: '' },
  ],
  backToTop: true,
  previews: true,
} as const

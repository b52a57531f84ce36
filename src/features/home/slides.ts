import type { Category } from '#src/domain/category.ts'
import type { PictureSizes } from '#src/domain/picture-sizes.ts'

/** A slide of the banner (specification, section 3). `category` is the one that its link opens. */
export interface BannerSlide {
  readonly id: string
  readonly image: string
  /** For small screens. */
  readonly tallImage: string
  readonly title: string
  readonly text: string
  readonly category: Category
  /** The background behind the cut-out products. */
  readonly ground: 'night' | 'bronze' | 'mist'
}

/** The sizes of the committed slide pictures. */
export const WIDE_SIZES = {
  widths: [768, 1120, 1680, 2240],
  formats: ['avif', 'webp'],
  ratio: 0.4,
} satisfies PictureSizes

export const TALL_SIZES = {
  widths: [384, 768, 1120],
  formats: ['avif', 'webp'],
  ratio: 1.25,
} satisfies PictureSizes

/** The three slides (specification, section 2, 'Home'). */
export const SLIDES = [
  {
    id: 'titans',
    image: 'img/banner/titans-wide-1120.webp',
    tallImage: 'img/banner/titans-tall-768.webp',
    title: 'iPhone 16 Pro',
    text: 'Titanium, inside and out of the box.',
    category: 'phones',
    ground: 'night',
  },
  {
    id: 'cameras',
    image: 'img/banner/cameras-wide-1120.webp',
    tallImage: 'img/banner/cameras-tall-768.webp',
    title: 'iPhone 16 Pro',
    text: 'Three cameras, one button to reach them all.',
    category: 'phones',
    ground: 'bronze',
  },
  {
    id: 'company',
    image: 'img/banner/company-wide-1120.webp',
    tallImage: 'img/banner/company-tall-768.webp',
    title: 'All for you!',
    text: 'Watches, headphones, cases: what goes with your phone.',
    category: 'accessories',
    ground: 'mist',
  },
] as const satisfies readonly BannerSlide[]

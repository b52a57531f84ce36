import type { Category } from '#src/domain/category.ts'

/** A slide of the banner (specification, section 3), and where its link leads. */
export interface BannerSlide {
  readonly id: string
  readonly image: string
  /** The same for windows that are narrower than high. */
  readonly tallImage: string
  readonly title: string
  readonly text: string
  readonly category: Category
  /** Whether the words stand on a dark or on a light picture. */
  readonly ground: 'dark' | 'light'
}

/** The three slides (specification, section 2, 'Home'). */
export const SLIDES = [
  {
    id: 'pro-pair',
    image: 'img/banner/slide-1.svg',
    tallImage: 'img/banner/slide-1-tall.svg',
    title: 'iPhone 16 Pro',
    text: 'Titanium, inside and out of the box.',
    category: 'phones',
    ground: 'dark',
  },
  {
    id: 'pro-camera',
    image: 'img/banner/slide-2.svg',
    tallImage: 'img/banner/slide-2-tall.svg',
    title: 'iPhone 16 Pro',
    text: 'Three cameras, one button to reach them all.',
    category: 'phones',
    ground: 'dark',
  },
  {
    id: 'all-for-you',
    image: 'img/banner/slide-3.svg',
    tallImage: 'img/banner/slide-3-tall.svg',
    title: 'All for you!',
    text: 'Watches, headphones, cases: what goes with your phone.',
    category: 'accessories',
    ground: 'light',
  },
] as const satisfies readonly BannerSlide[]

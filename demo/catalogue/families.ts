import type { Family } from './family.ts'
import { appleIpad } from './families/apple-ipad.ts'
import { appleIphone11To14 } from './families/apple-iphone-11-to-14.ts'
import { appleIphone16 } from './families/apple-iphone-16.ts'
import { appleIphone17 } from './families/apple-iphone-17.ts'
import { cases } from './families/cases.ts'
import { chargers } from './families/chargers.ts'
import { earbuds } from './families/earbuds.ts'
import { googlePixel } from './families/google-pixel.ts'
import { headphones } from './families/headphones.ts'
import { keyboards } from './families/keyboards.ts'
import { otherPhones } from './families/other-phones.ts'
import { otherTablets } from './families/other-tablets.ts'
import { samsungGalaxy } from './families/samsung-galaxy.ts'
import { styluses } from './families/styluses.ts'
import { appleWatches } from './families/watches-apple.ts'
import { otherWatches } from './families/watches-other.ts'

/** Everything the shop sells, in the order of its unsorted lists. */
export const FAMILIES: readonly Family[] = [
  ...appleIphone17,
  ...samsungGalaxy,
  ...appleIphone16,
  ...googlePixel,
  ...otherPhones,
  ...appleIphone11To14,

  ...appleIpad,
  ...otherTablets,

  ...appleWatches,
  ...otherWatches,
  ...earbuds,
  ...headphones,
  ...cases,
  ...chargers,
  ...styluses,
  ...keyboards,
]

import type { TabletParameters } from '../models/tablet/parameters.ts'
import { column, pill, square } from './camera-layouts.ts'

type Cameras = (body: {
  readonly width: number
  readonly height: number
}) => TabletParameters['cameras']
type Details = Partial<Omit<TabletParameters, 'cameras'>>

const STANDARD = {
  bezel: { side: 8.2, end: 8.2 },
  back: 'metal',
  screen: 'silk',
  seed: 1,
} as const satisfies Details

function tablet(
  [width, height, depth, corner]: readonly [number, number, number, number],
  cameras: Cameras,
  details: Details = {},
): TabletParameters {
  return {
    ...STANDARD,
    width,
    height,
    depth,
    corner,
    cameras: cameras({ width, height }),
    ...details,
  }
}

const single: Cameras = (body) => ({ lenses: column(body, 1, 6.2).lenses })

/** Sizes are the manufacturers'; corner radii and places of lenses are our own. */
export const TABLETS: Readonly<Record<string, TabletParameters>> = {
  'apple-ipad-pro-11-m4': tablet(
    [177.5, 249.7, 5.3, 17],
    (body) => square(body, 'fallingPair', 27, 5.4, { surface: 'black', corner: 9, rise: 1.2 }),
    {
      bezel: { side: 7, end: 7 },
      antennaLine: 11,
      contacts: { count: 3, edge: 'bottom' },
      screen: 'flutes',
      seed: 40,
    },
  ),
  'apple-ipad-air-11-m3': tablet(
    [178.5, 247.6, 6.1, 18],
    (body) => pill(body, 6.2, { count: 1, flash: 'inside' }),
    {
      contacts: { count: 3, edge: 'bottom' },
      screen: 'silk',
      seed: 41,
    },
  ),
  'apple-ipad-a16': tablet([179.5, 248.6, 7, 18], (body) => column(body, 1, 6.4), {
    bezel: { side: 10, end: 10 },
    contacts: { count: 3, edge: 'side' },
    screen: 'orbs',
    seed: 42,
  }),
  'apple-ipad-mini-a17-pro': tablet([134.8, 195.4, 6.3, 16], (body) => column(body, 1, 6), {
    bezel: { side: 8, end: 8 },
    antennaLine: 21,
    screen: 'silk',
    seed: 43,
  }),
  'apple-ipad-9th-gen': tablet([174.1, 250.6, 7.5, 9], single, {
    bezel: { side: 8, end: 20 },
    antennaLine: 22,
    contacts: { count: 3, edge: 'side' },
    homeButton: true,
    screen: 'flutes',
    seed: 44,
  }),
  'samsung-galaxy-tab-s9': tablet(
    [165.8, 254.3, 5.9, 12],
    (body) => pill(body, 6.6, { count: 1 }),
    {
      bezel: { side: 9, end: 9 },
      penGroove: true,
      screen: 'orbs',
      seed: 45,
    },
  ),
  'google-pixel-tablet': tablet([169, 258, 8.1, 17], single, {
    bezel: { side: 11, end: 11 },
    back: 'polymer',
    contacts: { count: 4, edge: 'bottom' },
    screen: 'silk',
    seed: 46,
  }),
  'samsung-galaxy-tab-a9-plus': tablet([168.7, 257.1, 6.9, 10], (body) => column(body, 1, 5.6), {
    bezel: { side: 10, end: 10 },
    antennaLine: 20,
    screen: 'flutes',
    seed: 47,
  }),
}

const LARGEST = 258
const STANDARD_TABLET = tablet([175, 250, 6.5, 15], single)

/** The parameters of a tablet; a family without its own gets a plain one. */
export function tabletParameters(id: string): TabletParameters {
  return TABLETS[id] ?? STANDARD_TABLET
}

export function tabletPresence({ height }: TabletParameters): number {
  return Math.min(1, (height / LARGEST) ** 0.8)
}

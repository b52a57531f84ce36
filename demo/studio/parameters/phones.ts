import type { PhoneParameters } from '../models/phone/parameters.ts'
import { bar, broadTriangle, column, columnAndSide, level, pill, square } from './camera-layouts.ts'

type Body = Pick<PhoneParameters, 'width' | 'height' | 'depth' | 'corner'>
type Details = Partial<Omit<PhoneParameters, 'cameras'>>
type Cameras = (body: Body) => PhoneParameters['cameras']

const STANDARD = {
  side: 'flat',
  frame: 'brushed',
  back: 'matteGlass',
  bezel: 1.7,
  cutout: 'hole',
  screen: 'silk',
  seed: 1,
} as const satisfies Details

/** Width, height and depth are the manufacturers'; corner radii and places of lenses are our own. */
function phone(
  [width, height, depth, corner]: readonly [number, number, number, number],
  cameras: Cameras,
  details: Details = {},
): PhoneParameters {
  const body = { width, height, depth, corner }
  return { ...STANDARD, ...body, cameras: cameras(body), ...details }
}

export const PHONES: Readonly<Record<string, PhoneParameters>> = {
  'apple-iphone-17-pro-max': phone(
    [78, 163.4, 8.75, 17],
    (body) => broadTriangle(body, { height: 39, radius: 8.3, gap: 2.6 }),
    {
      frame: 'blasted',
      back: 'metal',
      cutout: 'island',
      bezel: 1.2,
      screen: 'flutes',
      seed: 17,
      dated: true,
    },
  ),
  'apple-iphone-17': phone(
    [71.5, 149.6, 7.95, 16.5],
    (body) => pill(body, 7.4, { flash: 'inside' }),
    { frame: 'blasted', cutout: 'island', bezel: 1.3, screen: 'orbs', seed: 4 },
  ),
  'apple-iphone-air': phone(
    [74.7, 156.2, 5.64, 17],
    (body) =>
      bar(body, {
        surface: 'body',
        top: 5,
        width: 66,
        height: 17.5,
        lenses: [-23],
        radius: 7,
        flash: 24,
      }),
    { frame: 'polished', cutout: 'island', bezel: 1.3, screen: 'flutes', seed: 5 },
  ),
  'samsung-galaxy-s25-ultra': phone([77.6, 162.8, 8.2, 8.5], (body) => columnAndSide(body, 7), {
    bezel: 1.1,
    screen: 'silk',
    seed: 25,
  }),
  'samsung-galaxy-s24': phone([70.6, 147, 7.6, 12.5], (body) => column(body, 3, 6.3), {
    frame: 'blasted',
    bezel: 1.3,
    screen: 'orbs',
    seed: 24,
  }),
  'samsung-galaxy-z-flip6': phone(
    [71.9, 165.1, 6.9, 10.5],
    () => level({ y: 17, lenses: [24.5, 9.5], radius: 6, flash: -1.5 }),
    { frame: 'polished', folds: true, screen: 'silk', seed: 7 },
  ),
  'motorola-razr-2024': phone(
    [74, 171.4, 7.3, 15.5],
    () => level({ y: 18.5, lenses: [-24, -8], radius: 6.6, flash: 4.5 }),
    { back: 'leather', folds: true, bezel: 2, screen: 'orbs', seed: 15 },
  ),
  'samsung-galaxy-a54-5g': phone([76.7, 158.2, 8.2, 12.5], (body) => column(body, 3, 5.6, 4.2), {
    side: 'round',
    frame: 'polished',
    back: 'glossyGlass',
    bezel: 2.6,
    screen: 'silk',
    seed: 54,
  }),
  'samsung-galaxy-s21-5g': phone(
    [71.2, 151.7, 7.9, 10.5],
    (body) => pill(body, 6.6, { count: 3, surface: 'metal' }),
    { side: 'round', frame: 'polished', bezel: 1.6, screen: 'flutes', seed: 21 },
  ),
  'apple-iphone-16-pro': phone(
    [71.5, 149.6, 8.25, 16.5],
    (body) => square(body, 'triangle', 38.5, 8.3),
    {
      cutout: 'island',
      bezel: 1.2,
      screen: 'silk',
      seed: 16,
    },
  ),
  'apple-iphone-16-pro-max': phone(
    [77.6, 163, 8.25, 17],
    (body) => square(body, 'triangle', 40, 8.6),
    { cutout: 'island', bezel: 1.2, screen: 'orbs', seed: 19 },
  ),
  'apple-iphone-16': phone([71.6, 147.6, 7.8, 16.5], (body) => pill(body, 7.2), {
    frame: 'blasted',
    cutout: 'island',
    bezel: 1.9,
    screen: 'silk',
    seed: 6,
  }),
  'google-pixel-10': phone(
    [72, 152.8, 8.6, 15],
    (body) =>
      bar(body, {
        surface: 'black',
        top: 13,
        width: 59,
        height: 20,
        lenses: [-20, -5, 10],
        radius: 6.2,
        flash: 22.5,
      }),
    { frame: 'blasted', back: 'glossyGlass', screen: 'flutes', seed: 10 },
  ),
  'google-pixel-9-pro': phone(
    [72, 152.8, 8.5, 15],
    (body) =>
      bar(body, {
        surface: 'metal',
        top: 12,
        width: 61,
        height: 22,
        lenses: [-19.5, -3, 13.5],
        radius: 7.1,
        flash: 24.5,
      }),
    { frame: 'polished', screen: 'orbs', seed: 9 },
  ),
  'google-pixel-8a': phone(
    [72.7, 152.1, 8.9, 18],
    (body) =>
      bar(body, {
        surface: 'metal',
        top: 15,
        width: 65,
        height: 17,
        lenses: [-22, -8.5],
        radius: 5.8,
        flash: 20,
        corner: 5,
        rise: 1.2,
      }),
    { side: 'round', frame: 'blasted', back: 'polymer', bezel: 3, screen: 'silk', seed: 8 },
  ),
  'oneplus-13': phone(
    [76.5, 162.9, 8.5, 13],
    (body) =>
      square(body, 'four', 46, 7.2, {
        surface: 'black',
        corner: 23,
        rise: 2.1,
        x: -8,
        y: body.height / 2 - 33,
      }),
    { bezel: 1.2, screen: 'flutes', seed: 13 },
  ),
  'nothing-phone-2': phone([76.4, 162.1, 8.6, 15], (body) => column(body, 2, 8, 1.6), {
    frame: 'blasted',
    back: 'glossyGlass',
    screen: 'orbs',
    seed: 2,
    lightStrips: [
      // Round the lenses.
      { middle: [-24.8, 67.65], radius: 10.6, from: 35, to: 180 },
      { from: [-35.4, 62.6], to: [-35.4, 55] },
      { middle: [-24.8, 50.05], radius: 10.6, from: 180, to: 325 },
      { from: [7, 45], to: [28, 70] },
      // A ring round the coil.
      { middle: [0, -2], radius: 24, from: -42, to: 80 },
      { middle: [0, -2], radius: 24, from: 95, to: 150 },
      { middle: [0, -2], radius: 24, from: 165, to: 215 },
      { middle: [0, -2], radius: 24, from: 230, to: 303 },
      { from: [0, -50], to: [0, -63] },
      { from: [0, -69], to: [0, -69.1] },
    ],
  }),
  'sony-xperia-1-v': phone(
    [71, 165, 8.3, 6.5],
    (body) => pill(body, 6.2, { count: 3, flash: 'inside', surface: 'black' }),
    { bezel: 2.8, screen: 'silk', seed: 51 },
  ),
  'fairphone-5': phone(
    [75.8, 161.6, 9.6, 11.5],
    (body) => square(body, 'three', 37, 6.6, { surface: 'black', corner: 11 }),
    { side: 'round', frame: 'blasted', back: 'polymer', bezel: 2.5, screen: 'flutes', seed: 5 },
  ),
  'xiaomi-redmi-note-12': phone(
    [76, 165.7, 7.9, 11],
    (body) => square(body, 'leftPair', 32, 6.2, { corner: 6, rise: 1.3 }),
    { back: 'glossyGlass', bezel: 2.4, screen: 'orbs', seed: 12 },
  ),
  'apple-iphone-14': phone(
    [71.5, 146.7, 7.8, 15.5],
    (body) => square(body, 'fallingPair', 33, 7, { corner: 9 }),
    {
      frame: 'blasted',
      back: 'glossyGlass',
      cutout: 'notch',
      bezel: 1.9,
      screen: 'silk',
      seed: 14,
    },
  ),
  'apple-iphone-13-mini': phone(
    [64.2, 131.5, 7.65, 15],
    (body) => square(body, 'risingPair', 28.5, 6, { corner: 8 }),
    {
      frame: 'blasted',
      back: 'glossyGlass',
      cutout: 'notch',
      bezel: 1.8,
      screen: 'flutes',
      seed: 3,
    },
  ),
  'apple-iphone-12': phone(
    [71.5, 146.7, 7.4, 15.5],
    (body) => square(body, 'leftPair', 29, 6, { corner: 8, rise: 1.2 }),
    { frame: 'blasted', back: 'glossyGlass', cutout: 'notch', bezel: 2, screen: 'orbs', seed: 22 },
  ),
  'apple-iphone-11': phone(
    [75.7, 150.9, 8.3, 15],
    (body) => square(body, 'leftPair', 31, 6.4, { corner: 12, rise: 1.1 }),
    {
      side: 'round',
      frame: 'blasted',
      back: 'glossyGlass',
      cutout: 'notch',
      bezel: 3.4,
      screen: 'silk',
      seed: 11,
    },
  ),
}

const LARGEST = 168
const STANDARD_PHONE = phone([72, 150, 8.2, 14], (body) => square(body, 'risingPair', 31, 6.6))

/** The parameters of a phone; a family without its own gets a plain one. */
export function phoneParameters(id: string): PhoneParameters {
  return PHONES[id] ?? STANDARD_PHONE
}

export function phonePresence({ height }: PhoneParameters): number {
  return Math.min(1, (height / LARGEST) ** 0.8)
}

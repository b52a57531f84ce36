import type { HeadphonesParameters } from '../models/headphones/parameters.ts'

type Cup = HeadphonesParameters['cup']
type Band = HeadphonesParameters['band']

const STANDARD = {
  cushion: { thickness: 19, cover: 'leather' },
  arm: 'yoke',
  joint: 'flare',
  rod: 3,
  metalArm: false,
  folds: true,
  rise: 124,
  span: 124,
  control: 'none',
} as const satisfies Partial<HeadphonesParameters>

function headphones(
  [width, height, depth, corner]: readonly [number, number, number, number],
  cup: Pick<Cup, 'shape' | 'roundness' | 'surface' | 'face'>,
  band: Band,
  details: Partial<HeadphonesParameters> = {},
): HeadphonesParameters {
  return { ...STANDARD, cup: { width, height, depth, corner, ...cup }, band, ...details }
}

/** Outer sizes are the manufacturers'; the shapes of forks, hinges and controls are our own. */
export const HEADPHONES: Readonly<Record<string, HeadphonesParameters>> = {
  'airpods-max-usb-c': headphones(
    [71, 88, 21, 33],
    { shape: 'soft', roundness: 0.78, surface: 'metal', face: 'plain' },
    { width: 27, thickness: 5.6, cover: 'knit', pad: 8 },
    {
      cushion: { thickness: 21, cover: 'knit' },
      arm: 'stem',
      joint: 'socket',
      metalArm: true,
      folds: false,
      control: 'wheel',
      rise: 132,
      span: 126,
    },
  ),
  'sony-wh-1000xm6': headphones(
    [72, 90, 20, 34],
    { shape: 'oval', roundness: 0.6, surface: 'satin', face: 'plain' },
    { width: 36, thickness: 9, cover: 'leather', pad: 9 },
    { rod: 3.6, control: 'keys', rise: 126 },
  ),
  'sony-wh-1000xm5': headphones(
    [70, 88, 24, 35],
    { shape: 'oval', roundness: 1, surface: 'satin', face: 'seam' },
    { width: 25, thickness: 6, cover: 'leather', pad: 6 },
    { arm: 'stem', rod: 3, folds: false, control: 'keys', rise: 128 },
  ),
  'sony-wh-1000xm4': headphones(
    [68, 86, 22, 32],
    { shape: 'oval', roundness: 0.7, surface: 'satin', face: 'plain' },
    { width: 30, thickness: 11, cover: 'leather', pad: 10 },
    { rod: 4.4, rise: 124 },
  ),
  'bose-quietcomfort-ultra': headphones(
    [74, 84, 18, 30],
    { shape: 'oval', roundness: 0.5, surface: 'satin', face: 'plain' },
    { width: 31, thickness: 7, cover: 'leather', pad: 9 },
    { arm: 'strap', metalArm: true, rod: 3.4 },
  ),
  'sennheiser-momentum-4': headphones(
    [80, 82, 19, 37],
    { shape: 'oval', roundness: 0.22, surface: 'satin', face: 'groove' },
    { width: 29, thickness: 7, cover: 'woven', pad: 7 },
    {
      arm: 'stem',
      joint: 'clevis',
      rod: 2.8,
      metalArm: true,
      folds: false,
      control: 'keys',
      rise: 122,
    },
  ),
  'beats-studio-pro': headphones(
    [70, 84, 21, 34],
    { shape: 'oval', roundness: 0.6, surface: 'satin', face: 'disc' },
    { width: 24, thickness: 8, cover: 'polymer', pad: 7 },
    { arm: 'neck', rod: 4, rise: 128 },
  ),
  'beats-solo-4': headphones(
    [60, 66, 16, 30],
    { shape: 'oval', roundness: 0.5, surface: 'satin', face: 'disc' },
    { width: 20, thickness: 7, cover: 'polymer', pad: 5 },
    {
      arm: 'neck',
      rod: 3.6,
      cushion: { thickness: 14, cover: 'leather' },
      rise: 112,
      span: 128,
    },
  ),
}

export function headphonesParameters(id: string): HeadphonesParameters {
  return (
    HEADPHONES[id] ??
    headphones(
      [71, 84, 20, 33],
      { shape: 'oval', roundness: 0.6, surface: 'satin', face: 'plain' },
      { width: 28, thickness: 8, cover: 'leather', pad: 8 },
    )
  )
}

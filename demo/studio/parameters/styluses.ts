import type { StylusParameters } from '../models/stylus/parameters.ts'

const STANDARD = {
  length: 160,
  section: 'round',
  width: 8.8,
  thickness: 8.8,
  taper: 19,
  tip: 'nib',
  surface: 'matte',
  accent: '#f2f2f0',
  cap: false,
  button: 'none',
  ring: false,
} as const satisfies StylusParameters

export const STYLUSES: Readonly<Record<string, StylusParameters>> = {
  'apple-pencil-pro': { ...STANDARD, length: 166, section: 'flat', width: 8.9, thickness: 8.9 },
  'apple-pencil-usb-c': {
    ...STANDARD,
    length: 165,
    section: 'flat',
    width: 7.5,
    thickness: 7.5,
    taper: 17,
    cap: true,
  },
  'samsung-s-pen-pro': {
    ...STANDARD,
    length: 173.6,
    width: 9.6,
    thickness: 9.6,
    taper: 30,
    accent: '#1b1c1e',
    button: 'rocker',
    ring: true,
  },
  'samsung-s-pen-fold-edition': {
    ...STANDARD,
    length: 156,
    section: 'slab',
    width: 8.6,
    thickness: 6.6,
    taper: 20,
    tip: 'dome',
    surface: 'satin',
    accent: '#8b8d90',
    button: 'rocker',
  },
  'logitech-crayon-usb-c': {
    ...STANDARD,
    length: 163,
    section: 'slab',
    width: 12,
    thickness: 8,
    taper: 17,
    surface: 'metal',
    accent: '#e9e9e7',
    button: 'round',
  },
}

/** The parameters of a stylus; a family without its own gets a plain round one. */
export function stylusParameters(id: string): StylusParameters {
  return STYLUSES[id] ?? STANDARD
}

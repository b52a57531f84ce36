import type { ChargerParameters } from '../models/charger/parameters.ts'

export const CHARGERS: Readonly<Record<string, ChargerParameters>> = {
  'apple-20w-usb-c-power-adapter': {
    form: 'adapter',
    width: 40,
    height: 43,
    depth: 30,
    corner: 9,
    plug: 'blades',
    ports: [{ type: 'usbC', y: 0 }],
    surface: 'gloss',
    grooves: false,
  },
  'apple-35w-dual-usb-c-power-adapter': {
    form: 'adapter',
    width: 30,
    height: 58,
    depth: 54,
    corner: 9,
    plug: 'blades',
    ports: [
      { type: 'usbC', y: 9.5 },
      { type: 'usbC', y: -9.5 },
    ],
    surface: 'gloss',
    grooves: false,
  },
  'apple-magsafe-charger-25w': { form: 'puck', radius: 28, thickness: 5.4 },
  'anker-735-gan-65w': {
    form: 'adapter',
    width: 29,
    height: 66,
    depth: 38,
    corner: 6,
    plug: 'blades',
    ports: [
      { type: 'usbC', y: 21 },
      { type: 'usbC', y: 6 },
      { type: 'usbA', y: -13 },
    ],
    surface: 'satin',
    grooves: true,
  },
  'belkin-boostcharge-pro-3-in-1-stand': {
    form: 'tree',
    baseWidth: 132,
    baseDepth: 84,
    height: 158,
  },
  'google-pixel-stand-2': { form: 'easel', width: 74, height: 118, footRadius: 41 },
}

const STANDARD_CHARGER: ChargerParameters = {
  form: 'adapter',
  width: 36,
  height: 44,
  depth: 34,
  corner: 8,
  plug: 'blades',
  ports: [{ type: 'usbC', y: 0 }],
  surface: 'satin',
  grooves: false,
}

/** The parameters of a charger; a family without its own gets a small adapter. */
export function chargerParameters(id: string): ChargerParameters {
  return CHARGERS[id] ?? STANDARD_CHARGER
}

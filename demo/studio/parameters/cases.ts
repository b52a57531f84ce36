import { finishOf } from '../materials/finish.ts'
import type { CaseParameters } from '../models/case/parameters.ts'
import type { CameraArray } from '../models/shared/camera-array.ts'
import { broadTriangle, square } from './camera-layouts.ts'
import { phoneParameters } from './phones.ts'
import { SHADES } from './shades.ts'

const STANDARD = {
  surface: 'silicone',
  wall: 1.5,
  thickness: 1.7,
  buttons: 'covered',
  magnets: false,
  airCorners: false,
  eyelets: false,
} as const satisfies Partial<CaseParameters>

/** A case for a phone of the shop, shown on that phone in one of its colours. */
function caseFor(
  phoneId: string,
  color: string,
  details: Partial<CaseParameters> = {},
): CaseParameters {
  const phone = phoneParameters(phoneId)
  return { ...STANDARD, phone, phoneFinish: finishOf(color, SHADES[phoneId]), ...details }
}

/** A phone that the shop does not sell: one that it sells, with other cameras. */
function relative(
  phoneId: string,
  cameras: (body: { width: number; height: number }) => CameraArray,
  size: { readonly width?: number; readonly height?: number } = {},
) {
  const phone = { ...phoneParameters(phoneId), ...size }
  return { ...phone, cameras: cameras(phone) }
}

export const CASES: Readonly<Record<string, CaseParameters>> = {
  'iphone-14-silicone-case': caseFor('apple-iphone-14', 'midnight'),
  'iphone-14-pro-leather-case': caseFor('apple-iphone-14', 'space black', {
    phone: relative('apple-iphone-16-pro', (body) => square(body, 'triangle', 37, 8)),
    surface: 'leather',
    buttons: 'metal',
  }),
  'iphone-15-finewoven-case': caseFor('apple-iphone-16', 'sky blue', {
    phone: relative('apple-iphone-16', (body) =>
      square(body, 'fallingPair', 33.5, 7.2, { corner: 10 }),
    ),
    surface: 'fineTwill',
    buttons: 'metal',
  }),
  'iphone-16-clear-case': caseFor('apple-iphone-16', 'ultramarine', {
    surface: 'clear',
    magnets: true,
  }),
  'iphone-16-pro-silicone-case': caseFor('apple-iphone-16-pro', 'natural titanium'),
  'iphone-17-pro-techwoven-case': caseFor('apple-iphone-17-pro-max', 'deep blue', {
    phone: relative(
      'apple-iphone-17-pro-max',
      (body) => broadTriangle(body, { height: 36.5, radius: 7.8, gap: 2.4 }),
      { width: 71.9, height: 150 },
    ),
    surface: 'jacquard',
    buttons: 'metal',
    eyelets: true,
  }),
  'pixel-9-pro-case': caseFor('google-pixel-9-pro', 'hazel', { surface: 'matte', wall: 1.7 }),
  'spigen-ultra-hybrid-galaxy-s25': caseFor('samsung-galaxy-s24', 'navy', {
    surface: 'clear',
    wall: 1.9,
    airCorners: true,
  }),
}

const STANDARD_CASE = caseFor('apple-iphone-16', 'black')

/** The parameters of a case; a family without its own gets a silicone case. */
export function caseParameters(id: string): CaseParameters {
  return CASES[id] ?? STANDARD_CASE
}

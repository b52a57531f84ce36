import { TALL, WIDE } from './formats.ts'
import type { Shot } from './shot.ts'

const PRO = 'apple-iphone-16-pro'
const CASE = 'iphone-17-pro-techwoven-case'

/**
 * Where the products are: titles are on the left of a wide banner and at the top of a tall one. Frames end below the
 * picture where products rise from its lower edge; nothing touches the other edges, beside which the ground runs on.
 */
const RIGHT = { left: 1060, top: 0, width: 1440, height: 1024 } as const
const RISING = { left: 1080, top: 64, width: 1400, height: 1240 } as const
const LOWER = { left: 0, top: 640, width: 1120, height: 740 } as const
const LOWER_RISING = { left: 20, top: 600, width: 1080, height: 960 } as const

/** One phone in each of its colours. */
const titans = {
  props: [
    { family: PRO, color: 'desert titanium', turn: 195, at: [-62, 0, 26] },
    { family: PRO, color: 'natural titanium', turn: 8, at: [0, 0, -30] },
    { family: PRO, color: 'black titanium', turn: 199, at: [62, 0, 26] },
  ],
  camera: { pitch: 3, fieldOfView: 30 },
  rises: true,
  studio: 'even',
  exposure: 1.05,
  floorShadow: 0,
} as const

/** The cameras, as large as possible; the phone rises from the picture's lower edge. */
const cameras = {
  props: [{ family: PRO, color: 'desert titanium', turn: 180, roll: -24 }],
  fill: 1,
  rises: true,
  studio: 'even',
  exposure: 1.05,
  floorShadow: 0,
} as const

const company = {
  props: [
    { family: CASE, color: 'sienna', pose: 'worn', turn: 204, at: [-108, 0, -80] },
    { family: 'airpods-max-usb-c', color: 'purple', turn: -34 },
    { family: 'apple-watch-series-10', color: 'rose gold', turn: -31, at: [78, 0, 125] },
    { family: 'airpods-pro-2', color: 'white', pose: 'closed', turn: 16, at: [0, 0, 122] },
  ],
  camera: { pitch: 10, fieldOfView: 24 },
  studio: 'even',
  exposure: 0.98,
  floorShadow: 0.6,
} as const

export const BANNERS: readonly Shot[] = [
  { ...titans, id: 'scene/banner/titans-wide', format: WIDE, frame: RISING, fill: 0.96 },
  { ...titans, id: 'scene/banner/titans-tall', format: TALL, frame: LOWER_RISING, fill: 0.96 },
  {
    ...cameras,
    id: 'scene/banner/cameras-wide',
    format: WIDE,
    frame: { left: 1060, top: 0, width: 1500, height: 1024 },
    camera: {
      yaw: -8,
      pitch: 7,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 2.05, shift: [13, -11, 0] },
    },
  },
  {
    ...cameras,
    id: 'scene/banner/cameras-tall',
    format: TALL,
    frame: { left: 0, top: 590, width: 1120, height: 810 },
    camera: {
      yaw: -8,
      pitch: 7,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 2, shift: [12, -10, 0] },
    },
  },
  { ...company, id: 'scene/banner/company-wide', format: WIDE, frame: RIGHT, fill: 0.92 },
  { ...company, id: 'scene/banner/company-tall', format: TALL, frame: LOWER, fill: 0.94 },
]

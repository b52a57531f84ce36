import { TALL, WIDE } from './formats.ts'
import type { Shot } from './shot.ts'

const PRO = 'apple-iphone-16-pro'
const CASE = 'iphone-17-pro-techwoven-case'

/** Where the products are: titles are on the left of a wide banner and at the top of a tall one. */
const RIGHT = { left: 1040, top: 0, width: 1020, height: 896 } as const
const LOWER = { left: 0, top: 640, width: 1120, height: 740 } as const

/** One phone in each of its colours. */
const titans = {
  props: [
    { family: PRO, color: 'desert titanium', turn: 206, at: [-58, 0, 8] },
    { family: PRO, color: 'natural titanium', turn: 20, at: [6, 0, -44] },
    { family: PRO, color: 'black titanium', turn: 206, at: [66, 0, 4] },
  ],
  camera: { pitch: 5, fieldOfView: 20 },
  studio: 'darkGoods',
  exposure: 1.05,
  floorShadow: 0.7,
} as const

/** The cameras, as large as possible; the rest of the phone extends beyond the picture. */
const cameras = {
  props: [{ family: PRO, color: 'desert titanium', turn: 180 }],
  fill: 1,
  bleeds: true,
  studio: 'darkGoods',
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
  { ...titans, id: 'scene/banner/titans-wide', format: WIDE, frame: RIGHT, fill: 0.86 },
  { ...titans, id: 'scene/banner/titans-tall', format: TALL, frame: LOWER, fill: 0.94 },
  {
    ...cameras,
    id: 'scene/banner/cameras-wide',
    format: WIDE,
    frame: { left: 1000, top: 0, width: 1240, height: 896 },
    props: [{ family: PRO, color: 'desert titanium', turn: 180, roll: -74 }],
    camera: {
      yaw: 24,
      pitch: 14,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1.6, shift: [16, 0, 0] },
    },
  },
  {
    ...cameras,
    id: 'scene/banner/cameras-tall',
    format: TALL,
    frame: { left: 0, top: 620, width: 1120, height: 780 },
    camera: {
      yaw: -30,
      pitch: 16,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1.75, shift: [11, -4, 0] },
    },
  },
  { ...company, id: 'scene/banner/company-wide', format: WIDE, frame: RIGHT, fill: 0.92 },
  { ...company, id: 'scene/banner/company-tall', format: TALL, frame: LOWER, fill: 0.94 },
]

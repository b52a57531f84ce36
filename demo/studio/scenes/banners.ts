import { TALL, WIDE } from './formats.ts'
import { DAY, RAILS, RIM } from './lights.ts'
import type { Shot } from './shot.ts'

const PRO = 'apple-iphone-16-pro'

/**
 * Where the products are: titles are on the left of a wide banner and at the top of a tall one. Wide ones may be cut
 * off above and below, tall ones below; nothing touches the other edges, beside which the ground runs on.
 */
const RIGHT = { left: 1000, top: 0, width: 1560, height: 1024 } as const
const LOWER = { left: 0, top: 600, width: 1120, height: 800 } as const

const CLOSE = { fill: 1, bleeds: true, floorShadow: 0 } as const

/** One phone in each of its colours, seen along their frames. */
const titans = {
  ...CLOSE,
  props: [
    { family: PRO, color: 'black titanium', turn: 250, at: [-62, 0, 44] },
    { family: PRO, color: 'natural titanium', turn: 250, at: [-32, 0, 4] },
    { family: PRO, color: 'desert titanium', turn: 250, at: [-2, 0, -36] },
  ],
  studio: RAILS,
  exposure: 1.3,
} as const

/** The cameras; the phone's lower end fades into the ground. */
const cameras = { ...CLOSE, studio: RIM, exposure: 1.3 } as const

const MAX = { family: 'airpods-max-usb-c', color: 'purple' } as const

const company = { ...CLOSE, studio: DAY, exposure: 0.84 } as const

export const BANNERS: readonly Shot[] = [
  {
    ...titans,
    id: 'scene/banner/titans-wide',
    format: WIDE,
    frame: RIGHT,
    camera: {
      pitch: 12,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1.64, shift: [25, -2, 0] },
    },
  },
  {
    ...titans,
    id: 'scene/banner/titans-tall',
    format: TALL,
    frame: LOWER,
    camera: {
      pitch: 12,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1.75, shift: [19, -3, 0] },
    },
  },
  {
    ...cameras,
    id: 'scene/banner/cameras-wide',
    format: WIDE,
    frame: RIGHT,
    fade: { right: 460 },
    props: [{ family: PRO, color: 'desert titanium', turn: 180, roll: -30 }],
    camera: {
      yaw: -31,
      pitch: 15,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1, shift: [9, -4, 0] },
    },
  },
  {
    ...cameras,
    id: 'scene/banner/cameras-tall',
    format: TALL,
    frame: { left: 0, top: 420, width: 1120, height: 980 },
    fade: { right: 300 },
    props: [{ family: PRO, color: 'desert titanium', turn: 180, roll: -34 }],
    camera: {
      yaw: -31,
      pitch: 15,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 1.75, shift: [16, 10.5, 0] },
    },
  },
  {
    ...company,
    id: 'scene/banner/company-wide',
    format: WIDE,
    frame: RIGHT,
    props: [{ ...MAX, turn: -54 }],
    camera: {
      pitch: 10,
      fieldOfView: 24,
      closeUp: { part: 'control', times: 7, shift: [-12, -16, 0] },
    },
  },
  {
    ...company,
    id: 'scene/banner/company-tall',
    format: TALL,
    frame: LOWER,
    props: [{ ...MAX, turn: -48 }],
    camera: {
      pitch: 8,
      fieldOfView: 24,
      closeUp: { part: 'control', times: 11.8, shift: [-33, 30, 0] },
    },
  },
]

import { SQUARE } from './formats.ts'
import type { Shot } from './shot.ts'

const tile = {
  format: SQUARE,
  frame: { left: 0, top: 0, width: 800, height: 800 },
  fill: 0.84,
  floorShadow: 0.6,
  studio: 'even',
  exposure: 0.98,
} as const

export const CATEGORIES: readonly Shot[] = [
  {
    ...tile,
    id: 'scene/category/phones',
    props: [
      { family: 'apple-iphone-17', color: 'lavender', turn: 204, at: [-64, 0, -44] },
      {
        family: 'samsung-galaxy-s25-ultra',
        color: 'titanium silverblue',
        turn: 204,
        at: [-4, 0, 14],
      },
      { family: 'google-pixel-10', color: 'lemongrass', turn: 22, at: [68, 0, -40] },
    ],
    camera: { pitch: 5, fieldOfView: 18 },
  },
  {
    ...tile,
    id: 'scene/category/tablets',
    props: [
      { family: 'apple-ipad-pro-11-m4', color: 'silver', turn: 204, at: [-74, 0, -80] },
      { family: 'apple-ipad-air-11-m3', color: 'blue', turn: 22 },
      { family: 'apple-pencil-pro', color: 'white', turn: -20, roll: 12, at: [86, 0, 50] },
    ],
    camera: { pitch: 5, fieldOfView: 18 },
  },
  {
    ...tile,
    id: 'scene/category/accessories',
    props: [
      { family: 'beats-solo-4', color: 'slate blue', turn: -34 },
      { family: 'apple-watch-series-9', color: 'starlight', turn: -28, at: [2, 0, 112] },
      { family: 'pixel-buds-pro-2', color: 'hazel', pose: 'closed', turn: -20, at: [84, 0, 112] },
    ],
    camera: { pitch: 17, fieldOfView: 20 },
  },
]

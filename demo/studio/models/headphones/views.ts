import type { View } from '../view.ts'

export const headphonesViews = [
  {
    name: 'card',
    placements: [{ turn: -38 }],
    camera: { pitch: 8, fieldOfView: 20 },
    floorShadow: 0.5,
    fill: 0.9,
  },
  {
    name: 'front',
    placements: [{ turn: 0 }],
    camera: { pitch: 4, fieldOfView: 20 },
    floorShadow: 0.5,
    fill: 0.9,
  },
  {
    name: 'side',
    placements: [{ turn: -66 }],
    camera: { pitch: 4, fieldOfView: 18 },
    floorShadow: 0.5,
    fill: 0.88,
  },
  {
    name: 'flat',
    placements: [{ pose: 'flat', turn: -14, tilt: 90 }],
    camera: { pitch: 58, fieldOfView: 18 },
    floorShadow: 0.5,
    fill: 0.9,
  },
] as const satisfies readonly View[]

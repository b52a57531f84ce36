import type { View } from '../view.ts'

export const headphonesViews = [
  {
    name: 'card',
    placements: [{ turn: -38 }],
    camera: { pitch: 8, fieldOfView: 20 },
    fill: 0.94,
  },
  {
    name: 'front',
    placements: [{ turn: 0 }],
    camera: { pitch: 4, fieldOfView: 20 },
    fill: 0.94,
  },
  {
    name: 'side',
    placements: [{ turn: -66 }],
    camera: { pitch: 4, fieldOfView: 18 },
    fill: 0.9,
  },
  {
    name: 'flat',
    placements: [{ pose: 'flat', turn: -14, roll: 4 }],
    camera: { pitch: 6, fieldOfView: 18 },
    fill: 0.92,
  },
] as const satisfies readonly View[]

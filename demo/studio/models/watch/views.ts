import type { View } from '../view.ts'

export const watchViews = [
  {
    name: 'card',
    placements: [{ turn: -31 }],
    camera: { pitch: 9, fieldOfView: 20 },
    floorShadow: 0.5,
    fill: 0.95,
  },
  {
    name: 'front',
    placements: [{ turn: 0 }],
    camera: { pitch: 3, fieldOfView: 20 },
    floorShadow: 0.45,
  },
  {
    name: 'side',
    placements: [{ turn: -68 }],
    camera: { pitch: 6, fieldOfView: 18 },
    floorShadow: 0.5,
    fill: 0.95,
  },
  {
    name: 'clasp',
    placements: [{ turn: 146 }],
    camera: { pitch: 12, fieldOfView: 20 },
    floorShadow: 0.5,
    fill: 0.95,
  },
] as const satisfies readonly View[]

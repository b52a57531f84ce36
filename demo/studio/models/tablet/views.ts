import type { View } from '../view.ts'

export const tabletViews = [
  {
    name: 'card',
    placements: [{ turn: 24 }, { turn: 204, at: [-66, 0, -74] }],
    camera: { pitch: 4 },
    floorShadow: 0.5,
    fill: 0.94,
  },
  {
    name: 'front',
    placements: [{ turn: -20 }],
    camera: { pitch: 4 },
    floorShadow: 0.5,
    fill: 0.92,
  },
  { name: 'back', placements: [{ turn: 204 }], camera: { pitch: 4 }, floorShadow: 0.5, fill: 0.92 },
] as const satisfies readonly View[]

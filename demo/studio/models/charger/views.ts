import type { View } from '../view.ts'

export const chargerViews = [
  {
    name: 'card',
    placements: [{ pose: 'card' }],
    camera: { pitch: 19 },
    floorShadow: 0.55,
    fill: 0.88,
  },
  {
    name: 'front',
    placements: [{ pose: 'front' }],
    camera: { pitch: 6 },
    floorShadow: 0.5,
    fill: 0.8,
  },
  {
    name: 'back',
    placements: [{ pose: 'back', turn: -28 }],
    camera: { pitch: 16 },
    floorShadow: 0.55,
    fill: 0.8,
  },
  {
    name: 'detail',
    placements: [{ pose: 'detail', turn: -32 }],
    camera: {
      pitch: 18,
      fieldOfView: 24,
      closeUp: { part: 'detail', times: 1.45 },
    },
    bleeds: true,
  },
] as const satisfies readonly View[]

import type { View } from '../view.ts'

export const keyboardViews = [
  {
    name: 'card',
    placements: [{ pose: 'card' }],
    camera: { pitch: 24 },
    floorShadow: 0.5,
    fill: 0.93,
  },
  {
    name: 'front',
    placements: [{ pose: 'front' }],
    camera: { pitch: 20 },
    floorShadow: 0.4,
    fill: 0.93,
  },
  {
    name: 'side',
    placements: [{ pose: 'side', turn: 128 }],
    camera: { pitch: 14 },
    floorShadow: 0.5,
    fill: 0.92,
  },
  {
    name: 'detail',
    placements: [{ pose: 'detail', turn: 16 }],
    camera: {
      pitch: 10,
      fieldOfView: 26,
      closeUp: { part: 'detail', times: 1.3, shift: [-44, -12, 0] },
    },
    bleeds: true,
  },
] as const satisfies readonly View[]

import type { View } from '../view.ts'

export const caseViews = [
  {
    name: 'card',
    placements: [
      { pose: 'worn', turn: 202 },
      { pose: 'empty', turn: 24, at: [57, 0, -52] },
    ],
    camera: { pitch: 4 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'back',
    placements: [{ pose: 'worn', turn: 180 }],
    camera: { pitch: 3 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'inside',
    placements: [{ pose: 'empty', turn: -30 }],
    camera: { pitch: 6 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'detail',
    placements: [{ pose: 'worn', turn: 180 }],
    camera: {
      yaw: -34,
      pitch: 22,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 2.2, shift: [9, -13, 0] },
    },
    bleeds: true,
  },
] as const satisfies readonly View[]

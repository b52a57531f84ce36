import type { View } from '../view.ts'

export const earbudsViews = [
  {
    name: 'card',
    placements: [
      { pose: 'closed', turn: -14 },
      { pose: 'right', turn: 26, roll: 5, at: [-19, 0, 34] },
      { pose: 'left', turn: -30, roll: -4, at: [17, 0, 40] },
    ],
    camera: { pitch: 11, fieldOfView: 20 },
    floorShadow: 0.55,
    fill: 0.94,
  },
  {
    name: 'buds',
    placements: [
      { pose: 'right', turn: 24, roll: 6, at: [-12.5, 0, 0] },
      { pose: 'left', turn: 150, roll: -4, at: [12.5, 0, 0] },
    ],
    camera: { pitch: 7, fieldOfView: 18 },
    floorShadow: 0.5,
    fill: 0.9,
  },
  {
    name: 'case',
    placements: [{ pose: 'open', turn: -22 }],
    camera: { pitch: 20, fieldOfView: 20 },
    floorShadow: 0.55,
    fill: 0.9,
  },
] as const satisfies readonly View[]

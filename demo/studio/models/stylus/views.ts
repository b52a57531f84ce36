import type { View } from '../view.ts'

export const stylusViews = [
  {
    name: 'card',
    placements: [
      { roll: -18, tilt: 57 },
      { roll: 162, tilt: 57, at: [22, 3, -6] },
    ],
    camera: { pitch: 0, fieldOfView: 34 },
    fill: 0.94,
    exposure: 0.74,
  },
  {
    name: 'front',
    placements: [{ turn: -20, roll: 33 }],
    camera: { pitch: 0 },
    fill: 0.94,
  },
  {
    name: 'tip',
    placements: [{ turn: -24, roll: -34 }],
    camera: { fieldOfView: 22, closeUp: { part: 'tip', times: 2.1, shift: [6, 9, 0] } },
    bleeds: true,
  },
  {
    name: 'end',
    placements: [{ turn: -24, roll: 146, tilt: 24 }],
    camera: { pitch: 10, fieldOfView: 22, closeUp: { part: 'end', times: 2.4, shift: [7, 8, 0] } },
    bleeds: true,
  },
] as const satisfies readonly View[]

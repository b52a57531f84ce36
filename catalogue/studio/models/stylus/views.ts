import type { View } from '../view.ts'

export const stylusViews = [
  {
    name: 'card',
    placements: [
      { turn: -24, roll: -33, tilt: 30 },
      { turn: 24, roll: 146, tilt: 30, at: [34, -4, -30] },
    ],
    camera: { pitch: 0, fieldOfView: 26 },
    fill: 0.94,
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
    camera: { pitch: 10, fieldOfView: 22, closeUp: { part: 'end', times: 2, shift: [10, 6, 0] } },
    bleeds: true,
  },
] as const satisfies readonly View[]

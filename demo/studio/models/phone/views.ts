import type { View } from '../view.ts'

export const phoneViews = [
  {
    name: 'card',
    placements: [{ turn: 200 }, { turn: 20, at: [58, 0, -50] }],
    camera: { pitch: 4 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'front',
    placements: [{ turn: -22 }],
    camera: { pitch: 4 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'back',
    placements: [{ turn: 204 }],
    camera: { pitch: 4 },
    floorShadow: 0.55,
    fill: 0.92,
  },
  {
    name: 'detail',
    placements: [{ turn: 180 }],
    camera: {
      yaw: -34,
      pitch: 20,
      fieldOfView: 24,
      closeUp: { part: 'cameras', times: 2.1, shift: [9, -14, 0] },
    },
    frames: 6,
    bleeds: true,
  },
] as const satisfies readonly View[]

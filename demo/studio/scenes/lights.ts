import type { Softbox, Studio } from '../light/studio.ts'

/** Lamps behind the product draw its edges; in front is little light, so that the rest sinks into the ground. */
const ABOVE: Softbox = {
  direction: [0.1, 1, -0.35],
  halfWidth: 1,
  halfHeight: 0.35,
  radiance: 10,
  feather: 0.5,
}
const LEFT_RIM: Softbox = {
  direction: [-1, 0.15, -0.45],
  halfWidth: 0.35,
  halfHeight: 1.3,
  radiance: 12,
  feather: 0.5,
}
const RIGHT_RIM: Softbox = {
  direction: [0.9, 0.3, -0.8],
  halfWidth: 0.35,
  halfHeight: 1.2,
  radiance: 9,
  feather: 0.5,
}

/** For a back that is seen a little from the left. */
export const RIM: Studio = {
  zenith: 0.12,
  horizon: 0.05,
  ground: 0.06,
  behind: 0.25,
  softboxes: [
    LEFT_RIM,
    RIGHT_RIM,
    ABOVE,
    {
      direction: [-0.9, 0.75, 0.9],
      halfWidth: 0.6,
      halfHeight: 0.9,
      radiance: 3.4,
      feather: 0.9,
      falloff: 0.6,
    },
    { direction: [0.6, 0.15, 1], halfWidth: 0.3, halfHeight: 1.2, radiance: 1, feather: 1 },
  ],
}

/** For frames that face the camera and backs that face to the right. */
export const RAILS: Studio = {
  zenith: 0.14,
  horizon: 0.05,
  ground: 0.06,
  behind: 0.6,
  softboxes: [
    { direction: [-1, 0.2, 0.1], halfWidth: 0.16, halfHeight: 1.4, radiance: 7, feather: 0.6 },
    {
      direction: [-0.62, 0.2, 0.78],
      halfWidth: 0.12,
      halfHeight: 1.3,
      radiance: 3.4,
      feather: 0.8,
      falloff: 0.5,
    },
    {
      direction: [-0.8, 0.3, 0.9],
      halfWidth: 0.4,
      halfHeight: 0.9,
      radiance: 1.6,
      feather: 0.9,
      falloff: 0.4,
    },
    {
      direction: [0.83, 0.5, -0.56],
      halfWidth: 0.3,
      halfHeight: 0.7,
      radiance: 1.2,
      feather: 1,
      falloff: 0.9,
    },
    { ...ABOVE, direction: [0.1, 1, -0.5] },
    { direction: [0.55, 0.2, -1], halfWidth: 0.12, halfHeight: 1.2, radiance: 2.4, feather: 0.8 },
  ],
}

/** For a light ground: dark walls give a light product its outline. */
export const DAY: Studio = {
  zenith: 0.3,
  horizon: 0.1,
  ground: 0.24,
  behind: 0.12,
  softboxes: [
    {
      direction: [-0.9, 0.5, 0.6],
      halfWidth: 0.4,
      halfHeight: 0.9,
      radiance: 3.6,
      feather: 0.75,
      falloff: 0.4,
    },
    { direction: [1, 0.1, 0.2], halfWidth: 0.12, halfHeight: 1.3, radiance: 6, feather: 0.4 },
    { direction: [0.05, 1, 0.1], halfWidth: 0.9, halfHeight: 0.4, radiance: 3.4, feather: 0.45 },
    { direction: [-1, 0.1, -0.6], halfWidth: 0.2, halfHeight: 1.2, radiance: 8, feather: 0.4 },
    { direction: [0.9, 0.25, -0.9], halfWidth: 0.3, halfHeight: 1.1, radiance: 7, feather: 0.4 },
  ],
}

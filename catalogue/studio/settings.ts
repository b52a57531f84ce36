/** Pixels and frames of the pictures from which all sizes are made. */
export const MASTER = { width: 1280, height: 1600, frames: 28 } as const

/** For a quick look: enough to judge shape and light. */
export const PREVIEW = { width: 480, height: 600, frames: 10 } as const

/** sharp's quality by width; small pictures stand on cards by the dozen and must be light. */
export const QUALITY = {
  avif: { 208: 54, 416: 52, 640: 50, 1280: 44 },
  webp: { 208: 78, 416: 76, 640: 74, 1280: 68 },
} as const

/** sharp's effort for AVIF, 0 to 9: more takes much longer and saves a few bytes in a hundred. */
export const AVIF_EFFORT = 3

/** Pixels and frames of the pictures from which all sizes are made. */
export const MASTER = { width: 1280, height: 1600, frames: 8 } as const

/** For a quick look: enough to judge shape and light. */
export const PREVIEW = { width: 480, height: 600, frames: 5 } as const

/**
 * sharp's quality by width; small pictures stand on cards by the dozen and must be light. WebP's transparency is kept
 * as it is: any loss there draws contour lines into the soft shadows.
 */
export const QUALITY = {
  avif: { 208: 54, 416: 50, 640: 48, 1280: 42 },
  webp: { 208: 70, 416: 60, 640: 56, 1280: 38 },
} as const

/** sharp's effort for AVIF, 0 to 9: more takes much longer and saves little. */
export const AVIF_EFFORT = 3

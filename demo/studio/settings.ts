/** Pixels and averaged frames of the picture from which all files are made. */
export const MASTER = { width: 1280, height: 1600, frames: 6 } as const

/** For previews: enough to judge shape and light. */
export const PREVIEW = { width: 480, height: 600, frames: 5 } as const

/** sharp's quality by width, 1 to 100. Only old browsers load WebP, so that it may be of lower quality. */
export const QUALITY = {
  avif: { 208: 54, 416: 46, 640: 43, 1280: 33 },
  webp: { 208: 54, 416: 30, 640: 20, 1280: 5 },
} as const

/** Alpha in WebP, 0 to 255: the shadow is below `darkest`, its faint edge below `rim`, the product from `solid` on. */
export const SHADOW = { step: 9, rim: 8, darkest: 150, solid: 240 } as const

/** sharp's effort, 0 to 9 for AVIF and 0 to 6 for WebP: more takes much longer and saves little. */
export const AVIF_EFFORT = 3
export const WEBP_EFFORT = 5

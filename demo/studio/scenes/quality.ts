/** sharp's quality, 1 to 100. Scenes are few and large, so it is higher than for most photographs. */
export const SCENE_QUALITY = { avif: 50, webp: 50 } as const

/** sharp's effort, 0 to 9 for AVIF and 0 to 6 for WebP. */
export const SCENE_EFFORT = { avif: 6, webp: 6 } as const

import type { FirstViews } from './settings.ts'

/** Of a large shop (decision 061); the build replaces it. A constant: small shops get none of the code that uses it. */
export const FIRST_VIEWS: FirstViews = undefined

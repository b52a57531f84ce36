import type { Settings } from '#tools/site/settings/read-settings.ts'

/** Of a large shop (decision 061); the build replaces it. A constant: small shops get none of the code that uses it. */
export const FIRST_VIEWS: Settings['first'] = undefined

/** The builds of the shop that the tests open. */
export const BUILDS = {
  /** Without the specified 1.5 seconds of the catalogue's first load: for all tests that do not depend on them. */
  quick: 'http://localhost:4272/',
  /** The production build. */
  real: 'http://localhost:4273/',
  /** The shop of `tests/shops/bicycles`. */
  bicycles: 'http://localhost:4269/',
  /** The shop of `tests/shops/languages`, in six languages. */
  languages: 'http://localhost:4267/',
  /** The demo in long words that are read from right to left (`tests/support/pseudo-language.ts`). */
  pseudo: 'http://localhost:4268/',
} as const

/** A host that has each of these builds, but the real one, in a folder of its name. */
export const HOST_OF_FOLDERS = 'http://localhost:4266/'

/** The languages of the shop of tea, the first one at its address. Products have no texts in English, Spanish and Polish. */
export const LANGUAGES = ['de-DE', 'fr-FR', 'ar', 'en-GB', 'es-ES', 'pl-PL']

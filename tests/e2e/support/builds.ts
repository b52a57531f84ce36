/** Where the tests find the builds of the shop. */
export const BUILDS = {
  /** Without the specified 1.5 seconds of the catalogue's first load: for all tests that do not depend on them. */
  quick: 'http://localhost:4272/',
  /** The production build. */
  real: 'http://localhost:4273/',
  /** The quick build with the catalogue of `other-shop/` in place of its own. */
  otherShop: 'http://localhost:4274/',
} as const

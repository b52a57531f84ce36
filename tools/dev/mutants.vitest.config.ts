import { defineConfig } from 'vitest/config'

/** The tests for mutation testing: those of the rules and the persisted state, without the long random ones. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,state}/**/*.test.ts'],
    exclude: ['tests/state/{convergence,properties}.test.ts'],
    // The code with all its changes is slower.
    testTimeout: 30_000,
  },
})

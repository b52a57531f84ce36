/** How many times more inputs the long tests (`npm run test:long`) try than the everyday ones. */
const LONG = 80

/** The everyday tests try the same inputs in every run, so that a change and its result belong together. */
const SEED = 20_261_122

/** The inputs that a property is tested with: `few` in the everyday tests, many random ones in the long tests. */
export function tries(few = 100): { readonly numRuns: number; readonly seed?: number } {
  return import.meta.env.MODE === 'long' ? { numRuns: LONG * few } : { numRuns: few, seed: SEED }
}

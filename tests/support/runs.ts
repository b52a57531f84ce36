/** How many times more inputs the long tests (`npm run test:long`) try than the everyday ones. */
const LONG = 80

/** How many inputs a property is tested with: `few` in the everyday tests. */
export function runs(few: number): number {
  return import.meta.env.MODE === 'long' ? LONG * few : few
}

/** How often the long tests (`npm run test:long`) try what the everyday ones try once. */
const LONG = 80

/** How many inputs a property is tried with: `few` in the everyday tests. */
export function runs(few: number): number {
  return import.meta.env.MODE === 'long' ? LONG * few : few
}

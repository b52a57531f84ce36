import fc from 'fast-check'

/** What a monkey decides by: the same seed decides the same. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  readonly part: () => number
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number
  readonly oneOf: <const Values extends readonly [unknown, ...unknown[]]>(
    values: Values,
  ) => Values[number]
}

export function createChance(seed: number): Chance {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 })
  if (!draw) throw new Error('There is no chance')
  // Whatever makes edge cases likelier would have a monkey press the first and the last control only.
  const evenly = () => fc.noBias(fc.maxSafeNat())
  const part = () => draw(evenly) / (Number.MAX_SAFE_INTEGER + 1)
  return {
    part,
    between: (min, max) => min + Math.floor(part() * (max - min + 1)),
    oneOf: (values) => values[Math.floor(part() * values.length)] ?? values[0],
  }
}

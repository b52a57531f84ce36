import fc from 'fast-check'

/** Random decisions; the same seed gives the same ones. */
export interface Random {
  /** In [0, 1). */
  readonly part: () => number
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number
  readonly oneOf: <const Values extends readonly [unknown, ...unknown[]]>(
    values: Values,
  ) => Values[number]
}

export function createRandom(seed: number): Random {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 })
  if (!draw) throw new Error('fast-check gave no generator')
  // Without bias: likelier edge cases would press the first and the last control only.
  const evenly = () => fc.noBias(fc.maxSafeNat())
  const part = () => draw(evenly) / (Number.MAX_SAFE_INTEGER + 1)
  return {
    part,
    between: (min, max) => min + Math.floor(part() * (max - min + 1)),
    oneOf: (values) => values[Math.floor(part() * values.length)] ?? values[0],
  }
}

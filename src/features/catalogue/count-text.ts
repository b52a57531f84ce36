interface Counts {
  /** How many products, or models when grouped, are listed. */
  readonly found: number
  /** How many there are in all. */
  readonly all: number
  /** Whether some may be left out. */
  readonly isPart: boolean
  /** The variants of the listed models; undefined for a list that is not grouped. */
  readonly variants: number | undefined
}

/**
 * How much a list holds: '95 models' (specification, section 2, 'Category page'), and '5 of 27 models, 12 variants'
 * where it is filtered and grouped.
 */
export function countText({ found, all, isPart, variants }: Counts): string {
  const models = isPart ? `${found} of ${all} models` : `${all} models`
  return variants === undefined ? models : `${models}, ${variants} variants`
}

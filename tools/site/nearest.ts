import { errorsBetween } from '#src/domain/search/errors-between.ts'

/** The known name most like a wrong one: at most two typing errors apart, in short names fewer; else undefined. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((other) => {
      const limit = Math.min(2, Math.floor(other.length / 2))
      const errors = errorsBetween(name.toLowerCase(), other.toLowerCase(), limit)
      return { other, errors, limit }
    })
    .filter(({ errors, limit }) => errors <= limit)
    .sort((a, b) => a.errors - b.errors)
  return best?.other
}

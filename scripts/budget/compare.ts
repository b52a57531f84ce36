import type { RouteSize } from './measure.ts'

/** Upper limits in brotli bytes: a first visit to the home page, and what each further route adds. */
const FIRST_VISIT_LIMIT = 116_000
const ROUTE_LIMIT = 15_000

/**
 * Growth that is accepted without `npm run budget -- --write`, as a factor plus bytes: small changes, and differences
 * between compressors.
 */
const TOLERANCE = 1.02
const SMALL_CHANGE = 300

/**
 * The routes that are over their limit or grew too much, each as a sentence that names the modules that grew.
 *
 * @param known the accepted sizes
 */
export function budgetFaults(
  known: Readonly<Record<string, RouteSize>>,
  measured: Readonly<Record<string, RouteSize>>,
): string[] {
  return Object.entries(measured).flatMap(([route, size]) => {
    const before = known[route]
    const limit = route === 'first visit' ? FIRST_VISIT_LIMIT : ROUTE_LIMIT
    if (size.bytes > limit) {
      return `${route} is ${size.bytes} bytes, the limit is ${limit}: ${growth(before, size)}`
    }
    if (!before) return `${route} is not in the budget yet: it is ${size.bytes} bytes`
    if (size.bytes > before.bytes * TOLERANCE + SMALL_CHANGE) {
      return `${route} grew from ${before.bytes} to ${size.bytes} bytes: ${growth(before, size)}`
    }
    return []
  })
}

/** The five modules that grew most, with their growth in bytes before compression. */
function growth(before: RouteSize | undefined, { modules }: RouteSize): string {
  const grown = Object.entries(modules)
    .map(([name, bytes]) => ({ name, by: bytes - (before?.modules[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
  return grown
    .slice(0, 5)
    .map(({ name, by }) => `${name} +${by}`)
    .join(', ')
}

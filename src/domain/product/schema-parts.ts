import * as z from 'zod/mini'

/** A safe integer. Not `z.int`, whose code every visit would load: 100 bytes more. */
export const wholeNumber = z
  .number()
  .check(
    z.multipleOf(1, 'expected a whole number'),
    z.gte(Number.MIN_SAFE_INTEGER),
    z.lte(Number.MAX_SAFE_INTEGER),
  )

/** An invalid fact is dropped, and the product is kept. */
export function optionalFact<Fact extends z.ZodMiniType>(fact: Fact) {
  return z.optional(z.catch(z.optional(fact), undefined))
}

import * as z from 'zod/mini'

/** An invalid fact is dropped, and the product stays. */
export function optionalFact<Fact extends z.ZodMiniType>(fact: Fact) {
  return z.optional(z.catch(z.optional(fact), undefined))
}

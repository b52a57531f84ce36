import * as z from 'zod/mini'

/** A fact that a catalogue may leave out. An invalid one is dropped, and the product is kept. */
export function optionalFact<Fact extends z.ZodMiniType>(fact: Fact) {
  return z.optional(z.catch(z.optional(fact), undefined))
}

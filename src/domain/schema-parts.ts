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

/** Whether the shop may have several languages: the code for them costs other shops no bytes. */
// Node has no `env`.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
export const HAS_LANGUAGES: boolean = import.meta.env?.SHOP_LANGUAGES !== false

/** A text that only shops in several languages have. The type of the entry has it: that of its schema is the same in every shop. */
export function languageField(name: string): object {
  return { [name]: optionalFact(z.string()) }
}

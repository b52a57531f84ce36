import * as z from 'zod/mini'
import { priceSchema } from './product.ts'

/** The most characters of a text that a product asks for: order messages have to be short. */
const MOST_CHARACTERS = 100

const labelSchema = z.string().check(z.trim(), z.minLength(1))
const surchargeSchema = z.optional(priceSchema)
/** The label in the first language, if that is another: a stored cart is the same in all languages. */
const keySchema = z.optional(labelSchema)

/** Asks the shopper for a text of at most `text` characters, or for one of the `choices`. The first choice is selected at the start. */
const optionSchema = z
  .object({
    label: labelSchema,
    key: keySchema,
    text: z.optional(z.int().check(z.gte(1), z.lte(MOST_CHARACTERS))),
    surcharge: surchargeSchema,
    choices: z.optional(
      z
        .array(z.object({ label: labelSchema, key: keySchema, surcharge: surchargeSchema }))
        .check(z.minLength(1), z.refine(areDistinct, 'has two choices of the same label')),
    ),
  })
  .check(
    z.refine(
      ({ text, surcharge, choices }) =>
        choices ? (text ?? surcharge) === undefined : text !== undefined,
      'needs either a text or choices, and a surcharge only beside a text or in a choice',
    ),
  )

export type Option = z.infer<typeof optionSchema>

/** What the shop asks for before it sells a product. */
export const optionsSchema = z
  .array(optionSchema)
  .check(z.refine(areDistinct, 'has two options of the same label'))

function areDistinct(labelled: readonly { readonly label: string }[]): boolean {
  return new Set(labelled.map(({ label }) => label)).size === labelled.length
}

export function keyOf({ label, key = label }: Pick<Option, 'label' | 'key'>): string {
  return key
}

/** None if the shop cannot read them. */
export function optionsOf(options: unknown): readonly Option[] {
  return optionsSchema.safeParse(options).data ?? []
}

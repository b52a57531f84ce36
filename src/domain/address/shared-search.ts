import * as z from 'zod/mini'

/** The search parameters of a shared list: texts that `shared-lists.ts` reads. */
export const sharedSearchSchema = z.object({
  cart: z.optional(z.string()),
  favourites: z.optional(z.string()),
})

/** Without `cart` or `favourites`, that list is empty. */
export type SharedSearch = z.infer<typeof sharedSearchSchema>

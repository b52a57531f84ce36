import * as z from 'zod/mini'

export const sharedSearchSchema = z.object({
  cart: z.optional(z.string()),
  favourites: z.optional(z.string()),
})

/** Without `cart` or `favourites`, that list is empty. */
export type SharedSearch = z.infer<typeof sharedSearchSchema>

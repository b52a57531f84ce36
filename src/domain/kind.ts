import * as z from 'zod/mini'

/** What a product is, more finely than by category. */
export const KINDS = [
  'phone',
  'tablet',
  'watch',
  'earbuds',
  'headphones',
  'case',
  'charger',
  'stylus',
  'keyboard',
] as const

export const kindSchema = z.enum(KINDS)

export type Kind = z.infer<typeof kindSchema>

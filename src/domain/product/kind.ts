import * as z from 'zod/mini'

/** Kinds of product, finer than the categories. */
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

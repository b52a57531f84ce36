import * as z from 'zod/mini'
import { parameter } from './search-parameter.ts'
import { parseSlugs } from './slugs.ts'

/** How many products can be compared at once. */
export const COMPARISON_LIMIT = 4

/**
 * The search parameters of the comparison: the `itemId`s of its products, in the order of the columns and once each,
 * and whether only rows with differences are shown. A product too many is dropped, like any other value that is
 * invalid.
 */
export const compareSearchSchema = z.object({
  ids: parameter((text) => parseSlugs(text).slice(0, COMPARISON_LIMIT)),
  diff: parameter((text) => text === '1'),
})

export type CompareSearch = z.output<typeof compareSearchSchema>

import * as z from 'zod/mini'
import { parameter } from './search-parameter.ts'
import { parseSlugs } from '#src/domain/text/slugs.ts'

export const COMPARISON_LIMIT = 4

/** `ids` are the `itemId`s of the columns, at most four; `diff` shows only rows with differences. */
export const compareSearchSchema = z.object({
  ids: parameter((text) => parseSlugs(text).slice(0, COMPARISON_LIMIT)),
  diff: parameter((text) => text === '1'),
})

export type CompareSearch = z.output<typeof compareSearchSchema>

import type { Family } from '#catalogue/family.ts'
import { appleWatches } from './watches-apple.ts'
import { otherWatches } from './watches-other.ts'

export const watches: readonly Family[] = [...appleWatches, ...otherWatches]

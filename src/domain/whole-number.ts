import * as z from 'zod/mini'

/** A number without decimals. Not `z.int`, whose code every visit would load: 130 bytes more. */
export const wholeNumber = z.number().check(z.multipleOf(1, 'expected a whole number'))

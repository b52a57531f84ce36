/** How many products can be compared at once. */
export const COMPARISON_LIMIT = 4

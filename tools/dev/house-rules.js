/** What the shop and the photo studio ask of their code beyond typescript-eslint's strict rules. */
export const houseRules = {
  // Casts hide what a border should have parsed; `as const` is not a cast.
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
}

/** Catalogues are not strict about `Space Gray`, `space-gray` and `spacegray`: what they have in common. */
export function looseText(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '')
}

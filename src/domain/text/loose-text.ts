/** Ignores case, spaces, dashes and underscores: `Space Gray`, `space-gray` and `spacegray` become `spacegray`. */
export function looseText(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '')
}

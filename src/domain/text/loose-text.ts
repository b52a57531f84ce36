/**
 * Ignores case, spaces, dashes and underscores: `Space Gray`, `space-gray` and `spacegray` become `spacegray`. A dash
 * between numbers, before one or at the end stays: `1-2` is not `12`, `-1.50` not `1.50`, and `A-` not `A`.
 */
export function looseText(text: string): string {
  return plainDashes(text.toLowerCase())
    .replace(/(?<=\d)\s*[-_]\s*(?=\d)|(?<=\d)\s+(?=\d+\/)/g, '-')
    .replace(/[\s_]|-(?!$)(?<!(?<![\p{L}\p{M}])-(?=\d))|^-$/gu, '')
}

/** All dashes, and the sign minus, as `-`. */
export function plainDashes(text: string): string {
  return text.replace(/[‐-―−]/g, '-')
}

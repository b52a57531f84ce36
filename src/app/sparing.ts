declare global {
  interface Navigator {
    /** Network Information API: not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string }
  }
}

/** Whether to save data, and so prefetch nothing: the visitor asks for it, or is on a mobile network. */
export function isSparing(): boolean {
  if (typeof navigator === 'undefined') return true
  const { connection } = navigator
  return connection?.saveData === true || connection?.type === 'cellular'
}

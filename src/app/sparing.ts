declare global {
  interface Navigator {
    /** What some browsers tell of the network. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string }
  }
}

/** Whether the visitor pays for every byte, or has asked to save them: nothing is fetched ahead then. */
export function isSparing(): boolean {
  if (typeof navigator === 'undefined') return true
  const { connection } = navigator
  return connection?.saveData === true || connection?.type === 'cellular'
}

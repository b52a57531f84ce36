/** Copies a text. False where the browser refuses it, or has no clipboard, as pages over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

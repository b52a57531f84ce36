/** Opens the system's sheet for sharing. Resolves to false if it is missing or fails. */
export async function sendLink(link: { readonly title: string; readonly url: string }) {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    // The visitor has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies a link or another text. False if the browser refuses it, or has no clipboard, as on pages over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The whole address of a link, without a query before the `#`, which may tell where the visitor came from. */
export function fullAddress(href: string): string {
  const { origin, pathname } = window.location
  return new URL(href, origin + pathname).href
}

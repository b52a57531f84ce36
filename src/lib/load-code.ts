/** How long the shop waits for a part of its own code, in milliseconds. */
export const CODE_TIME_LIMIT = 30_000

/** How long `reloadOnce` waits for the shop's host, in milliseconds. */
const HOST_TIME_LIMIT = 5_000

/** A new version has replaced the code, or the network failed. */
export class CodeError extends Error {
  override readonly name = 'CodeError'

  readonly part: string

  constructor(part: string, options?: ErrorOptions) {
    super(`The code of ${part} could not be loaded`, options)
    this.part = part
  }
}

/** @throws {CodeError} when loading fails; another error when it takes longer than the time limit */
export async function loadCode<Code>(part: string, load: () => Promise<Code>): Promise<Code> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new Error(`The code of ${part} did not come in time`)
    setTimeout(() => reject(error), CODE_TIME_LIMIT)
  })
  const attempt = load().catch((cause: unknown) => {
    throw new CodeError(part, { cause })
  })
  const code = await Promise.race([attempt, tooLate])
  forgetReload(part)
  return code
}

/**
 * Reloads only once until that code has loaded, as a new version may have replaced it, and never while the host does
 * not answer: the browser's own error page would replace the shop.
 *
 * @returns whether the page is about to reload
 */
export async function reloadOnce(part: string): Promise<boolean> {
  const { location } = window
  const signal = AbortSignal.timeout(HOST_TIME_LIMIT)
  const address = location.pathname + location.search
  try {
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    if (!ok || window.sessionStorage.getItem(keyOf(part)) !== null) return false
    window.sessionStorage.setItem(keyOf(part), 'yes')
  } catch {
    // Without storage the page could reload for ever, as the next load would not know of this one.
    return false
  }
  location.reload()
  return true
}

export function forgetReload(part: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(part))
  } catch {
    // If storage is refused, nothing is remembered.
  }
}

function keyOf(part: string): string {
  return `reloadedFor:${part}${window.location.pathname}`
}

import { FILE_TIME_LIMIT } from './fetch-json.ts'

/** A part of the shop's own code could not be had: a new version has taken it away, or the network failed. */
export class CodeError extends Error {
  override readonly name = 'CodeError'

  /** Which part it is. */
  readonly part: string

  constructor(part: string, options?: ErrorOptions) {
    super(`The code of ${part} could not be loaded`, options)
    this.part = part
  }
}

/**
 * Loads a part of the shop's code.
 *
 * @throws {CodeError} when it cannot be had; another error when it does not come within the time limit
 */
export async function loadCode<Code>(part: string, load: () => Promise<Code>): Promise<Code> {
  const attempt = load().catch((cause: unknown) => {
    throw new CodeError(part, { cause })
  })
  const code = await Promise.race([attempt, timeLimit(part)])
  forgetReload(part)
  return code
}

/** How long the shop's host may take to say that it is there, in milliseconds. */
const HOST_TIME_LIMIT = 5_000

/**
 * Loads the whole shop anew for code that cannot be had, as after a new version: once, until the code has been there
 * again. Not where the host does not answer, which would put the browser's own error in the place of the shop.
 *
 * @returns whether the shop is about to be loaded anew
 */
export async function reloadOnce(part: string): Promise<boolean> {
  if (!(await isHostThere()) || !rememberReload(part)) return false
  window.location.reload()
  return true
}

/** The code is there: for the next new version, the shop may be loaded anew again. */
export function forgetReload(part: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(part))
  } catch {
    // Nothing was remembered there.
  }
}

async function isHostThere(): Promise<boolean> {
  const { pathname, search } = window.location
  const signal = AbortSignal.timeout(HOST_TIME_LIMIT)
  const options: RequestInit = { method: 'HEAD', cache: 'no-store', signal }
  return fetch(pathname + search, options).then(
    ({ ok }) => ok,
    () => false,
  )
}

const keyOf = (part: string) => `reloadedFor:${part}`

/** Whether this is the first time, and the next visit can know of it: where it cannot, reloading might never end. */
function rememberReload(part: string): boolean {
  try {
    if (window.sessionStorage.getItem(keyOf(part)) !== null) return false
    window.sessionStorage.setItem(keyOf(part), 'yes')
    return true
  } catch {
    return false
  }
}

/** Rejects when code should have come. */
function timeLimit(part: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The code of ${part} did not come in time`)), FILE_TIME_LIMIT)
  })
}

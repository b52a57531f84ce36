import type { RouteComponent } from '@tanstack/react-router'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { isStorageRefused } from '#src/state/browser-storage.ts'

/** The code of a page could not be had: a new version has taken it away, or the network failed. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError'

  readonly page: string

  constructor(page: string) {
    super(`The code of the page ${page} could not be loaded`)
    this.page = page
  }
}

/** A route, as far as its code is concerned. */
interface Page {
  readonly id: string
  readonly options: { readonly component?: RouteComponent | undefined }
}

/**
 * Has a page whose code cannot be had end in the error page. By itself the router would wait for ever for code that
 * never comes, and reload for any other failure, even where that cannot help.
 */
export function watchPageCode(pages: readonly Page[]): void {
  for (const { id, options } of pages) {
    const { component } = options
    const load = component?.preload
    if (!load) continue
    const loadOrFail = async () => {
      await Promise.race([load(), timeLimit(id)])
      // The router takes this function away from a component whose code is there.
      if (component.preload === loadOrFail) throw new PageCodeError(id)
      forgetReload(id)
    }
    component.preload = loadOrFail
  }
}

/** How long the shop's host may take to say that it is there, in milliseconds. */
const HOST_TIME_LIMIT = 5_000

/**
 * Loads the whole shop anew for a page whose code cannot be had, as after a new version: once, until the code has been
 * there again. Not where the host does not answer, which would put the browser's own error in the place of the shop,
 * nor where choices are in memory only.
 *
 * @returns whether the shop is about to be loaded anew
 */
export async function reloadOnce(page: string): Promise<boolean> {
  if (isStorageRefused() || !(await isHostThere()) || !rememberReload(page)) return false
  window.location.reload()
  return true
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

const keyOf = (page: string) => `reloadedFor:${page}`

/** Whether this is the first time, and the next visit can know of it: where it cannot, reloading might never end. */
function rememberReload(page: string): boolean {
  try {
    if (window.sessionStorage.getItem(keyOf(page)) !== null) return false
    window.sessionStorage.setItem(keyOf(page), 'yes')
    return true
  } catch {
    return false
  }
}

function forgetReload(page: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(page))
  } catch {
    // Nothing was remembered there.
  }
}

/** Rejects when code should have come. */
function timeLimit(page: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The code of ${page} did not come in time`)), FILE_TIME_LIMIT)
  })
}
